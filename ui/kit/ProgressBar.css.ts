import { style } from "@vanilla-extract/css"
import { tokens } from "../theme/tokens.css.ts"

export const bar = style({
  appearance: "none",
  display: "block",
  width: "100%",
  height: 5,
  border: 0,
  borderRadius: 9,
  overflow: "hidden",
  color: "inherit",
  background: tokens.color.surface,
  "::-webkit-progress-bar": { background: tokens.color.surface },
  "::-webkit-progress-value": { background: "currentColor", borderRadius: 9 },
  "::-moz-progress-bar": { background: "currentColor", borderRadius: 9 }
})
