import { style } from "@vanilla-extract/css"
import { tokens } from "../theme/tokens.css.ts"

export const button = style({ position: "relative" })
export const count = style({
  position: "absolute",
  top: 3,
  right: 1,
  minWidth: 18,
  padding: "0 5px",
  borderRadius: tokens.radius.pill,
  background: tokens.color.accent,
  color: tokens.color.onAccent,
  // It leaves the bag below it in sight.
  font: `700 min(.75rem, 16px)/1.5 ${tokens.font.body}`,
  textAlign: "center",
  fontVariantNumeric: "tabular-nums"
})
