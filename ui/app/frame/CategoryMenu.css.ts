import { globalStyle, style } from "@vanilla-extract/css"
import { font } from "../../theme/font.ts"
import { tokens } from "../../theme/tokens.css.ts"

export const menu = style({
  position: "fixed",
  inset: "0 auto 0 0",
  width: "min(360px, 88vw)",
  height: "100dvh",
  maxHeight: "none",
  margin: 0,
  padding: "8px 0 24px",
  border: 0,
  overflowY: "auto",
  overscrollBehavior: "contain",
  background: tokens.color.surface,
  color: tokens.color.text,
  boxShadow: tokens.shadow.s3,
  "::backdrop": { background: "rgb(24 6 17 / .55)" }
})
export const head = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  padding: "4px 8px 4px 20px",
  ...font.h2Sheet
})
export const part = style({ borderBottom: `1px solid ${tokens.color.border}`, marginInline: 20 })
export const name = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  minHeight: 52,
  ...font.label
})
globalStyle(`${part}[open] > ${name} svg`, { transform: "rotate(180deg)" })
export const link = style({
  display: "flex",
  alignItems: "center",
  minHeight: 44,
  ...font.bodySMedium
})
export const last = style({ paddingBottom: 10 })
export const settings = style({ padding: "18px 20px 0" })
