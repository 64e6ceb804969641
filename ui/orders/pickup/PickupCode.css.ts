import { style } from "@vanilla-extract/css"
import { font } from "../../theme/font.ts"
import { tokens } from "../../theme/tokens.css.ts"
import { check } from "../OrderPage.css.ts"

export const part = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 14, justifyItems: "center" })
/** White in every theme: scanners read dark on light. */
export const plate = style({
  display: "grid",
  justifyItems: "center",
  gap: 6,
  width: "100%",
  maxWidth: 420,
  padding: "20px 16px 10px",
  borderRadius: tokens.radius.petal,
  background: "#fff",
  color: tokens.fixed.ink,
  border: `1px solid ${tokens.color.border}`
})
/** Over everything, all white: the brightest a page can be. */
export const bright = style([
  plate,
  {
    position: "fixed",
    inset: 0,
    zIndex: tokens.z.modal,
    maxWidth: "none",
    alignContent: "center",
    borderRadius: 0,
    border: 0
  }
])
export const qr = style({ width: 240, height: 240, maxWidth: "100%" })
/** The code counts only later: it cannot be scanned yet. */
export const centred = style({ textAlign: "center" })
export const live = style([centred, { ...font.bodySMedium }])
export const verified = style([
  part,
  {
    padding: "28px 16px",
    borderRadius: tokens.radius.petal,
    background: `linear-gradient(${tokens.color.successTint}, transparent)`
  }
])
export const emblem = style([
  check,
  { width: 76, height: 76, background: tokens.color.success, color: tokens.color.surface }
])
export const notYet = style([qr, { width: 160, height: 160, opacity: 0.12, filter: "blur(2px)" }])
export const later = style({ ...font.bodySMedium, textAlign: "center", marginBottom: 10 })
export const letters = style({ ...font.priceL })
export const brighten = style({
  ...font.bodySMedium,
  minHeight: 44,
  padding: "0 12px",
  color: "inherit",
  textDecoration: "underline"
})
const row = {
  display: "flex",
  alignItems: "center",
  gap: 14,
  width: "100%",
  minHeight: 64,
  padding: "12px 18px",
  borderRadius: tokens.radius.lg
} as const
export const hold = style({ ...row, background: tokens.color.warningTint, color: tokens.color.text })
export const why = style({ display: "block", ...font.bodyS })
export const send = style({
  ...row,
  border: `1px solid ${tokens.color.border}`,
  color: tokens.color.text
})
