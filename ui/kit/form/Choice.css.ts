import { style } from "@vanilla-extract/css"
import { font } from "../../theme/font.ts"
import { tokens } from "../../theme/tokens.css.ts"

export const row = style({
  position: "relative",
  display: "flex",
  alignItems: "center",
  gap: 10,
  minHeight: 38,
  ...font.bodyS
})

export const input = style({
  appearance: "none",
  flex: "none",
  width: 22,
  height: 22,
  border: `2px solid ${tokens.color.borderStrong}`,
  borderRadius: 7,
  background: tokens.color.surface,
  cursor: "pointer",
  ":checked": { background: tokens.color.brand, borderColor: tokens.color.brand }
})
export const round = style({
  borderRadius: "50%",
  ":checked": { background: tokens.color.surface, borderWidth: 7 }
})

/** The tick is over its box and lets presses through. */
export const tick = style({
  position: "absolute",
  left: 3,
  color: tokens.color.onBrand,
  strokeWidth: 3,
  pointerEvents: "none",
  opacity: 0,
  selectors: { ":checked + &": { opacity: 1 } }
})
export const count = style({
  marginLeft: "auto",
  color: tokens.color.textMuted,
  fontVariantNumeric: "tabular-nums"
})
