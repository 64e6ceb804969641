import { style } from "@vanilla-extract/css"
import * as kit from "../kit/text/Text.css.ts"
import { font } from "../theme/font.ts"
import { tokens } from "../theme/tokens.css.ts"

export const suggestions = style({
  listStyle: "none",
  margin: 0,
  padding: 6,
  border: `1px solid ${tokens.color.border}`,
  borderRadius: tokens.radius.md,
  background: tokens.color.surface,
  boxShadow: tokens.shadow.s2
})
export const suggestion = style({
  display: "grid",
  minHeight: 44,
  alignContent: "center",
  padding: "6px 10px",
  borderRadius: tokens.radius.sm,
  ...font.bodyS,
  cursor: "pointer",
  ":hover": { background: tokens.color.surfaceTint },
  selectors: { '&[aria-selected="true"]': { background: tokens.color.surfaceTint } }
})
export const quiet = style([kit.text.small, kit.tone.muted])
