import { style } from "@vanilla-extract/css"
import { font } from "../../theme/font.ts"
import { tokens } from "../../theme/tokens.css.ts"

export const sides = style({ display: "grid", gridTemplateColumns: "1fr 1fr", gap: tokens.space.x3 })
export const side = style({ display: "flex", flexDirection: "column", gap: tokens.space.x1, ...font.label })
export const select = style({
  minHeight: 44,
  width: "100%",
  padding: "4px 10px",
  border: `1px solid ${tokens.color.borderStrong}`,
  borderRadius: tokens.radius.sm,
  background: tokens.color.surface,
  color: tokens.color.text
})
