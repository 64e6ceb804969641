import { style } from "@vanilla-extract/css"
import { font } from "../theme/font.ts"
import { tokens } from "../theme/tokens.css.ts"

export const form = style({ display: "grid", gap: 16, maxWidth: 560 })
export const step = style({ display: "grid", gap: 20, minWidth: 0, outline: "none" })
export const part = style({ display: "grid", gap: 16, margin: 0, padding: 0, border: 0, minWidth: 0 })
export const legend = style({ padding: 0, marginBottom: 12, ...font.label })
export const row = style({ display: "flex", flexWrap: "wrap", gap: 10, alignItems: "center" })
/** The buttons at the end of a form, as wide as its fields. */
export const ends = style({ display: "flex", gap: 10, alignItems: "center", maxWidth: 560 })
export const card = style({
  display: "grid",
  gap: 8,
  padding: 16,
  border: `1px solid ${tokens.color.border}`,
  borderRadius: tokens.radius.lg,
  background: tokens.color.surface,
  maxWidth: 560,
  overflowWrap: "anywhere"
})
export const avatar = style({ display: "flex", flexWrap: "wrap", gap: 16, alignItems: "center" })
export const file = style({ position: "absolute", width: 1, height: 1, overflow: "hidden", clipPath: "inset(50%)" })
export const crop = style({
  position: "relative",
  width: "min(100%, 280px)",
  aspectRatio: "1",
  overflow: "hidden",
  borderRadius: "50%",
  background: tokens.color.surfaceSunken
})
export const cropped = style({ position: "absolute", maxWidth: "none" })
export const range = style({ width: "100%", minHeight: 32, accentColor: tokens.color.brand })
export const tags = style({ display: "flex", flexWrap: "wrap", gap: 8 })
export const tag = style({
  minHeight: 44,
  padding: "8px 16px",
  border: `1.5px solid ${tokens.color.borderStrong}`,
  borderRadius: tokens.radius.pill,
  background: tokens.color.surface,
  color: tokens.color.text,
  ...font.label,
  cursor: "pointer",
  selectors: {
    "&[aria-pressed=true]": {
      borderColor: tokens.color.brand,
      background: tokens.color.surfaceTint,
      color: tokens.color.brand
    }
  }
})
