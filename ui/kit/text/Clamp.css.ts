import { style } from "@vanilla-extract/css"
import { font } from "../../theme/font.ts"
import { tokens } from "../../theme/tokens.css.ts"

export const rest = style({ display: "inline" })
/** Once the rest is shown, the button that offered it is gone. */
export const more = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: 24,
  color: tokens.color.brand,
  ...font.label,
  selectors: { "[open] > &": { display: "none" } }
})
