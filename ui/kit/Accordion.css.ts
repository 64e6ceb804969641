import { globalStyle, style } from "@vanilla-extract/css"
import { font } from "../theme/font.ts"
import { tokens } from "../theme/tokens.css.ts"

export const part = style({ borderBottom: `1px solid ${tokens.color.border}` })
export const head = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: tokens.space.x2,
  minHeight: 52,
  ...font.label
})
export const sign = style({ transition: `transform ${tokens.motion.base} ${tokens.motion.standard}` })
globalStyle(`${part}[open] > ${head} ${sign}`, { transform: "rotate(180deg)" })
export const body = style({
  paddingBottom: tokens.space.x4,
  ...font.bodyS,
  color: tokens.color.textMuted
})
