import { style } from "@vanilla-extract/css"
import * as kit from "../kit/text/Text.css.ts"
import { font } from "../theme/font.ts"
import { tokens } from "../theme/tokens.css.ts"

export const goods = style({ listStyle: "none", margin: "8px 0 0", padding: 0 })
export const one = style({
  display: "flex",
  alignItems: "center",
  gap: 14,
  minHeight: 88,
  paddingBlock: 8,
  borderBottom: `1px solid ${tokens.color.border}`
})
export const picture = style({ flex: "none", width: 72, height: 72 })
export const words = style({ display: "grid", gap: 2, minWidth: 0, overflowWrap: "anywhere" })
export const brand = style([kit.text.caption, kit.tone.muted])
export const name = style([kit.text.label])
export const done = style({
  display: "inline-flex",
  alignItems: "center",
  gap: 6,
  ...font.captionStrong,
  color: tokens.color.success
})
export const toEnd = style({ marginLeft: "auto", flex: "none", color: tokens.color.textMuted })
