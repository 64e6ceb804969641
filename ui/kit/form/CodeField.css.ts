import { style } from "@vanilla-extract/css"
import { font } from "../../theme/font.ts"
import { tokens } from "../../theme/tokens.css.ts"

export const box = style({ position: "relative" })

/** The one input is invisible over its cells: it is typed into, pasted into and filled in by the telephone. Rule 54. */
export const control = style({
  position: "absolute",
  inset: 0,
  zIndex: 1,
  width: "100%",
  height: "100%",
  padding: 0,
  border: 0,
  opacity: 0,
  cursor: "text",
  ...font.body,
  selectors: { "&:focus-visible": { outline: "none" } }
})

export const cells = style({ display: "grid", gridTemplateColumns: "repeat(6, minmax(0, 1fr))", gap: 8 })
export const cell = style({
  display: "grid",
  placeItems: "center",
  height: 56,
  border: `1.5px solid ${tokens.color.borderStrong}`,
  borderRadius: tokens.radius.md,
  background: tokens.color.surface,
  ...font.h3,
  fontVariantNumeric: "tabular-nums",
  selectors: {
    [`${box}:has([aria-invalid='true']) &`]: { border: `2px solid ${tokens.color.danger}` }
  }
})
/** Cell of the next digit. */
export const next = style({
  selectors: {
    [`${box}:has(:focus-visible) &`]: { outline: `3px solid ${tokens.color.focus}`, outlineOffset: 1 },
    [`${box}:has(:focus-visible) &:empty::after`]: {
      content: "",
      width: 2,
      height: 24,
      background: tokens.color.text
    }
  }
})
