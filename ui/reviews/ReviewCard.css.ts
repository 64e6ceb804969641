import { style } from "@vanilla-extract/css"
import { tokens } from "../theme/tokens.css.ts"

export const card = style({
  minWidth: 0,
  display: "flex",
  flexDirection: "column",
  gap: 10,
  height: "100%",
  padding: 16,
  border: `1px solid ${tokens.color.border}`,
  borderRadius: tokens.radius.lg,
  background: tokens.color.surface
})
export const person = style({ display: "flex", gap: 10, alignItems: "center", minWidth: 0 })
export const names = style({ flex: 1, minWidth: 0 })
export const name = style({
  display: "block",
  font: `700 .875rem/1.125rem ${tokens.font.body}`,
  overflowWrap: "anywhere"
})
export const traits = style({ font: tokens.text.caption, fontWeight: 400, color: tokens.color.textMuted })
export const level = style({ fontWeight: 700, color: tokens.color.warning })
export const expert = style({ fontWeight: 700, color: tokens.color.expert })

export const line = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "4px 6px",
  font: tokens.text.caption,
  fontWeight: 400,
  color: tokens.color.textMuted
})
export const mean = style({ color: tokens.color.text, fontWeight: 700 })
export const end = style({ marginLeft: "auto" })
export const text = style({
  font: `400 .875rem/1.3125rem ${tokens.font.body}`,
  overflowWrap: "anywhere",
  whiteSpace: "pre-line"
})

export const open = style({ display: "inline-flex", minHeight: 24, color: tokens.color.brand, fontWeight: 700 })

export const photos = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(72px, 1fr))",
  gap: 8,
  maxWidth: 420
})
export const facts = style({
  display: "flex",
  flexWrap: "wrap",
  gap: "4px 14px",
  font: tokens.text.small,
  color: tokens.color.textMuted
})
export const fact = style({ display: "inline-flex", alignItems: "center", gap: 6 })
export const productLink = style({ ":hover": { color: tokens.color.brand, textDecoration: "underline" } })
export const foot = style({
  display: "flex",
  alignItems: "center",
  gap: 8,
  marginTop: "auto",
  paddingTop: 10,
  borderTop: `1px solid ${tokens.color.border}`,
  font: `600 .8125rem/1.125rem ${tokens.font.body}`,
  color: tokens.color.textMuted
})
