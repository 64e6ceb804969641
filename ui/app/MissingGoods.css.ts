import { globalStyle, style } from "@vanilla-extract/css"
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
export const place = style({ position: "relative" })
export const tile = style({
  display: "block",
  marginBottom: 4,
  // The whole tile leads there.
  "::after": { content: "", position: "absolute", inset: 0 },
  ":hover": { color: tokens.color.brand }
})
export const brand = style({
  display: "block",
  marginTop: 8,
  ...font.caption,
  color: tokens.color.textMuted
})
export const name = style({ display: "block", ...font.bodyS })
