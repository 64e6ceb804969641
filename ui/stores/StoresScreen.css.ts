import { style } from "@vanilla-extract/css"
import { fiveColumns, fourColumns } from "../theme/breakpoints.ts"
import { tokens } from "../theme/tokens.css.ts"

export const intro = style({ margin: "6px 0 20px" })
export const stores = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: 14,
  "@media": {
    [fourColumns]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    [fiveColumns]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))", gap: 20 }
  }
})
export const store = style({
  display: "flex",
  flexDirection: "column",
  gap: 8,
  height: "100%",
  padding: 18,
  border: `1px solid ${tokens.color.border}`,
  borderRadius: tokens.radius.petal,
  background: tokens.color.surface,
  scrollMarginTop: 140
})
export const name = style({ display: "flex", flexWrap: "wrap", gap: 8, alignItems: "center", font: tokens.text.h3 })
export const line = style({ display: "flex", gap: 8, font: tokens.text.bodyS, color: tokens.color.textMuted })
export const sign = style({ color: tokens.color.brand, marginTop: 2 })
export const hours = style({ display: "grid", gridTemplateColumns: "auto 1fr", gap: "0 12px" })
export const services = style({ display: "flex", flexWrap: "wrap", gap: 6 })
export const links = style({ display: "flex", flexWrap: "wrap", gap: "4px 16px", marginTop: "auto" })
export const link = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: 36,
  color: tokens.color.brand,
  font: tokens.text.label,
  textDecoration: "underline",
  textUnderlineOffset: 3
})
