import { style } from "@vanilla-extract/css"
import { font } from "../../theme/font.ts"
import { tokens } from "../../theme/tokens.css.ts"

export const crumbs = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: 6,
  paddingBlock: tokens.space.x4,
  ...font.bodyS,
  color: tokens.color.textMuted
})
export const step = style({ display: "flex", gap: 6, alignItems: "center" })
export const link = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: 24,
  ":hover": { color: tokens.color.brand, textDecoration: "underline" }
})
export const here = style({ color: tokens.color.text, ...font.label })
