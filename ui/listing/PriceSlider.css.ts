import { style } from "@vanilla-extract/css"
import { tokens } from "../theme/tokens.css.ts"

export const slider = style({
  position: "relative",
  display: "flex",
  alignItems: "center",
  height: 44,
  marginInline: 2,
  touchAction: "none"
})
export const track = style({
  position: "relative",
  flex: 1,
  height: 6,
  borderRadius: 9,
  background: tokens.color.border
})
export const range = style({ position: "absolute", height: "100%", borderRadius: 9, background: tokens.color.brand })
export const thumb = style({
  display: "block",
  width: 28,
  height: 28,
  border: `3px solid ${tokens.color.brand}`,
  borderRadius: "50%",
  background: tokens.color.surface,
  boxShadow: tokens.shadow.s2,
  cursor: "grab",
  ":focus-visible": { borderRadius: "50%" },
  ":active": { cursor: "grabbing" },
  // A finger is wider than what it holds.
  "::after": { content: "", position: "absolute", inset: -8 }
})
