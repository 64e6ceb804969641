import { globalStyle, style, styleVariants } from "@vanilla-extract/css"
import { wide } from "../theme/breakpoints.ts"
import { font } from "../theme/font.ts"
import { tokens } from "../theme/tokens.css.ts"

const base = style({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: 6,
  flex: "none",
  minHeight: 40,
  padding: "4px 14px",
  border: `1px solid ${tokens.color.borderStrong}`,
  borderRadius: tokens.radius.pill,
  background: tokens.color.surface,
  ...font.bodySMedium,
  whiteSpace: "nowrap",
  ":hover": { background: tokens.color.surfaceTint },
  ":focus-visible": { borderRadius: tokens.radius.pill }
})

export const chip = styleVariants({
  off: [base],
  on: [base, { background: tokens.color.surfaceTint, borderColor: tokens.color.brand, color: tokens.color.brand }]
})

/** Chips in a line that scrolls sideways if it must. */
export const row = style({
  display: "flex",
  gap: tokens.space.x2,
  overflowX: "auto",
  scrollbarWidth: "none",
  marginInline: -16,
  paddingInline: 16,
  paddingBlock: 4,
  "@media": { [wide]: { marginInline: -4, paddingInline: 4 } }
})
globalStyle(`${row} > *`, { flex: "none" })
