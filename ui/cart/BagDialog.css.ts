import { style } from "@vanilla-extract/css"
import { tokens } from "../theme/tokens.css.ts"

export const body = style({ display: "grid", gap: 12 })
export const foot = style({ flex: 1, display: "grid", gap: 10 })
export const sum = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  font: tokens.text.h3,
  fontVariantNumeric: "tabular-nums"
})
