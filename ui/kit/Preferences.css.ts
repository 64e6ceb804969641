import { style } from "@vanilla-extract/css"
import { font } from "../theme/font.ts"
import { tokens } from "../theme/tokens.css.ts"

export const preferences = style({ display: "flex", flexWrap: "wrap", gap: "12px 20px" })
export const group = style({
  display: "inline-flex",
  flexWrap: "wrap",
  padding: 3,
  border: `1px solid ${tokens.color.borderStrong}`,
  // A pill in one line, and round corners in several.
  borderRadius: 22,
  background: tokens.color.surface
})
export const choice = style({
  display: "inline-flex",
  alignItems: "center",
  gap: 6,
  minHeight: 36,
  padding: "0 12px",
  borderRadius: tokens.radius.pill,
  ...font.bodySMedium,
  color: tokens.color.textMuted,
  ":focus-visible": { borderRadius: tokens.radius.pill },
  selectors: {
    '&[aria-pressed="true"]': { background: tokens.color.surfaceTint, color: tokens.color.brand }
  }
})
