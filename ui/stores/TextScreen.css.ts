import { style } from "@vanilla-extract/css"
import { font } from "../theme/font.ts"

export const text = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: 14,
  maxWidth: "66ch",
  marginTop: 16
})
export const questions = style({ maxWidth: "66ch", marginTop: 28 })
export const questionsTitle = style({ marginBottom: 8, ...font.h2 })
