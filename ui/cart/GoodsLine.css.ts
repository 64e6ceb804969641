import { style } from "@vanilla-extract/css"
import * as kit from "../kit/text/Text.css.ts"
import { font } from "../theme/font.ts"
import { tokens } from "../theme/tokens.css.ts"

export const lines = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", containerType: "inline-size" })
export const line = style({
  display: "grid",
  gridTemplateColumns: "80px minmax(0, 1fr) auto",
  gap: 12,
  alignItems: "start",
  paddingBlock: 14,
  // Too narrow for three columns of such text.
  "@container": { "(width < 17em)": { gridTemplateColumns: "80px minmax(0, 1fr)" } },
  selectors: { "& + &": { borderTop: `1px solid ${tokens.color.border}` } }
})
export const picture = style({ selectors: { [`${line}[data-muted] &`]: { opacity: 0.55 } } })
export const words = style({ minWidth: 0, display: "grid", gap: 4, justifyItems: "start" })
export const name = style({
  ...font.bodySMedium,
  overflowWrap: "anywhere",
  ":hover": { color: tokens.color.brand }
})
export const choice = style([kit.text.small, kit.tone.muted])
export const total = style({
  display: "grid",
  justifyItems: "end",
  ...font.bodyS,
  fontVariantNumeric: "tabular-nums",
  "@container": { "(width < 17em)": { gridColumn: 2, justifyItems: "start" } }
})
export const reduced = style({ color: tokens.color.accent })
export const full = style([kit.text.small, kit.tone.muted])
export const each = style([kit.text.caption, kit.tone.muted])
export const foot = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "4px 12px", marginTop: 4 })
export const note = style([kit.text.small, kit.tone.muted])
export const warn = style([kit.text.label, kit.tone.warning])
export const link = style({
  minHeight: 32,
  ...font.label,
  color: tokens.color.brand,
  textDecoration: "underline",
  textUnderlineOffset: 3
})
export const half = style({ paddingInline: 12 })
