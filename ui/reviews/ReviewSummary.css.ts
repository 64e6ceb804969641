import { style, styleVariants } from "@vanilla-extract/css"
import { font } from "../theme/font.ts"
import { tokens } from "../theme/tokens.css.ts"

export const summary = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: 16,
  padding: 16,
  borderRadius: tokens.radius.petal,
  background: tokens.color.surfaceTint
})
export const mean = style({
  flex: "0 0 6.5rem",
  display: "grid",
  justifyItems: "center",
  gap: 4,
  textAlign: "center",
  ...font.caption,
  color: tokens.color.textMuted
})
export const big = style({
  ...font.displayL,
  color: tokens.color.text,
  fontVariantNumeric: "tabular-nums"
})

export const rows = style({ flex: "1 1 8rem" })
export const row = style({
  display: "grid",
  gridTemplateColumns: ".625rem 13px minmax(0, 1fr) 2.375rem",
  alignItems: "center",
  gap: 5,
  width: "100%",
  minHeight: 28,
  ...font.caption,
  fontVariantNumeric: "tabular-nums",
  borderRadius: tokens.radius.xs,
  selectors: { '&[aria-pressed="true"]': { color: tokens.color.brand } },
  ":hover": { color: tokens.color.brand }
})
export const bar = style({
  width: "100%",
  height: 8,
  borderRadius: 9,
  overflow: "hidden",
  background: tokens.color.starTrack
})
export const fill = style({ fill: tokens.color.star })
export const on = style({ fill: tokens.color.brand })
export const percent = style({ textAlign: "right", color: tokens.color.textMuted })

export const parts = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(max(30%, 7.5rem), 1fr))",
  gap: "12px 20px",
  marginTop: 16,
  ...font.bodyS
})
export const part = style({ display: "flex", alignItems: "center", gap: 8 })
export const partBar = style({
  flex: 1,
  minWidth: 0,
  height: 6,
  borderRadius: 9,
  overflow: "hidden",
  background: tokens.color.border
})
export const partFill = style({ fill: tokens.color.brand })
export const partMean = style({ ...font.label, fontVariantNumeric: "tabular-nums" })

export const title = style({ margin: "20px 0 10px", ...font.h3 })
const photos = (columns: number) => ({ display: "grid", gridTemplateColumns: `repeat(${columns}, 1fr)`, gap: 8 })
/** So many pictures in one row. */
export const strip = styleVariants({ 4: { ...photos(4), maxWidth: 480 }, 7: photos(7) })
export const photo = style({
  position: "relative",
  display: "block",
  width: "100%",
  borderRadius: tokens.radius.petalSm,
  overflow: "hidden"
})
export const morePhotos = style({
  position: "absolute",
  inset: 0,
  display: "grid",
  placeItems: "center",
  background: "rgb(43 15 34 / .62)",
  color: "#fff",
  ...font.label
})
