import { globalStyle, style } from "@vanilla-extract/css"
import * as kit from "../../kit/text/Text.css.ts"
import { font } from "../../theme/font.ts"

const black = "#000"

/** Only on paper, and then in place of everything beside it. */
export const receipt = style({
  display: "none",
  "@media": { print: { display: "grid", gap: 20, color: black, overflowWrap: "anywhere", ...font.bodyS } }
})
globalStyle(`${receipt} ~ *`, { "@media": { print: { display: "none !important" } } })
globalStyle(`${receipt} *`, { color: "inherit", borderColor: black })
globalStyle(`${receipt} :is(p, dl, dd)`, { margin: 0 })

export const top = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  gap: "8px 24px",
  paddingBottom: 16,
  borderBottom: `2px solid ${black}`
})
export const title = style(font.h1)
export const right = style({ display: "grid", justifyItems: "end", gap: 4 })
export const paid = style({ padding: "2px 12px", border: `2px solid ${black}`, borderRadius: 6, ...font.label })

export const facts = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 17rem), 1fr))",
  gap: 24
})
export const part = style({ display: "grid", gap: 6, alignContent: "start" })
export const partTitle = style([kit.text.label])
export const pairs = style({ display: "grid", gridTemplateColumns: "minmax(0, auto) minmax(0, 1fr)", gap: "4px 16px" })
export const pair = style({ display: "contents" })
export const address = style({ display: "grid", fontStyle: "normal" })

export const table = style({ width: "100%", borderCollapse: "collapse" })
globalStyle(`${table} :is(th, td)`, {
  padding: "8px 0 8px 12px",
  borderBlock: `1px solid ${black}`,
  textAlign: "end",
  verticalAlign: "top",
  fontVariantNumeric: "tabular-nums"
})
globalStyle(`${table} :is(th, td):first-child`, { paddingLeft: 0, textAlign: "start" })
globalStyle(`${table} tr`, { breakInside: "avoid" })
export const small = style({ display: "block" })

export const sums = style({
  display: "grid",
  gap: 8,
  width: "min(100%, 27rem)",
  marginInlineStart: "auto",
  breakInside: "avoid"
})
export const foot = style({ paddingTop: 12, borderTop: `1px solid ${black}`, textAlign: "end" })
