import { style } from "@vanilla-extract/css"
import { font, strong } from "../theme/font.ts"
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
  ...font.captionBound,
  ...strong,
  textAlign: "center",
  fontVariantNumeric: "tabular-nums"
})
