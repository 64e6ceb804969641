import { style } from "@vanilla-extract/css"
import { wide } from "../../theme/breakpoints.ts"
import { font } from "../../theme/font.ts"
import { tokens } from "../../theme/tokens.css.ts"

/** Words, clock and the way to all on a telephone; beside each other on a wide screen. */
export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: `${tokens.space.x2} ${tokens.space.x5}`
})
export const words = style({ flex: "1 0 100%", "@media": { [wide]: { flex: "1 1 20rem" } } })
export const title = style({ ...font.displayL, textWrap: "balance", overflowWrap: "anywhere" })
export const text = style({ marginTop: 2, ...font.bodyS })
export const all = style({ display: "inline-flex", alignItems: "center", minHeight: 44 })
/** Digits in boxes of 48 by 44, each with its unit below. */
export const clock = style({
  display: "flex",
  gap: 6,
  ...font.h3,
  fontVariantNumeric: "tabular-nums"
})
export const colon = style({ paddingTop: 10 })
export const part = style({ minWidth: 48, textAlign: "center" })
export const digits = style({
  display: "grid",
  placeItems: "center",
  minHeight: 44,
  borderRadius: tokens.radius.petalSm,
  background: tokens.fixed.onPlum,
  color: tokens.fixed.plum,
  fontStyle: "normal"
})
export const unit = style({ display: "block", ...font.caption, marginTop: 4 })
