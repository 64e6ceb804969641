import { style } from "@vanilla-extract/css"
import { font } from "../../theme/font.ts"
import { tokens } from "../../theme/tokens.css.ts"

export const stepper = style({
  display: "inline-flex",
  alignItems: "center",
  border: `1px solid ${tokens.color.borderStrong}`,
  borderRadius: tokens.radius.pill,
  background: tokens.color.surface
})
export const press = style({
  display: "grid",
  placeItems: "center",
  width: tokens.size.tap,
  height: tokens.size.tap,
  borderRadius: "50%",
  color: tokens.color.brand,
  ":hover": { background: tokens.color.surfaceTint },
  ":focus-visible": { borderRadius: "50%" },
  selectors: { '&[aria-disabled="true"]': { color: tokens.color.textMuted, cursor: "default", background: "none" } }
})
export const value = style({
  minWidth: 28,
  textAlign: "center",
  ...font.label,
  fontVariantNumeric: "tabular-nums"
})
