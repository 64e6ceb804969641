import { style } from "@vanilla-extract/css"
import { font } from "../../theme/font.ts"
import { tokens } from "../../theme/tokens.css.ts"

export const legend = style({ ...font.bodyS, color: tokens.color.textMuted })
export const title = style({ ...font.label, color: tokens.color.brand, paddingBlock: 8 })
export const list = style({
  display: "grid",
  gap: "6px 20px",
  gridTemplateColumns: "repeat(auto-fill, minmax(210px, 1fr))"
})
export const item = style({ display: "flex", alignItems: "center", gap: tokens.space.x2 })
