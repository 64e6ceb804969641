import { style } from "@vanilla-extract/css"
import * as kit from "../../kit/text/Text.css.ts"
import { font } from "../../theme/font.ts"
import { tokens } from "../../theme/tokens.css.ts"

const column = { display: "grid", gridTemplateColumns: "minmax(0, 1fr)" } as const

export const group = style({ ...column, gap: 10 })
export const list = style({ ...column, gap: 10, listStyle: "none", padding: 0, margin: 0 })
export const entry = style({
  ...column,
  gap: 12,
  padding: 16,
  border: `1px solid ${tokens.color.border}`,
  borderRadius: tokens.radius.lg,
  background: tokens.color.surface
})
/** One that cannot be used now. */
export const closed = style({
  ...column,
  gap: 6,
  padding: 16,
  border: `1px dashed ${tokens.color.border}`,
  borderRadius: tokens.radius.lg
})
export const about = style({ ...column, gap: 4, justifyItems: "start" })
export const benefit = style([kit.heading.part])
export const code = style({ ...font.label, margin: 0, overflowWrap: "anywhere", color: tokens.color.brand })
export const terms = style({ ...font.bodyS, margin: 0, color: tokens.color.textMuted })
export const why = style({ ...font.bodyS, margin: 0, color: tokens.color.warning })
export const actions = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "8px 16px" })
export const way = style({ minHeight: 44 })
