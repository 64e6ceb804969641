import { style, styleVariants } from "@vanilla-extract/css"
import { font } from "../../theme/font.ts"
import { tokens } from "../../theme/tokens.css.ts"

export const show = style({
  flex: "none",
  minWidth: 44,
  minHeight: 44,
  marginRight: -10,
  padding: "0 10px",
  border: 0,
  background: "none",
  cursor: "pointer",
  ...font.label,
  color: tokens.color.brand
})

export const strength = style({
  display: "grid",
  gridTemplateColumns: "96px minmax(0, 1fr)",
  alignItems: "center",
  gap: 10,
  marginTop: 8,
  ...font.bodyS,
  color: tokens.color.textMuted
})
export const bar = style({ height: 6, borderRadius: 3, background: tokens.color.border, overflow: "hidden" })
const fill = style({ display: "block", height: "100%", borderRadius: 3 })
export const filled = styleVariants({
  common: [fill, { width: "15%", background: tokens.color.danger }],
  weak: [fill, { width: "35%", background: tokens.color.warning }],
  fair: [fill, { width: "70%", background: tokens.color.brand }],
  strong: [fill, { width: "100%", background: tokens.color.success }]
})
