import { style } from "@vanilla-extract/css"
import { font } from "../../theme/font.ts"
import { tokens } from "../../theme/tokens.css.ts"

/** What happened, that nothing is lost, and the next step. */
export const words = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 14 })
/** What matters most: until when, or what is wrong. */
export const first = style(font.body)
/** What is left of a pause. */
export const left = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "8px 12px",
  padding: "12px 16px",
  borderRadius: tokens.radius.petal,
  background: tokens.color.surfaceTint
})
