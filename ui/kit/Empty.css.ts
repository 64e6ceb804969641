import { globalStyle, style } from "@vanilla-extract/css"
import { tokens } from "../theme/tokens.css.ts"

export const empty = style({
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  gap: 6,
  maxWidth: 440,
  marginInline: "auto",
  padding: `${tokens.space.x6} ${tokens.space.x6}`,
  textAlign: "center"
})

export const emblem = style({
  display: "grid",
  placeItems: "center",
  width: 76,
  height: 76,
  marginBottom: 6,
  borderRadius: "38px 12px",
  background: tokens.color.surfaceTint,
  color: tokens.color.brand
})

globalStyle(`${emblem} > svg`, { width: 36, height: 36 })

export const action = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "center",
  gap: tokens.space.x2,
  marginTop: 10
})
