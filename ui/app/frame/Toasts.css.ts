import { keyframes, style, styleVariants } from "@vanilla-extract/css"
import { font } from "../../theme/font.ts"
import { tokens } from "../../theme/tokens.css.ts"

const drop = keyframes({ from: { transform: "translateY(-12px)", opacity: 0 } })

export const place = style({
  position: "fixed",
  zIndex: tokens.z.toast,
  top: "calc(12px + env(safe-area-inset-top))",
  left: 12,
  right: 12,
  display: "grid",
  justifyItems: "center",
  pointerEvents: "none"
})

const toast = style({
  display: "flex",
  alignItems: "center",
  gap: 10,
  width: "min(440px, 100%)",
  minHeight: 52,
  padding: "4px 4px 4px 14px",
  borderLeft: "5px solid",
  borderRadius: tokens.radius.md,
  background: tokens.color.surface,
  boxShadow: tokens.shadow.s3,
  ...font.label,
  pointerEvents: "auto",
  animation: `${drop} ${tokens.motion.base} ${tokens.motion.enter}`
})
export const kind = styleVariants({
  success: [toast, { borderColor: tokens.color.success, color: tokens.color.success }],
  error: [toast, { borderColor: tokens.color.danger, color: tokens.color.danger }],
  info: [toast, { borderColor: tokens.color.info, color: tokens.color.info }]
})
export const text = style({ flex: 1, minWidth: 0, overflowWrap: "anywhere", color: tokens.color.text })
