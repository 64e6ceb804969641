import { style } from "@vanilla-extract/css"
import { tokens } from "../theme/tokens.css.ts"

export const whole = style({ position: "relative" })
export const title = style({
  minHeight: 40,
  padding: "10px 16px",
  border: `1px solid ${tokens.color.brand}`,
  borderRadius: tokens.radius.pill,
  color: tokens.color.brand,
  font: tokens.text.label,
  ":focus-visible": { borderRadius: tokens.radius.pill }
})
export const list = style({
  position: "absolute",
  top: "calc(100% + 4px)",
  left: 0,
  zIndex: tokens.z.drawer,
  minWidth: 180,
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
