import { style, styleVariants } from "@vanilla-extract/css"
import { font } from "../theme/font.ts"
import { appear } from "../theme/keyframes.css.ts"
import { tokens } from "../theme/tokens.css.ts"

export const light = style({
  position: "fixed",
  zIndex: tokens.z.tour,
  borderRadius: tokens.radius.lg,
  // As wide as `border` in placing.ts, which keeps it on the screen.
  boxShadow: "0 0 0 6px rgb(255 255 255 / .28), 0 0 0 200vmax rgb(24 6 17 / .55)",
  // If colours are forced, there are no shadows.
  outline: "2px solid transparent",
  pointerEvents: "none",
  animation: `${appear} ${tokens.motion.base} ${tokens.motion.enter}`,
  transition: `left ${tokens.motion.slow} ${tokens.motion.standard}, top ${tokens.motion.slow} ${tokens.motion.standard}, width ${tokens.motion.slow} ${tokens.motion.standard}, height ${tokens.motion.slow} ${tokens.motion.standard}`
})
export const card = style({
  position: "fixed",
  zIndex: tokens.z.tour,
  width: "min(360px, calc(100% - 32px))",
  padding: 16,
  borderRadius: tokens.radius.lg,
  background: tokens.color.surface,
  color: tokens.color.text,
  boxShadow: tokens.shadow.s3,
  outline: "2px solid transparent",
  animation: `${appear} ${tokens.motion.base} ${tokens.motion.enter}`
})
const tip = style({
  position: "absolute",
  width: 18,
  height: 18,
  marginLeft: -9,
  borderRadius: 4,
  background: "inherit",
  transform: "rotate(45deg)"
})
/** On the side of what it points at. */
export const arrow = styleVariants({ below: [tip, { top: -8 }], above: [tip, { bottom: -8 }] })
export const title = style({ ...font.h3 })
export const text = style({ margin: "2px 0 12px", ...font.bodyS, color: tokens.color.textMuted })
export const foot = style({ display: "flex", alignItems: "center", gap: 8 })
export const count = style({
  marginRight: "auto",
  ...font.bodyS,
  fontVariantNumeric: "tabular-nums",
  color: tokens.color.textMuted
})
