import { style } from "@vanilla-extract/css"
import * as kit from "../kit/text/Text.css.ts"
import { font } from "../theme/font.ts"
import { tokens } from "../theme/tokens.css.ts"

export const field = style({ display: "grid", gap: 6, justifyItems: "start" })
export const label = style([kit.text.label])
export const optional = style({ ...font.bodySMedium, color: tokens.color.textMuted })
export const hint = style([kit.text.small, kit.tone.muted])
export const box = style({
  position: "relative",
  display: "inline-flex",
  alignItems: "center",
  gap: 8,
  minHeight: 48,
  padding: "8px 18px",
  border: `1.5px dashed ${tokens.color.borderStrong}`,
  borderRadius: tokens.radius.md,
  ...font.label,
  color: tokens.color.brand,
  cursor: "pointer",
  ":focus-within": { outline: `3px solid ${tokens.color.focus}`, outlineOffset: 2 }
})
/** The whole box is the press; the browser's own button is not shown. */
export const input = style({ position: "absolute", inset: 0, opacity: 0, cursor: "pointer" })
export const state = style({ ...font.bodyS, color: tokens.color.success, minHeight: 18 })
export const wrong = style([kit.text.label, kit.tone.danger])
