import { style, styleVariants } from "@vanilla-extract/css"
import * as kit from "../../kit/text/Text.css.ts"
import { font } from "../../theme/font.ts"
import { tokens } from "../../theme/tokens.css.ts"

/** Diameter of a disc. */
const disc = 36

export const steps = style({ display: "grid", gridAutoFlow: "column", gridAutoColumns: "minmax(0, 1fr)" })
/** A disc on a line that begins at the disc before it, its name and its day below. */
const step = style({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "start",
  justifyItems: "center",
  gap: 2,
  paddingInline: 2,
  textAlign: "center",
  overflowWrap: "anywhere",
  ...font.captionStrong,
  "::before": {
    content: "",
    position: "absolute",
    top: disc / 2 - 1,
    right: `calc(50% + ${disc / 2}px)`,
    width: `calc(100% - ${disc}px)`,
    height: 3,
    background: tokens.color.brand
  },
  selectors: { "&:first-child::before": { display: "none" } }
})
export const state = styleVariants({
  done: [step],
  now: [step],
  ahead: [step, { ...font.caption, color: tokens.color.textMuted, "::before": { background: tokens.color.border } }],
  ended: [step, { color: tokens.color.danger }]
})
const sign = style({
  display: "grid",
  placeItems: "center",
  width: disc,
  height: disc,
  marginBottom: 4,
  border: "2px solid",
  borderRadius: "50%"
})
const filled = { borderColor: tokens.color.brand, background: tokens.color.brand, color: tokens.color.onBrand }
export const look = styleVariants({
  done: [sign, filled],
  now: [sign, { ...filled, outline: `2px solid ${tokens.color.brand}`, outlineOffset: 2 }],
  ahead: [sign, { borderColor: tokens.color.borderStrong, background: tokens.color.surface }],
  ended: [sign, { borderColor: tokens.color.danger, background: tokens.color.surface }]
})
export const day = style([kit.text.caption, kit.tone.muted])
