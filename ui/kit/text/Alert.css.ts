import { style, styleVariants } from "@vanilla-extract/css"
import { font } from "../../theme/font.ts"
import { tokens } from "../../theme/tokens.css.ts"

const base = style({
  display: "flex",
  alignItems: "flex-start",
  gap: 10,
  padding: "10px 14px",
  borderRadius: tokens.radius.md,
  ...font.bodyS
})
export const alert = styleVariants({
  info: [base, { background: tokens.color.surfaceTint }],
  warning: [base, { background: tokens.color.warningTint, color: tokens.color.warning }],
  danger: [base, { background: tokens.color.dangerTint, color: tokens.color.danger }],
  good: [base, { background: tokens.color.successTint, color: tokens.color.success }]
})
export const sign = style({ flex: "none" })
export const words = style({
  flex: 1,
  minWidth: 0,
  display: "grid",
  gap: 6,
  justifyItems: "start",
  overflowWrap: "anywhere"
})
