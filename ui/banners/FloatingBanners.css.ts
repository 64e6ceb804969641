import { globalStyle, style } from "@vanilla-extract/css"
import { narrow, wide } from "../theme/breakpoints.ts"
import { font } from "../theme/font.ts"
import { tokens } from "../theme/tokens.css.ts"

export const stack = style({
  position: "fixed",
  zIndex: tokens.z.sticky,
  right: 16,
  bottom: `calc(${tokens.size.tabBar} + 16px + env(safe-area-inset-bottom))`,
  display: "grid",
  justifyItems: "end",
  gap: 8,
  // The page stays in reach between the cards.
  pointerEvents: "none",
  "@media": { [wide]: { bottom: 16 } }
})
export const card = style({
  display: "flex",
  alignItems: "center",
  maxWidth: 296,
  overflow: "hidden",
  borderRadius: tokens.radius.petal,
  background: tokens.color.surface,
  boxShadow: tokens.shadow.s3,
  ...font.label,
  pointerEvents: "auto"
})
// Two cards on narrow screens: the next comes when one of them is dismissed.
globalStyle(`${card} ~ ${card} ~ ${card}`, { "@media": { [narrow]: { display: "none" } } })
export const link = style({ display: "flex", alignItems: "center", gap: 12 })
export const picture = style({ flex: "none", width: 60, height: 60 })
