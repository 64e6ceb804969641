import { style, styleVariants } from "@vanilla-extract/css"
import { wide } from "../theme/breakpoints.ts"
import { font } from "../theme/font.ts"
import { tokens } from "../theme/tokens.css.ts"

/** It fills its box, which has the size. Its colours are those of its picture, in the dark, too. */
const ad = style({
  display: "grid",
  gridTemplate: "minmax(0, 1fr) / auto minmax(0, 1fr) auto",
  alignItems: "center",
  gap: 12,
  width: "100%",
  height: "100%",
  paddingRight: 12,
  background: tokens.tile.laut,
  color: tokens.fixed.ink,
  selectors: { "&:focus-visible": { outlineOffset: -4 } }
})
const upright = {
  gridTemplate: "minmax(0, 1fr) auto auto / minmax(0, 1fr)",
  justifyItems: "center",
  padding: "0 0 16px",
  textAlign: "center"
} as const
export const slot = styleVariants({
  top: [ad, { "@media": { [wide]: { gap: 48, paddingRight: 48 } } }],
  side: [ad, { "@media": { [wide]: upright } }],
  small: [ad, upright]
})
export const picture = style({ height: "100%", aspectRatio: "1" })
/** As much as fits into the slot. */
export const words = style({ maxHeight: "100%", overflow: "hidden", ...font.caption, "@media": { [wide]: font.bodyS } })
export const title = style({ display: "block", ...font.label, "@media": { [wide]: font.h2Sheet } })
export const action = style({
  padding: "8px 14px",
  borderRadius: tokens.radius.pill,
  background: tokens.fixed.plum,
  color: tokens.fixed.onPlum,
  ...font.label
})

/** Over the box of the mark. */
export const over = style({ position: "absolute", top: 24, left: 0 })
/** In the row of the label; its target reaches beyond its words. */
export const why = style({
  position: "absolute",
  top: 0,
  right: 0,
  ...font.bodyS,
  color: tokens.color.textMuted,
  "::after": { content: "", position: "absolute", inset: "-14px -4px -6px" }
})
