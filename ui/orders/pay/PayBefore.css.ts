import { style } from "@vanilla-extract/css"
import * as kit from "../../kit/text/Text.css.ts"
import { font } from "../../theme/font.ts"
import { tokens } from "../../theme/tokens.css.ts"

export const deadline = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "8px 12px",
  padding: "12px 18px",
  borderRadius: tokens.radius.lg,
  background: tokens.color.warningTint
})
export const text = style([kit.text.label])
export const until = style({ display: "block", ...font.bodyS })
