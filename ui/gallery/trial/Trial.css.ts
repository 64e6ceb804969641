import { style } from "@vanilla-extract/css"
import { font } from "../../theme/font.ts"
import { tokens } from "../../theme/tokens.css.ts"
import { press } from "../Parts.css.ts"

export const number = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  gap: "2px 12px",
  alignItems: "center",
  paddingTop: tokens.space.x2,
  borderTop: `1px solid ${tokens.color.border}`
})
export const name = style({ ...font.label })
export const amount = style({ ...font.label, textAlign: "end" })
export const slider = style({ width: "100%", minHeight: 44, accentColor: tokens.color.accent, outlineOffset: -6 })
export const field = style({
  width: 96,
  minHeight: 44,
  padding: "4px 10px",
  border: `1px solid ${tokens.color.borderStrong}`,
  borderRadius: tokens.radius.sm,
  background: tokens.color.surface,
  color: tokens.color.text
})
export const back = style([press, { gridColumn: "1 / -1", justifySelf: "start", minHeight: 44 }])
export const source = style({ gridColumn: "1 / -1", ...font.bodyS, color: tokens.color.textMuted })
export const depends = style({ gridColumn: "1 / -1", ...font.bodyS })
export const progress = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: tokens.space.x3 })
export const running = style({ display: "flex", flexDirection: "column", flex: "1 1 180px", gap: tokens.space.x1 })
export const meter = style({ width: "100%", accentColor: tokens.color.accent })
export const result = style({
  display: "flex",
  flexDirection: "column",
  gap: tokens.space.x2,
  marginTop: tokens.space.x2
})
