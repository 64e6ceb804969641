import { style } from "@vanilla-extract/css"
import { font } from "../../theme/font.ts"
import { tokens } from "../../theme/tokens.css.ts"

export const box = style({
  position: "relative",
  cursor: "pointer",
  ":focus-within": { outline: `3px solid ${tokens.color.focus}`, outlineOffset: 2 }
})
/** The browser's own list of choices, without its look. */
export const select = style({
  appearance: "none",
  alignSelf: "stretch",
  minWidth: 0,
  paddingRight: 24,
  border: 0,
  background: "none",
  ...font.label,
  cursor: "pointer",
  // The whole chip shows the focus.
  selectors: { "&:focus-visible": { outline: "none" } }
})
export const sign = style({ position: "absolute", right: 12, pointerEvents: "none" })
export const option = style({ color: tokens.color.text, background: tokens.color.surface })
