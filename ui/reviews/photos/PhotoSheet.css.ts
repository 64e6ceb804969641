import { globalStyle, style } from "@vanilla-extract/css"
import { font } from "../../theme/font.ts"
import { tokens } from "../../theme/tokens.css.ts"

/** The buttons of the foot share it by their words. */
export const remove = style({
  selectors: { "&&": { flex: "none", color: tokens.color.danger }, "&&:hover": { background: tokens.color.dangerTint } }
})
export const use = style({ selectors: { "&&": { flex: 1 } } })
/** The same in both themes: a photo is judged on a dark ground. */
export const stage = style({
  position: "relative",
  display: "grid",
  placeItems: "center",
  height: 296,
  borderRadius: tokens.radius.lg,
  overflow: "hidden",
  background: "#12070e",
  ...font.bodyS,
  color: "#fff",
  ":focus-within": { outline: `3px solid ${tokens.color.focus}`, outlineOffset: 3 }
})
/** The frame: corners of 22 px, and thirds. */
export const frame = style({
  selectors: { "&&": { border: "1.5px solid #fff", boxShadow: "0 0 0 9999px rgb(18 7 14 / .62)", outline: "none" } }
})
export const corners = style({
  position: "absolute",
  inset: 0,
  margin: "auto",
  width: 274,
  height: 274,
  pointerEvents: "none",
  background: [
    "left top / 22px 4px",
    "left top / 4px 22px",
    "right top / 22px 4px",
    "right top / 4px 22px",
    "left bottom / 22px 4px",
    "left bottom / 4px 22px",
    "right bottom / 22px 4px",
    "right bottom / 4px 22px"
  ]
    .map((place) => `linear-gradient(#fff, #fff) ${place} no-repeat`)
    .join(", ")
})
export const zoom = style({ display: "flex", alignItems: "center", gap: 4, marginTop: 8 })
export const slider = style({
  appearance: "none",
  flex: 1,
  minWidth: 0,
  height: 44,
  margin: 0,
  background: "none",
  cursor: "pointer",
  "::-webkit-slider-runnable-track": {
    height: 6,
    borderRadius: 9,
    background: `linear-gradient(90deg, ${tokens.color.brand} var(--done), ${tokens.color.border} 0)`
  },
  "::-webkit-slider-thumb": {
    appearance: "none",
    width: 28,
    height: 28,
    marginTop: -11,
    border: `2.5px solid ${tokens.color.brand}`,
    borderRadius: "50%",
    background: tokens.color.surface
  },
  "::-moz-range-track": { height: 6, borderRadius: 9, background: tokens.color.border },
  "::-moz-range-progress": { height: 6, borderRadius: 9, background: tokens.color.brand },
  "::-moz-range-thumb": {
    width: 23,
    height: 23,
    border: `2.5px solid ${tokens.color.brand}`,
    borderRadius: "50%",
    background: tokens.color.surface
  }
})
export const moves = style({ display: "flex", justifyContent: "space-between", gap: 8, margin: "4px 0 16px" })
export const group = style({
  display: "flex",
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  borderRadius: tokens.radius.pill,
  background: tokens.color.surfaceSunken
})
export const below = style({
  display: "flex",
  justifyContent: "space-between",
  gap: 12,
  margin: "4px 0 0",
  ...font.caption,
  color: tokens.color.textMuted
})
globalStyle(`${below} span:last-child`, { fontVariantNumeric: "tabular-nums" })
