import { style } from "@vanilla-extract/css"
import { tokens } from "../theme/tokens.css.ts"

export const words = style({ display: "grid", gap: 12, font: tokens.text.bodyS })
export const soon = style({
  padding: "12px 14px",
  borderRadius: tokens.radius.petalSm,
  background: tokens.color.surfaceTint
})
export const legal = style({ display: "flex", flexWrap: "wrap", gap: "0 14px" })
export const link = style({
  minHeight: 36,
  color: tokens.color.brand,
  font: tokens.text.label,
  textDecoration: "underline",
  textUnderlineOffset: 3
})
