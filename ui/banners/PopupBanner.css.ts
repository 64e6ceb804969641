import { style } from "@vanilla-extract/css"
import { font } from "../theme/font.ts"
import { rise } from "../theme/keyframes.css.ts"
import { tokens } from "../theme/tokens.css.ts"

export const popup = style({
  position: "fixed",
  zIndex: tokens.z.modal,
  inset: 0,
  margin: "auto",
  width: "min(400px, calc(100vw - 32px))",
  height: "fit-content",
  maxHeight: "calc(100dvh - 32px)",
  overflowY: "auto",
  borderRadius: tokens.radius.petalLg,
  background: tokens.color.surface,
  boxShadow: tokens.shadow.s3,
  outline: "none",
  animation: `${rise} ${tokens.motion.slow} ${tokens.motion.enter}`
})
export const close = style({
  position: "absolute",
  top: 12,
  right: 12,
  zIndex: 1,
  borderRadius: "50%",
  background: tokens.color.surface,
  boxShadow: tokens.shadow.s2
})
export const picture = style({ display: "block", aspectRatio: "8 / 7", maxHeight: "48dvh" })
export const words = style({
  display: "flex",
  flexDirection: "column",
  gap: tokens.space.x2,
  padding: "20px 20px 16px",
  textAlign: "center"
})
export const title = style({ ...font.h2Sheet, textWrap: "balance" })
export const text = style({ marginBottom: tokens.space.x2, color: tokens.color.textMuted, textWrap: "balance" })
