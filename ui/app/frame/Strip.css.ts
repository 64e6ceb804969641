import { style } from "@vanilla-extract/css"
import { tokens } from "../../theme/tokens.css.ts"

export const strip = style({
  padding: "8px 12px",
  background: tokens.color.strip,
  color: tokens.color.onStrip,
  font: tokens.text.caption,
  textAlign: "center",
  textWrap: "balance"
})
export const link = style({ ":hover": { textDecoration: "underline", textUnderlineOffset: 3 } })

export const emergency = style([
  strip,
  {
    display: "flex",
    alignItems: "center",
    justifyContent: "center",
    gap: 8,
    background: tokens.color.warningTint,
    color: tokens.color.warning,
    fontWeight: 600
  }
])
