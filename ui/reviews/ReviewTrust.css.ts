import { globalStyle, style, styleVariants } from "@vanilla-extract/css"
import { font } from "../theme/font.ts"
import { tokens } from "../theme/tokens.css.ts"

export const trust = style({
  margin: "0 -6px",
  padding: "0 6px",
  borderRadius: tokens.radius.md,
  selectors: { "&[open]": { background: tokens.color.surfaceSunken } }
})
export const head = style({
  display: "flex",
  alignItems: "center",
  gap: 8,
  minHeight: 44,
  ...font.label,
  color: tokens.color.brand,
  cursor: "pointer",
  listStyle: "none",
  selectors: { "&::-webkit-details-marker": { display: "none" } }
})
globalStyle(`${head} > svg`, { flex: "none" })
globalStyle(`${head} > span`, { flex: 1, position: "relative" })
export const sign = style({
  transition: `transform ${tokens.motion.base} ${tokens.motion.standard}`,
  selectors: { "details[open] > summary > &": { transform: "rotate(180deg)" } }
})
export const facts = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)" })
const row = style({
  display: "flex",
  gap: 12,
  paddingBlock: 10,
  ...font.bodyS,
  selectors: { "& + &": { borderTop: `1px solid ${tokens.color.border}` } }
})
globalStyle(`${row} > svg`, { flex: "none" })
export const fact = styleVariants({
  yes: [row, {}],
  no: [row, { color: tokens.color.textMuted }]
})
globalStyle(`${fact.yes} > svg`, { color: tokens.color.success })
export const text = style({ display: "block", color: tokens.color.textMuted })
export const source = style({
  paddingBlock: 10,
  borderTop: `1px solid ${tokens.color.border}`,
  ...font.caption,
  color: tokens.color.textMuted
})
