import { globalStyle, style } from "@vanilla-extract/css"
import { mask } from "../kit/picture/Rating.css.ts"
import { fiveColumns, fourColumns, threeColumns } from "../theme/breakpoints.ts"
import { font } from "../theme/font.ts"
import { tokens } from "../theme/tokens.css.ts"

const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` })

/** One full row: 4 on a telephone in two, then 3, 4 and 5. */
export const goods = style({
  display: "grid",
  gap: "20px 12px",
  marginTop: 14,
  paddingBottom: 28,
  ...columns(2),
  "@media": { [threeColumns]: columns(3), [fourColumns]: columns(4), [fiveColumns]: { gap: 20, ...columns(5) } }
})
globalStyle(`${goods} > :nth-child(5)`, { "@media": { "screen and (max-width: 1199px)": { display: "none" } } })
globalStyle(`${goods} > :nth-child(4)`, {
  "@media": { "screen and (min-width: 600px) and (max-width: 767px)": { display: "none" } }
})
globalStyle(`${goods} > li`, { position: "relative" })
export const tile = style({
  display: "block",
  marginBottom: 4,
  // The whole tile leads there.
  "::after": { content: "", position: "absolute", inset: 0 },
  ":hover": { color: tokens.color.brand }
})
/** Brand and name below the picture. */
globalStyle(`${tile} > span ~ span`, { display: "block", ...font.bodyS })
globalStyle(`${tile} > span:nth-of-type(2)`, { marginTop: 8, ...font.caption, color: tokens.color.textMuted })
/** The rating behind one star: this part of the frame loads no script for more of them. */
const rating = `${goods} > li > p + p`
globalStyle(rating, { marginTop: 4, ...font.caption, color: tokens.color.textMuted })
globalStyle(`${rating}::before`, {
  content: "",
  display: "inline-block",
  width: 13,
  height: 13,
  marginRight: 4,
  verticalAlign: -1,
  background: tokens.color.star,
  maskImage: mask,
  maskSize: "100%",
  forcedColorAdjust: "none"
})
