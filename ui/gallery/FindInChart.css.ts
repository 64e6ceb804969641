import { style } from "@vanilla-extract/css"
import { tokens } from "../theme/tokens.css.ts"

export const whole = style({ position: "relative", flex: "1 1 220px", maxWidth: 420 })
export const found = style({
  position: "absolute",
  top: "calc(100% + 4px)",
  left: 0,
  right: 0,
  zIndex: tokens.z.drawer,
  maxHeight: "60vh",
  overflowY: "auto",
  padding: tokens.space.x1,
  borderRadius: tokens.radius.md,
  background: tokens.color.surface,
  boxShadow: tokens.shadow.s3
})
export const one = style({
  width: "100%",
  minHeight: 40,
  padding: "8px 12px",
  borderRadius: tokens.radius.sm,
  textAlign: "start",
  font: tokens.text.bodyS,
  ":hover": { background: tokens.color.surfaceTint }
})
export const kind = style({ font: tokens.text.caption, color: tokens.color.textMuted })
export const none = style({ padding: tokens.space.x3 })
