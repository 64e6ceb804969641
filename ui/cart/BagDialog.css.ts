import { style } from "@vanilla-extract/css"
import { font } from "../theme/font.ts"

export const body = style({ display: "grid", gap: 12 })
export const foot = style({ flex: 1, display: "grid", gap: 10 })
export const sum = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  ...font.h3,
  fontVariantNumeric: "tabular-nums"
})
