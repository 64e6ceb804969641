import { style } from "@vanilla-extract/css"
import { font } from "../../theme/font.ts"
import { tokens } from "../../theme/tokens.css.ts"

export const frame = style({
  overflow: "auto",
  maxHeight: "78vh",
  border: `1px solid ${tokens.color.border}`,
  borderRadius: tokens.radius.md,
  background: tokens.color.surface
})
export const table = style({ width: "100%", borderCollapse: "collapse", ...font.bodyS })
export const caption = style({ padding: tokens.space.x4, textAlign: "start", ...font.label })
export const heading = style({
  position: "sticky",
  top: 0,
  padding: "10px 14px",
  textAlign: "start",
  ...font.label,
  background: tokens.color.surfaceSunken
})
export const cell = style({
  padding: "8px 14px",
  textAlign: "start",
  verticalAlign: "top",
  ...font.bodyS,
  borderTop: `1px solid ${tokens.color.border}`
})
export const looked = style({ background: tokens.color.surfaceTint })
export const link = style({
  textAlign: "start",
  color: tokens.color.brand,
  textDecoration: "underline",
  textUnderlineOffset: 3,
  minHeight: 24
})
