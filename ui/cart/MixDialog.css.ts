import { style } from "@vanilla-extract/css"
import { tokens } from "../theme/tokens.css.ts"

export const sides = style({ display: "grid", gridTemplateColumns: "1fr 1fr", gap: 12, marginBlock: 20 })
const side = style({
  display: "grid",
  alignContent: "start",
  gap: 8,
  minWidth: 0,
  padding: 14,
  borderRadius: tokens.radius.petal,
  overflowWrap: "anywhere"
})
export const held = style([side, { background: tokens.color.surfaceSunken }])
export const wanted = style([side, { background: tokens.color.warningTint }])
export const pictures = style({ display: "flex", gap: 4 })
export const picture = style({ flex: "0 1 52px" })
