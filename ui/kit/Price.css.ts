import { style, styleVariants } from "@vanilla-extract/css"
import { font } from "../theme/font.ts"
import { tokens } from "../theme/tokens.css.ts"

export const line = styleVariants({
  card: { display: "flex", flexWrap: "wrap", alignItems: "baseline", gap: "0 6px" },
  page: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "4px 10px" }
})

export const now = styleVariants({ card: font.price, page: font.priceL })
/** Quieter than the amount. */
export const from = style({ ...font.bodySMedium, marginRight: 2 })
export const reduced = style({ color: tokens.color.accent })

const before = { color: tokens.color.textMuted, fontVariantNumeric: "tabular-nums" }
export const struck = styleVariants({
  card: { ...font.caption, ...before },
  page: { ...font.bodyS, ...before }
})
