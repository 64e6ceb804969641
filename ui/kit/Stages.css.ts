import { style } from "@vanilla-extract/css"
import { font } from "../theme/font.ts"
import { tokens } from "../theme/tokens.css.ts"

export const stages = style({ display: "flex", flexWrap: "wrap", gap: 8, paddingTop: 4 })
export const stage = style({
  display: "flex",
  flex: "1 1 5.5rem",
  alignItems: "center",
  gap: 6,
  minWidth: 0,
  paddingTop: 8,
  borderTop: `3px solid ${tokens.color.border}`,
  ...font.captionStrong,
  color: tokens.color.textMuted
})
export const reached = style({ borderTopColor: tokens.color.brand, color: tokens.color.brand })
export const number = style({
  flex: "none",
  display: "grid",
  placeItems: "center",
  width: "1.25rem",
  height: "1.25rem",
  border: "1.5px solid",
  borderRadius: "50%",
  ...font.captionStrong
})
export const numberNow = style({
  borderColor: tokens.color.brand,
  background: tokens.color.brand,
  color: tokens.color.onBrand
})
/** Taller to the finger than to the eye. */
export const link = style({ marginBlock: -14, paddingBlock: 14 })
