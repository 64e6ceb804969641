import { style } from "@vanilla-extract/css"
import { font } from "../../theme/font.ts"
import { tokens } from "../../theme/tokens.css.ts"

/** The problems of a long form, at its top. */
export const summary = style({
  display: "grid",
  gap: 6,
  padding: "12px 16px",
  border: `2px solid ${tokens.color.danger}`,
  borderRadius: tokens.radius.md,
  ...font.bodyS,
  ":focus-visible": { outline: `3px solid ${tokens.color.focus}`, outlineOffset: 2 }
})
export const title = style({ ...font.label })
export const list = style({ display: "grid", gap: 2, margin: 0, paddingLeft: 20 })
export const link = style({ display: "inline-block", minHeight: 24, color: tokens.color.danger })
