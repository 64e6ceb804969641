import { style } from "@vanilla-extract/css"
import { text, tone } from "../kit/text/Text.css.ts"
import { bottomBar } from "../theme/bottom-bar.ts"
import { font } from "../theme/font.ts"
import { tokens } from "../theme/tokens.css.ts"

const { color, space, radius, size } = tokens

export const page = style({ maxWidth: 560, marginInline: "auto", paddingBottom: 112 })
export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space.x3,
  justifyContent: "space-between",
  paddingBlock: space.x3
})
export const soon = style([text.small, tone.warning, { width: "100%" }])
export const names = style({ flex: 1, minWidth: 0 })
export const quiet = style([text.small, tone.muted])
export const time = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space.x2,
  paddingInline: space.x4,
  minHeight: size.tap,
  borderRadius: radius.pill,
  background: color.surfaceSunken,
  ...font.price,
  selectors: { "&[data-soon]": { background: color.warningTint, color: color.warning } }
})
export const camera = style({
  position: "relative",
  height: 340,
  borderRadius: radius.xl,
  overflow: "hidden",
  background: tokens.fixed.plum,
  display: "grid",
  placeItems: "center",
  selectors: {
    // What was found and its button stand above the bar of a phone.
    "&[data-rests]": { height: 160 },
    '&[data-state="missing"]': { height: 120 }
  }
})
export const video = style({ position: "absolute", inset: 0, width: "100%", height: "100%", objectFit: "cover" })
export const aim = style({
  position: "absolute",
  insetBlockStart: space.x3,
  paddingBlock: space.x2,
  paddingInline: space.x4,
  borderRadius: radius.pill,
  background: tokens.fixed.plum,
  color: tokens.fixed.onPlum,
  ...font.label,
  textAlign: "center",
  maxWidth: "90%"
})
export const frame = style({
  position: "absolute",
  inset: "68px 40px 28px",
  border: `4px solid ${tokens.fixed.onPlum}`,
  borderRadius: radius.lg,
  opacity: 0.9,
  selectors: { "&[data-found]": { borderColor: color.success } }
})
export const part = style({ display: "grid", gap: space.x4, paddingBlock: space.x4 })
export const facts = style({ display: "flex", justifyContent: "space-between", alignItems: "center", gap: space.x3 })
export const lines = style({ display: "grid", gap: space.x4 })
export const buttons = style({ display: "flex", flexWrap: "wrap", gap: space.x3, alignItems: "center" })
export const grow = style({ flex: "1 1 10rem" })
export const ways = style([buttons, { paddingBlock: space.x4 }])
export const way = style({ flex: "1 1 8rem" })
export const bar = style({
  ...bottomBar,
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space.x4,
  padding: "10px 16px calc(10px + env(safe-area-inset-bottom))"
})
export const goods = style({ display: "flex" })
export const picture = style({
  width: 44,
  borderRadius: radius.sm,
  border: `2px solid ${color.surface}`,
  selectors: { "& + &": { marginInlineStart: -20 } }
})
export const grows = style({ flex: 1, minWidth: 0 })
export const sum = style({ ...font.priceL })
export const options = style({ display: "grid", gap: space.x2 })
