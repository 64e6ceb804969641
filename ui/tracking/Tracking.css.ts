import { style } from "@vanilla-extract/css"
import { wide } from "../theme/breakpoints.ts"
import { tokens } from "../theme/tokens.css.ts"

export const card = style({
  position: "fixed",
  zIndex: tokens.z.listBar,
  insetInline: 12,
  bottom: `calc(${tokens.size.tabBar} + 12px + env(safe-area-inset-bottom))`,
  padding: 16,
  borderRadius: tokens.radius.petal,
  background: tokens.color.surface,
  boxShadow: tokens.shadow.s3,
  "@media": { [wide]: { insetInline: "24px auto", bottom: 24, width: 420 } }
})
export const answers = style({ display: "flex", gap: 8, marginTop: 12 })
export const choice = style({ maxWidth: 520, marginBlock: 32 })
