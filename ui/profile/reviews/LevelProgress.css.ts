import { style } from "@vanilla-extract/css"
import { font } from "../../theme/font.ts"
import { tokens } from "../../theme/tokens.css.ts"

export const box = style({
  display: "grid",
  gap: 8,
  marginBottom: 16,
  padding: 16,
  borderRadius: tokens.radius.petal,
  background: tokens.color.surfaceTint
})
export const bar = style({
  appearance: "none",
  display: "block",
  width: "100%",
  height: 8,
  border: 0,
  borderRadius: 9,
  overflow: "hidden",
  background: tokens.color.border,
  "::-webkit-progress-bar": { background: tokens.color.border },
  "::-webkit-progress-value": { background: tokens.color.brand },
  "::-moz-progress-bar": { background: tokens.color.brand }
})
export const text = style(font.bodyS)
export const links = style({ display: "flex", flexWrap: "wrap", gap: "4px 16px" })
