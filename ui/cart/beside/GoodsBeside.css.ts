import { globalStyle, style } from "@vanilla-extract/css"
import { one } from "../../kit/picture/Rating.css.ts"
import { font } from "../../theme/font.ts"
import { tokens } from "../../theme/tokens.css.ts"

export const beside = style({ containerType: "inline-size", minWidth: 0 })
export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: "0 12px"
})
/** Two rows of two, or one row if there is room for it. */
export const goods = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: "20px 12px",
  marginTop: 14,
  "@container": { "(width >= 30rem)": { gridTemplateColumns: "repeat(4, minmax(0, 1fr))", columnGap: 16 } }
})
export const place = style({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "start",
  gap: 2
})
export const brand = style({ marginTop: 8, ...font.caption, color: tokens.color.textMuted })
export const name = style({
  ...font.bodySMedium,
  overflowWrap: "anywhere",
  // The whole tile leads there.
  "::after": { content: "", position: "absolute", inset: 0, borderRadius: tokens.radius.petal },
  ":hover": { color: tokens.color.brand },
  ":focus-visible": { outline: "none" },
  selectors: { "&:focus-visible::after": { outline: `3px solid ${tokens.color.focus}`, outlineOffset: 2 } }
})
export const rating = style({
  display: "flex",
  alignItems: "center",
  gap: 5,
  ...font.caption,
  color: tokens.color.textMuted
})
globalStyle(`${rating} > b`, { color: tokens.color.text })
/** A class alone: no page fetches the drawing of ratings for it. */
export const star = style([one[13]])
