import { style } from "@vanilla-extract/css"
import { wide } from "../../theme/breakpoints.ts"
import { tokens } from "../../theme/tokens.css.ts"

export const mark = style({ fill: "currentColor", width: "1em", height: "1em", flex: "none" })
export const glint = style({ fill: tokens.fixed.glint })

export const logo = style({
  display: "inline-flex",
  alignItems: "center",
  gap: 7,
  padding: 4,
  minHeight: tokens.size.tap,
  font: `400 27px/1 ${tokens.font.display}`,
  letterSpacing: "-.015em",
  color: tokens.color.brand,
  "@media": { [wide]: { fontSize: 36, gap: 10 } }
})
export const sign = style({ fontSize: 25, "@media": { [wide]: { fontSize: 33 } } })
