import { style } from "@vanilla-extract/css"
import { tokens } from "../theme/tokens.css.ts"

export const stages = style({ display: "flex", gap: 8, paddingBlock: 12 })
export const stage = style({
  flex: 1,
  display: "flex",
  alignItems: "center",
  gap: 6,
  minWidth: 0,
  paddingTop: 8,
  borderTop: `3px solid ${tokens.color.border}`,
  font: `600 13px/18px ${tokens.font.body}`,
  color: tokens.color.textMuted
})
export const reached = style({ borderTopColor: tokens.color.brand, color: tokens.color.brand })
export const number = style({
  flex: "none",
  display: "grid",
  placeItems: "center",
  width: 20,
  height: 20,
  border: `1.5px solid ${tokens.color.borderStrong}`,
  borderRadius: "50%",
  font: `700 12px/1 ${tokens.font.body}`
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
