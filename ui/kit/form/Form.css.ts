import { style } from "@vanilla-extract/css"
import { font } from "../../theme/font.ts"
import { tokens } from "../../theme/tokens.css.ts"
import * as kit from "../text/Text.css.ts"

/** The problems of a long form, at its top. */
export const summary = style({
  // Across a form of several columns: it moves none of them.
  gridColumn: "1 / -1",
  display: "grid",
  gridTemplateColumns: "20px minmax(0, 1fr)",
  gap: "4px 10px",
  padding: "14px 16px",
  border: `2px solid ${tokens.color.danger}`,
  borderRadius: tokens.radius.petal,
  background: tokens.color.dangerTint,
  ...font.bodyS,
  ":focus-visible": { outline: `3px solid ${tokens.color.focus}`, outlineOffset: 2 }
})
export const sign = style({ color: tokens.color.danger })
export const title = style([kit.text.label])
export const list = style({ gridColumn: "1 / -1", display: "grid", margin: 0, padding: 0, listStyle: "none" })
export const link = style({
  display: "inline-block",
  minHeight: 24,
  paddingBlock: 4,
  color: tokens.color.danger,
  ...font.label,
  textDecoration: "underline",
  textUnderlineOffset: 3
})
