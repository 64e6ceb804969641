import { globalStyle, style } from "@vanilla-extract/css"
import { wide } from "../../theme/breakpoints.ts"
import { font } from "../../theme/font.ts"
import { tokens } from "../../theme/tokens.css.ts"

/** Words, clock and the way to all on a telephone; beside each other on a wide screen. */
export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: `${tokens.space.x1} ${tokens.space.x5}`
})
export const words = style({ flex: "1 0 100%", "@media": { [wide]: { flex: "1 1 20rem" } } })
export const title = style({ ...font.displayL, textWrap: "balance", overflowWrap: "anywhere" })
export const text = style(font.bodyS)
export const all = style({ display: "inline-flex", alignItems: "center", minHeight: 44 })
/** Digits in boxes of 48 by 44, each with its unit below, and colons between them. */
const clock = style({ display: "flex", gap: 18, fontVariantNumeric: "tabular-nums" })
const part = style({
  position: "relative",
  minWidth: 48,
  textAlign: "center",
  ...font.caption,
  selectors: { "& + &::before": { content: ":", position: "absolute", left: -12, top: 10, ...font.h3 } }
})
const digits = style({
  display: "grid",
  placeItems: "center",
  minHeight: 44,
  borderRadius: tokens.radius.petalSm,
  background: tokens.fixed.onPlum,
  color: tokens.fixed.plum,
  marginBottom: 2,
  ...font.h3,
  fontStyle: "normal"
})
/** When a sale begins and the way to be reminded, in the place of its clock. */
export const start = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "0 16px", ...font.label })
export const remind = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: 44,
  textDecoration: "underline"
})
export const calm = { clock, part, digits }
/** The last minutes: the same boxes in the colour of what ends. */
export const soon = { ...calm, digits: style([digits, { background: tokens.fixed.glint }]) }
/** A bar of six pixels over its words, on plum; at the same height on all cards, whether their prices have one line or two. */
export const sold = style({ marginTop: "auto", paddingTop: 4, ...font.caption, color: tokens.color.textMuted })
globalStyle(`:has(> ${sold})`, { display: "flex", flexDirection: "column" })
const [fill, ground] = [tokens.fixed.glint, "rgb(255 255 255 / .2)"]
const round = { borderRadius: tokens.radius.pill } as const
export const bar = style({
  display: "block",
  width: "100%",
  height: 6,
  marginBottom: 2,
  border: 0,
  appearance: "none",
  background: ground,
  overflow: "hidden",
  ...round,
  "::-webkit-progress-bar": { background: ground },
  "::-webkit-progress-value": { background: fill, ...round },
  "::-moz-progress-bar": { background: fill, ...round }
})
