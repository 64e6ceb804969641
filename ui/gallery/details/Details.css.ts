import { style } from "@vanilla-extract/css"
import { font } from "../../theme/font.ts"
import { tokens } from "../../theme/tokens.css.ts"
import { press as outlined } from "../Parts.css.ts"

export const panel = style({
  display: "flex",
  flexDirection: "column",
  gap: tokens.space.x2,
  padding: tokens.space.x5,
  border: `1px solid ${tokens.color.border}`,
  borderRadius: tokens.radius.md,
  background: tokens.color.surface,
  ...font.bodyS
})
/** Below the drawing, beside each other if there is room. */
export const below = style({
  display: "grid",
  gap: tokens.space.x4,
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 440px), 1fr))",
  alignItems: "start",
  marginTop: tokens.space.x4
})
export const close = style([
  outlined,
  {
    position: "sticky",
    top: 0,
    zIndex: 1,
    alignSelf: "flex-end",
    minHeight: 44,
    marginBottom: -44,
    background: tokens.color.surface
  }
])
export const hint = style({ color: tokens.color.textMuted })
export const kind = style({ ...font.caption, color: tokens.color.textMuted })
export const heading = style({ ...font.h3 })
export const part = style({ ...font.label, color: tokens.color.textMuted, marginTop: tokens.space.x2 })
export const code = style({
  font: "400 .75rem/1rem ui-monospace, monospace",
  color: tokens.color.textMuted,
  overflowWrap: "anywhere"
})
export const list = style({ display: "flex", flexDirection: "column", gap: tokens.space.x1 })
export const link = style({
  padding: "5px 0",
  textAlign: "start",
  color: tokens.color.brand,
  textDecoration: "underline",
  textUnderlineOffset: 3,
  ":hover": { color: tokens.color.brandHover }
})
export const invariant = style({
  width: "100%",
  padding: "6px 10px",
  borderInlineStart: `3px solid ${tokens.color.border}`,
  textAlign: "start",
  selectors: {
    "&:hover": { borderColor: tokens.color.brand },
    '&[aria-pressed="true"]': { borderColor: tokens.color.accent, background: tokens.color.accentTint }
  }
})
export const quote = style({
  padding: "4px 10px",
  borderRadius: tokens.radius.sm,
  background: tokens.color.surfaceSunken
})
export const fold = style({ marginTop: tokens.space.x2 })
export const folder = style({
  paddingBottom: tokens.space.x1,
  ...font.label,
  color: tokens.color.textMuted,
  selectors: {
    // The sign is for eyes: whether it is open is said anyway.
    "&::before": { content: "'▸' / ''", display: "inline-block", width: 16 },
    "details[open] > &::before": { content: "'▾' / ''" }
  }
})
export const press = style([
  outlined,
  {
    alignSelf: "flex-start",
    // A narrow panel has longer labels.
    flexShrink: 1,
    whiteSpace: "normal",
    minHeight: 44,
    selectors: { '&[aria-pressed="true"]': { background: tokens.color.brand, color: tokens.color.onBrand } }
  }
])
export const story = style({
  display: "flex",
  flexDirection: "column",
  gap: tokens.space.x2,
  paddingLeft: tokens.space.x5,
  listStyle: "decimal"
})
export const sentence = style({
  display: "grid",
  gridTemplateColumns: "auto 1fr",
  gap: "6px 14px",
  alignItems: "baseline"
})
export const sources = style({ display: "flex", flexDirection: "column", gap: tokens.space.x1 })
export const cited = style({ ...font.label, color: tokens.color.info })
export const cite = style({ ...font.bodyS, color: tokens.color.textMuted, whiteSpace: "nowrap" })
export const open = style({
  display: "inline-block",
  padding: "0 8px",
  borderRadius: tokens.radius.sm,
  background: tokens.color.warningTint,
  color: tokens.color.warning,
  ...font.bodyS
})
export const numbers = style({
  display: "flex",
  flexDirection: "column",
  gap: tokens.space.x3,
  marginTop: tokens.space.x3
})
export const number = style({ display: "grid", gridTemplateColumns: "1fr auto", gap: "2px 12px" })
export const amount = style({ ...font.label })
export const source = style({ gridColumn: "1 / -1", ...font.bodyS, color: tokens.color.textMuted })
export const figure = style({ display: "flex", flexDirection: "column", gap: tokens.space.x2 })
export const screen = style({
  maxHeight: 420,
  width: "auto",
  border: `1px solid ${tokens.color.border}`,
  borderRadius: tokens.radius.sm
})
export const row = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: tokens.space.x2 })
export const way = style({
  width: "100%",
  minHeight: 44,
  padding: "8px 14px",
  border: `1px solid ${tokens.color.border}`,
  borderRadius: tokens.radius.sm,
  textAlign: "start",
  ":hover": { borderColor: tokens.color.brand, background: tokens.color.surfaceTint }
})
export const bar = style({ width: "100%", accentColor: tokens.color.accent })
/** A line of a text that is one thing to press. */
export const line = style({ display: "block" })
