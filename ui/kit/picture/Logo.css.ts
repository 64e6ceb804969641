import { style } from "@vanilla-extract/css"
import { wide } from "../../theme/breakpoints.ts"
import { font } from "../../theme/font.ts"
import { tokens } from "../../theme/tokens.css.ts"

export const mark = style({ fill: "currentColor", flex: "none" })
export const glint = style({ fill: tokens.fixed.glint })

export const logo = style({
  display: "inline-flex",
  maxWidth: "100%",
  alignItems: "center",
  gap: 7,
  padding: 4,
  minHeight: tokens.size.tap,
  ...font.logo,
  color: tokens.color.brand,
  "@media": { [wide]: { gap: 10 } }
})
export const sign = style({ width: ".92em", height: ".92em" })
/** A sign of many letters is smaller, and in two lines if there is little room beside it. */
export const long = style({ ...font.h3, minWidth: 0, overflowWrap: "anywhere", textWrap: "balance" })
