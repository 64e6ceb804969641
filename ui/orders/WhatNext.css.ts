import { style } from "@vanilla-extract/css"
import * as kit from "../kit/text/Text.css.ts"
import { font } from "../theme/font.ts"
import { tokens } from "../theme/tokens.css.ts"

export const next = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: 14,
  "@media": { print: { display: "none" } }
})
export const steps = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", counterReset: "step" })
/** The numbers stand on a line that ends at the last of them. */
export const step = style({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: 2,
  paddingLeft: 42,
  paddingBottom: 18,
  minHeight: 30,
  counterIncrement: "step",
  overflowWrap: "anywhere",
  "::before": {
    content: "counter(step)",
    position: "absolute",
    insetInlineStart: 0,
    top: 0,
    zIndex: 1,
    display: "grid",
    placeItems: "center",
    width: 28,
    height: 28,
    borderRadius: "50%",
    background: tokens.color.surfaceTint,
    color: tokens.color.brand,
    ...font.label
  },
  "::after": {
    content: "",
    position: "absolute",
    insetInlineStart: 13,
    top: 0,
    bottom: 0,
    width: 2,
    background: tokens.color.surfaceTint
  },
  selectors: {
    "&:first-child::before": { background: tokens.color.brand, color: tokens.color.onBrand },
    "&:last-child": { paddingBottom: 0 },
    "&:last-child::after": { display: "none" }
  }
})
export const name = style([kit.text.label])
export const text = style([kit.text.small, kit.tone.muted])
