import { style } from "@vanilla-extract/css"
import { font } from "../../theme/font.ts"
import { tokens } from "../../theme/tokens.css.ts"

export const links = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: 10,
  "@media": { print: { display: "none" } }
})
export const list = style({
  border: `1px solid ${tokens.color.border}`,
  borderRadius: tokens.radius.lg,
  background: tokens.color.surface,
  overflow: "hidden"
})
export const item = style({ selectors: { "& + &": { borderTop: `1px solid ${tokens.color.border}` } } })
export const row = style({
  display: "flex",
  alignItems: "center",
  gap: 12,
  width: "100%",
  minHeight: 56,
  padding: "8px 16px",
  textAlign: "start",
  cursor: "pointer",
  listStyle: "none",
  ":hover": { background: tokens.color.surfaceTint },
  ":focus-visible": { outline: `3px solid ${tokens.color.focus}`, outlineOffset: -3, borderRadius: tokens.radius.lg }
})
export const sign = style({ flex: "none", color: tokens.color.brand })
export const words = style({ flex: 1, minWidth: 0, display: "grid", overflowWrap: "anywhere" })
export const name = style({ ...font.label })
export const note = style({ ...font.bodyS, color: tokens.color.textMuted })
export const later = style({ padding: "4px 16px 16px" })
