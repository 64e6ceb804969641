import { tokens } from "../theme/tokens.css.ts"

// Styles of what only developers see: the one style sheet of the shop carries nothing of it.

export const bar = {
  position: "fixed",
  insetInline: 0,
  top: 0,
  zIndex: tokens.z.tour,
  pointerEvents: "auto",
  padding: "6px 12px",
  color: tokens.color.onBrand,
  background: tokens.color.brand
} as const
export const row = {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "0 12px"
} as const
export const text = { margin: 0, font: tokens.text.bodyS } as const
export const summary = { font: tokens.text.bodyS, cursor: "pointer", width: "fit-content" } as const
export const link = {
  flex: "none",
  padding: "8px 4px",
  font: tokens.text.label,
  color: "inherit",
  textDecoration: "underline"
} as const
export const choice = {
  minWidth: 0,
  minHeight: 32,
  font: tokens.text.bodyS,
  color: tokens.color.text,
  background: tokens.color.surface,
  borderRadius: tokens.radius.sm
} as const
