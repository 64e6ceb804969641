import { style, styleVariants } from "@vanilla-extract/css"
import { wide } from "../theme/breakpoints.ts"
import { tokens } from "../theme/tokens.css.ts"

export const line = styleVariants({
  card: { display: "flex", flexWrap: "wrap", alignItems: "baseline", gap: "0 6px" },
  page: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "4px 10px" }
})

const paid = style({ fontVariantNumeric: "tabular-nums" })
export const now = styleVariants({
  card: [paid, { font: tokens.text.price, "@media": { [wide]: { fontSize: "1.0625rem", lineHeight: "1.375rem" } } }],
  page: [paid, { font: tokens.text.priceL }]
})
/** Quieter than the amount. */
export const from = style({ font: tokens.text.small, fontWeight: 500 })
export const reduced = style({ color: tokens.color.accent })

const before = style({ color: tokens.color.textMuted, fontVariantNumeric: "tabular-nums" })
export const struck = styleVariants({
  card: [before, { font: tokens.text.caption, fontWeight: 400 }],
  page: [before, { fontSize: ".9375rem" }]
})
