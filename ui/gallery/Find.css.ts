import { style } from "@vanilla-extract/css"
import { tokens } from "../theme/tokens.css.ts"

export const field = style({
  display: "flex",
  alignItems: "center",
  gap: tokens.space.x2,
  maxWidth: 460,
  minHeight: 44,
  paddingInline: tokens.space.x4,
  border: `1px solid ${tokens.color.borderStrong}`,
  borderRadius: tokens.radius.pill,
  background: tokens.color.surface,
  color: tokens.color.textMuted,
  ":focus-within": { borderColor: tokens.color.brand }
})
export const input = style({
  flex: 1,
  minWidth: 0,
  minHeight: 40,
  border: 0,
  background: "none",
  color: tokens.color.text,
  outlineOffset: 0,
  "::placeholder": { color: tokens.color.textMuted, opacity: 1 }
})
