import { style } from "@vanilla-extract/css"
import { drawnLater } from "../../kit/picture/drawn-later.css.ts"
import { wide } from "../../theme/breakpoints.ts"
import { font } from "../../theme/font.ts"
import { tokens } from "../../theme/tokens.css.ts"

export const footer = style([
  drawnLater(800, 480),
  {
    marginTop: 18,
    paddingBlock: "24px 28px",
    background: tokens.color.surfaceSunken,
    "@media": { [wide]: { marginTop: 52, paddingBlock: "40px 44px" } }
  }
])
export const trust = style({
  display: "grid",
  gap: 14,
  marginBottom: 22,
  "@media": { [wide]: { gridTemplateColumns: "repeat(3, 1fr)", gap: 32, marginBottom: 36 } }
})
export const promise = style({
  display: "flex",
  gap: 12,
  ...font.bodyS,
  color: tokens.color.textMuted
})
export const sign = style({ color: tokens.color.brand, marginTop: 2 })
export const strong = style({ display: "block", color: tokens.color.text, ...font.label })

export const columns = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: 16,
  paddingBlock: 20,
  borderTop: `1px solid ${tokens.color.border}`,
  "@media": { [wide]: { gridTemplateColumns: "1.4fr repeat(3, 1fr)", gap: 32 } }
})
export const brand = style({
  display: "grid",
  gap: 8,
  justifyItems: "start",
  alignContent: "start",
  ...font.bodyS,
  color: tokens.color.textMuted
})
export const title = style({ ...font.label, "@media": { [wide]: { marginBottom: 6 } } })
/** One after the other in lines on narrow screens, one below the other on wide ones. */
export const links = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: 18,
  "@media": { [wide]: { display: "block" } }
})
export const link = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: 36,
  ...font.bodyS,
  color: tokens.color.textMuted,
  ":hover": { color: tokens.color.brand, textDecoration: "underline", textUnderlineOffset: 3 }
})
export const sample = style({
  maxWidth: "80ch",
  marginTop: 16,
  ...font.caption,
  color: tokens.color.textMuted
})
/** Is replaced by its content in the grid. */
export const ways = style({ display: "contents" })
