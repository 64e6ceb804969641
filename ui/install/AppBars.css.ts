import { keyframes, style } from "@vanilla-extract/css"
import { wide } from "../theme/breakpoints.ts"
import { font } from "../theme/font.ts"
import { tokens } from "../theme/tokens.css.ts"

const rise = keyframes({ from: { transform: "translateY(24px)", opacity: 0 } })
const base = style({
  position: "fixed",
  zIndex: tokens.z.listBar,
  insetInline: 12,
  bottom: `calc(${tokens.size.tabBar} + 16px + env(safe-area-inset-bottom))`,
  display: "flex",
  borderRadius: tokens.radius.petal,
  background: tokens.color.surface,
  boxShadow: tokens.shadow.s3,
  animation: `${rise} ${tokens.motion.slow} ${tokens.motion.enter}`,
  "@media": { [wide]: { insetInline: "24px auto", bottom: 24, width: 420 }, print: { display: "none" } }
})
export const bar = style([base, { alignItems: "center", gap: 8, padding: "6px 4px 6px 16px" }])
export const card = style([base, { alignItems: "flex-start", gap: 12, padding: 16 }])
export const away = style({ visibility: "hidden" })
export const words = style({ flex: 1, minWidth: 0 })
export const icon = style({ flex: "none", borderRadius: 16 })
export const title = style({ ...font.h3, paddingRight: 22 })
export const steps = style({ ...font.bodyS, margin: "4px 0 0", paddingLeft: 20, listStyle: "decimal" })
/** A sign at the end of its words. */
export const sign = style({ display: "inline", verticalAlign: "text-bottom" })
export const answers = style({ display: "flex", gap: 8, marginTop: 12 })
export const close = style({ position: "absolute", top: 4, right: 4 })
