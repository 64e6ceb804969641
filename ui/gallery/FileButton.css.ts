import { style } from "@vanilla-extract/css"
import { tokens } from "../theme/tokens.css.ts"

export const button = style({
  position: "relative",
  display: "inline-flex",
  alignItems: "center",
  minHeight: 40,
  padding: "4px 16px",
  border: `1px solid ${tokens.color.brand}`,
  borderRadius: tokens.radius.pill,
  color: tokens.color.brand,
  font: tokens.text.label,
  ":hover": { background: tokens.color.surfaceTint },
  ":focus-within": { outline: `3px solid ${tokens.color.focus}`, outlineOffset: 2 }
})
export const input = style({ position: "absolute", inset: 0, opacity: 0, cursor: "pointer", fontSize: 0 })
