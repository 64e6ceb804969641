import { style } from "@vanilla-extract/css"
import { font } from "../theme/font.ts"
import { tokens } from "../theme/tokens.css.ts"

/** Below the line of the vouchers. */
export const row = style({ borderTop: `1px solid ${tokens.color.border}`, minHeight: 57 })
export const sign = style({ color: tokens.color.warning, flex: "none" })
export const turning = style({ selectors: { "[aria-expanded=true] > &": { transform: "rotate(180deg)" } } })
export const choice = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "8px 12px",
  padding: "0 14px 14px",
  selectors: { "&[hidden]": { display: "none" } }
})
export const field = style({
  width: 64,
  height: tokens.size.tap,
  padding: 0,
  border: 0,
  background: "transparent",
  color: tokens.color.text,
  textAlign: "center",
  fontVariantNumeric: "tabular-nums",
  ...font.label
})
export const limit = style({ flex: "1 1 100%", margin: 0, color: tokens.color.textMuted, ...font.bodyS })
