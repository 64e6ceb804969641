import { style } from "@vanilla-extract/css"
import { font } from "../theme/font.ts"
import { tokens } from "../theme/tokens.css.ts"

export const notice = style({
  display: "grid",
  gap: 12,
  padding: "20px 16px 16px",
  marginBlock: 16,
  borderRadius: tokens.radius.petal,
  background: tokens.color.warningTint
})
/** Two things at the ends of a line. */
export const ends = style({ display: "flex", alignItems: "center", justifyContent: "space-between", gap: 12 })
export const readOnly = style({ display: "flex", alignItems: "center", gap: 4 })
export const draft = style([ends, { minHeight: 80, borderBottom: `1px solid ${tokens.color.border}` }])
export const total = style(font.price)
