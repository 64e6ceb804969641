import { style } from "@vanilla-extract/css"
import { font } from "../../theme/font.ts"
import { tokens } from "../../theme/tokens.css.ts"

export const clock = style({
  display: "inline-flex",
  alignItems: "center",
  gap: 4,
  ...font.label,
  fontVariantNumeric: "tabular-nums",
  color: tokens.color.text,
  "@media": { print: { display: "none" } }
})
export const digits = style({
  minWidth: 30,
  padding: "2px 6px",
  borderRadius: tokens.radius.xs,
  background: tokens.color.surfaceInverse,
  color: tokens.color.textOnInverse,
  fontStyle: "normal",
  textAlign: "center"
})
