import { style } from "@vanilla-extract/css"
import { tokens } from "../../theme/tokens.css.ts"
import * as kit from "./Text.css.ts"

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
export const name = style([kit.text.label])
export const note = style([kit.text.small, kit.tone.muted])
