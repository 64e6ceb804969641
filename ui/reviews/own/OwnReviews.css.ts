import { style } from "@vanilla-extract/css"
import { font } from "../../theme/font.ts"
import { tokens } from "../../theme/tokens.css.ts"

export const list = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 12 })
/** Own reviews, and saved ones. */
export const parts = style({ display: "flex", flexWrap: "wrap", gap: 8 })
/** Its product, and its state. */
export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: 12
})
/** What can be done with it. */
export const foot = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: 10,
  marginTop: 4,
  paddingTop: 12,
  borderTop: `1px solid ${tokens.color.border}`
})
/** Why it is not shown, in words. */
export const reason = style({
  display: "grid",
  gap: 8,
  padding: 14,
  borderRadius: tokens.radius.md,
  background: tokens.color.surfaceSunken,
  ...font.bodyS,
  overflowWrap: "anywhere"
})
export const found = style({ margin: "4px 0 0", paddingLeft: 20 })
export const quote = style({ margin: "4px 0 0", fontStyle: "normal", ...font.label })
