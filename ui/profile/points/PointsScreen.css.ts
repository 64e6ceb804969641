import { style, styleVariants } from "@vanilla-extract/css"
import { wide } from "../../theme/breakpoints.ts"
import { font } from "../../theme/font.ts"
import { tokens } from "../../theme/tokens.css.ts"

export const balance = style({
  display: "grid",
  gap: 4,
  padding: 20,
  borderRadius: tokens.radius.petalLg,
  background: tokens.color.strip,
  color: tokens.color.onStrip
})
export const sum = style({ display: "flex", alignItems: "baseline", gap: 8, margin: 0, ...font.body })
export const number = style({ ...font.displayXl })
export const held = style({
  display: "flex",
  alignItems: "center",
  gap: 10,
  margin: "12px 0 0",
  paddingTop: 14,
  borderTop: "1px solid currentColor",
  ...font.bodyS
})
export const ways = style({
  display: "grid",
  gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
  gap: 8,
  margin: 0,
  padding: 0,
  listStyle: "none",
  "@media": { [wide]: { gap: 16 } }
})
export const way = style({
  display: "grid",
  alignContent: "start",
  gap: 2,
  padding: 12,
  border: `1px solid ${tokens.color.border}`,
  borderRadius: tokens.radius.md,
  background: tokens.color.surface,
  color: tokens.color.textMuted,
  ...font.bodyS
})
export const waySign = style({ color: tokens.color.warning, marginBottom: 4 })
export const wayName = style({ color: tokens.color.text, ...font.label })
export const month = style({
  margin: 0,
  paddingBottom: 6,
  borderBottom: `1px solid ${tokens.color.border}`,
  color: tokens.color.textMuted,
  ...font.label
})
export const entries = style({ margin: 0, padding: 0, listStyle: "none" })
export const entry = style({
  display: "flex",
  alignItems: "center",
  gap: 12,
  minHeight: 64,
  padding: "10px 0",
  selectors: { "& + &": { borderTop: `1px solid ${tokens.color.border}` } }
})
const tile = style({
  display: "grid",
  placeItems: "center",
  flex: "none",
  width: 40,
  height: 40,
  borderRadius: tokens.radius.petalSm
})
export const tiles = styleVariants({
  in: [tile, { background: tokens.color.successTint, color: tokens.color.success }],
  out: [tile, { background: tokens.color.surfaceTint, color: tokens.color.textMuted }],
  held: [tile, { background: tokens.color.warningTint, color: tokens.color.warning }]
})
export const words = style({ display: "grid", flex: "1 1 auto", minWidth: 0, gap: 2 })
export const points = style({ display: "grid", flex: "none", gap: 2, textAlign: "end" })
export const amount = styleVariants({
  in: { ...font.label, color: tokens.color.success },
  out: { ...font.label, color: tokens.color.text },
  held: { ...font.label, color: tokens.color.warning }
})
