import { style } from "@vanilla-extract/css"
import { font } from "../theme/font.ts"
import { tokens } from "../theme/tokens.css.ts"

export const sums = style({ display: "grid", gap: 8, margin: 0 })
export const row = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  gap: "0 16px",
  ...font.bodyS
})
export const less = style([row, { color: tokens.color.success }])
export const amount = style({ margin: 0, fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap", marginLeft: "auto" })
export const total = style([
  row,
  {
    marginTop: 4,
    paddingTop: 12,
    borderTop: `1px solid ${tokens.color.border}`,
    ...font.h3
  }
])
