import { globalStyle, style } from "@vanilla-extract/css"
import { largeLetters, narrow, wide } from "../theme/breakpoints.ts"
import { font } from "../theme/font.ts"
import { rise } from "../theme/keyframes.css.ts"
import { tokens } from "../theme/tokens.css.ts"

export const stack = style({
  position: "fixed",
  zIndex: tokens.z.sticky,
  right: 16,
  bottom: `calc(${tokens.size.tabBar} + 12px + ${largeLetters} * 6 + env(safe-area-inset-bottom))`,
  display: "flex",
  flexDirection: "column",
  alignItems: "flex-end",
  gap: tokens.space.x2,
  // The page stays in reach between the cards.
  pointerEvents: "none",
  animation: `${rise} ${tokens.motion.slow} ${tokens.motion.enter}`,
  "@media": { [wide]: { right: 24, bottom: 24, gap: tokens.space.x3 }, print: { display: "none" } }
})
export const aside = style({ visibility: "hidden" })

export const card = style({
  display: "flex",
  alignItems: "center",
  width: 264,
  maxWidth: "calc(100vw - 32px)",
  minHeight: 60,
  overflow: "hidden",
  borderRadius: tokens.radius.petal,
  background: tokens.color.surface,
  color: tokens.color.text,
  boxShadow: tokens.shadow.s3,
  pointerEvents: "auto",
  "@media": { [wide]: { width: 296 } }
})
// One at a time on narrow screens: the next comes when this one is dismissed.
globalStyle(`${card} ~ ${card}`, { "@media": { [narrow]: { display: "none" } } })

export const link = style({
  display: "flex",
  flex: 1,
  minWidth: 0,
  alignItems: "center",
  alignSelf: "stretch",
  gap: tokens.space.x3,
  paddingRight: tokens.space.x1,
  textDecoration: "none",
  color: "inherit",
  ":hover": { textDecoration: "underline", textUnderlineOffset: 3 }
})
export const picture = style({ flex: "none", width: 60, height: 60 })
export const title = style({
  ...font.label,
  display: "-webkit-box",
  overflow: "hidden",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 2
})
export const close = style({ flex: "none" })

export const app = style({ position: "relative", display: "flex", pointerEvents: "auto" })
export const icon = style({
  display: "block",
  overflow: "hidden",
  width: 56,
  height: 56,
  borderRadius: tokens.radius.petal,
  background: tokens.color.surface,
  boxShadow: tokens.shadow.s3
})
export const iconPicture = style({ width: 56, height: 56 })
export const iconClose = style({ order: -1 })
