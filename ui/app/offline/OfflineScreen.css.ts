import { style } from "@vanilla-extract/css"
import { font } from "../../theme/font.ts"
import { tokens } from "../../theme/tokens.css.ts"

export const page = style({ maxWidth: 720, marginInline: "auto", paddingBlock: "16px 40px" })
export const notice = style({
  display: "grid",
  gap: 12,
  padding: "20px 16px 16px",
  borderRadius: tokens.radius.petal,
  background: tokens.color.warningTint
})
export const section = style({ marginTop: 28 })
export const head = style({ display: "flex", alignItems: "center", justifyContent: "space-between", gap: 12 })
export const mark = style({
  display: "inline-flex",
  alignItems: "center",
  gap: 6,
  minHeight: 28,
  paddingInline: 10,
  borderRadius: tokens.radius.pill,
  background: tokens.color.surfaceSunken,
  ...font.caption
})
export const sum = style({
  display: "flex",
  justifyContent: "space-between",
  gap: 12,
  paddingTop: 8,
  ...font.bodyS,
  color: tokens.color.textMuted
})
export const total = style({ ...font.price, color: tokens.color.text })
export const draft = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: 12,
  minHeight: 80,
  borderBottom: `1px solid ${tokens.color.border}`,
  ":hover": { color: tokens.color.brand }
})
export const draftName = style({ display: "block", ...font.label })
export const muted = style({ ...font.bodyS, color: tokens.color.textMuted, marginTop: 12 })
