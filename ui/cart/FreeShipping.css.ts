import { style, styleVariants } from "@vanilla-extract/css"
import { font } from "../theme/font.ts"
import { tokens } from "../theme/tokens.css.ts"

const base = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: 8,
  padding: "10px 14px",
  borderRadius: tokens.radius.md
})
export const box = styleVariants({
  missing: [base, { background: tokens.color.successTint, color: tokens.color.text }],
  reached: [base, { background: tokens.color.successTint, color: tokens.color.success }]
})
export const words = style({ display: "flex", alignItems: "center", gap: 8, textWrap: "balance", ...font.label })
export const way = style({ display: "grid", color: tokens.color.success })
