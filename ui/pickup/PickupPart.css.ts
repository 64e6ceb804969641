import { style } from "@vanilla-extract/css"
import { font } from "../theme/font.ts"
import { tokens } from "../theme/tokens.css.ts"

export const chosen = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "flex-start",
  gap: 12,
  padding: "14px 16px",
  border: `1px solid ${tokens.color.border}`,
  borderRadius: tokens.radius.petal,
  background: tokens.color.surface
})
export const sign = style({ flex: "none", marginTop: 2, color: tokens.color.brand })
export const words = style({ flex: "1 1 12rem", minWidth: 0, display: "grid", gap: 2 })
export const ready = style({
  display: "flex",
  alignItems: "center",
  gap: 6,
  marginTop: 4,
  ...font.bodySMedium,
  color: tokens.color.success
})
