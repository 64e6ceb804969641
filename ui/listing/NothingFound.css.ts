import { globalStyle, style, styleVariants } from "@vanilla-extract/css"
import { wide } from "../theme/breakpoints.ts"
import { font } from "../theme/font.ts"
import { tokens } from "../theme/tokens.css.ts"

export const head = style({ maxWidth: 640, "@media": { [wide]: { paddingTop: 8 } } })
export const title = style({ ...font.h1, overflowWrap: "anywhere" })
export const hint = style({ marginTop: 4, ...font.bodyS, color: tokens.color.textMuted })

/** The nearest word: the one thing to do on this page. */
export const nearest = style({
  display: "flex",
  alignItems: "center",
  gap: 14,
  minHeight: 64,
  marginTop: 12,
  padding: "8px 16px",
  borderRadius: tokens.radius.petal,
  background: tokens.color.surfaceTint,
  ...font.bodyS,
  ":hover": { boxShadow: `inset 0 0 0 1px ${tokens.color.brand}` }
})
export const words = style({ flex: 1, minWidth: 0 })
export const word = style({
  display: "block",
  ...font.h3,
  color: tokens.color.brand,
  overflowWrap: "anywhere"
})
export const count = style({
  display: "inline-flex",
  alignItems: "center",
  gap: 6,
  ...font.label,
  color: tokens.color.brand,
  whiteSpace: "nowrap"
})
export const broader = style({ marginTop: 8 })
export const chip = style({ minHeight: 44 })

/** As many cards as stand in one row, in two, or in one beside the filter, at every width: no row has a hole. */
export const rows = styleVariants({ one: {}, two: {}, beside: {} })
const phone = [2, "screen and (max-width: 599px)"] as const
const large = [3, "screen and (min-width: 600px) and (max-width: 767px)"] as const
const columns = {
  one: [
    phone,
    large,
    [4, "screen and (min-width: 768px) and (max-width: 1199px)"],
    [5, "screen and (min-width: 1200px)"]
  ],
  beside: [
    phone,
    large,
    [4, "screen and (min-width: 768px) and (max-width: 991px)"],
    [3, "screen and (min-width: 992px) and (max-width: 1199px)"],
    [4, "screen and (min-width: 1200px)"]
  ]
} as const
const hideAfter = (row: string, count: number, media: string) =>
  globalStyle(`${row} > ul > :nth-child(n + ${count + 1})`, { "@media": { [media]: { display: "none" } } })
for (const [count, media] of columns.one) {
  hideAfter(rows.one, count, media)
  hideAfter(rows.two, 2 * count, media)
}
for (const [count, media] of columns.beside) hideAfter(rows.beside, count, media)
