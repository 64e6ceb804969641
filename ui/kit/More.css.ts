import { style } from "@vanilla-extract/css"
import { wide } from "../theme/breakpoints.ts"
import { font } from "../theme/font.ts"
import { tokens } from "../theme/tokens.css.ts"

export const more = style({
  display: "grid",
  justifyItems: "center",
  gap: tokens.space.x2,
  marginTop: 26,
  ...font.bodyS,
  color: tokens.color.textMuted,
  "@media": { [wide]: { marginTop: 36 } }
})
export const bar = style({
  appearance: "none",
  display: "block",
  width: 200,
  height: 6,
  border: 0,
  borderRadius: 9,
  overflow: "hidden",
  background: tokens.color.border,
  "::-webkit-progress-bar": { background: tokens.color.border },
  "::-webkit-progress-value": { background: tokens.color.brand },
  "::-moz-progress-bar": { background: tokens.color.brand }
})
export const button = style({ "@media": { "screen and (max-width: 991px)": { width: "100%" } } })
