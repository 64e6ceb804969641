import { style } from "@vanilla-extract/css"
import { font } from "../theme/font.ts"
import { tokens } from "../theme/tokens.css.ts"

export const stages = style({ display: "flex", flexWrap: "wrap", gap: 8, paddingBlock: "4px 8px" })
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
  border: `1.5px solid ${tokens.color.borderStrong}`,
  borderRadius: "50%",
  ...font.captionStrong
})
export const numberReached = style({
  borderColor: tokens.color.brand,
  background: tokens.color.brand,
  color: tokens.color.onBrand
})
export const link = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: 24,
  textDecoration: "underline",
  textUnderlineOffset: 3
})
