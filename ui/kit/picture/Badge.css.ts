import { style, styleVariants } from "@vanilla-extract/css"
import { font } from "../../theme/font.ts"
import { tokens } from "../../theme/tokens.css.ts"

const base = style({
  display: "inline-flex",
  alignItems: "center",
  gap: tokens.space.x1,
  minHeight: 24,
  padding: "4px 9px",
  borderRadius: tokens.radius.xs,
  ...font.captionStrong,
  whiteSpace: "nowrap"
})

export const badge = styleVariants({
  sale: [base, { background: tokens.fixed.sale, color: tokens.fixed.onSale }],
  saving: [base, { background: tokens.color.accentTint, color: tokens.color.accent }],
  success: [base, { background: tokens.color.successTint, color: tokens.color.success }],
  info: [base, { background: tokens.color.infoTint, color: tokens.color.info }],
  warning: [base, { background: tokens.color.warningTint, color: tokens.color.warning }],
  danger: [base, { background: tokens.color.dangerTint, color: tokens.color.danger }],
  inverse: [base, { background: tokens.color.surfaceInverse, color: tokens.color.textOnInverse }],
  quiet: [base, { background: tokens.color.surfaceSunken, color: tokens.color.text }]
})
