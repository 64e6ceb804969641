import { style } from "@vanilla-extract/css"
import { wide } from "../theme/breakpoints.ts"
import { font } from "../theme/font.ts"
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
  "@media": { [wide]: { insetInline: "24px auto", bottom: 24, width: 420 }, print: { display: "none" } }
})
export const title = style({ marginBottom: 4, ...font.label })
export const short = style(font.bodyS)
export const answers = style({
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "1fr",
  gap: 8,
  marginTop: 12
})
export const choice = style({ maxWidth: 520, marginBlock: 32 })
