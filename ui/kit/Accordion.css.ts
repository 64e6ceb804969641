import { globalStyle, style } from "@vanilla-extract/css"
import { tokens } from "../theme/tokens.css.ts"

export const part = style({ borderBottom: `1px solid ${tokens.color.border}` })
export const head = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: tokens.space.x2,
  minHeight: 52,
  font: `700 .9375rem/1.25rem ${tokens.font.body}`
})
export const sign = style({ transition: `transform ${tokens.motion.base} ${tokens.motion.standard}` })
globalStyle(`${part}[open] > ${head} ${sign}`, { transform: "rotate(180deg)" })
export const body = style({
  paddingBottom: tokens.space.x4,
  font: `400 .875rem/1.375rem ${tokens.font.body}`,
  color: tokens.color.textMuted
})
