import { style } from "@vanilla-extract/css"
import { font } from "../theme/font.ts"
import { tokens } from "../theme/tokens.css.ts"

/** One line that opens the choice; as high as that of the vouchers above it. */
export const row = style({
  display: "flex",
  alignItems: "center",
  gap: 12,
  width: "100%",
  minHeight: 57,
  padding: "8px 14px",
  border: 0,
  borderTop: `1px solid ${tokens.color.border}`,
  background: "transparent",
  color: tokens.color.text,
  textAlign: "start",
  cursor: "pointer",
  ...font.bodyS
})
export const sign = style({ color: tokens.color.warning, flex: "none" })
export const name = style({ flex: "1 1 auto", minWidth: 0 })
export const turning = style({ selectors: { "[aria-expanded=true] > &": { transform: "rotate(180deg)" } } })
export const saves = style({ ...font.label, color: tokens.color.success })
export const quiet = style({ color: tokens.color.textMuted })
export const choice = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "8px 12px",
  padding: "0 14px 14px",
  selectors: { "&[hidden]": { display: "none" } }
})
export const stepper = style({
  display: "inline-flex",
  alignItems: "center",
  border: `1px solid ${tokens.color.borderStrong}`,
  borderRadius: tokens.radius.pill,
  background: tokens.color.surface
})
export const press = style({
  display: "grid",
  placeItems: "center",
  width: tokens.size.tap,
  height: tokens.size.tap,
  borderRadius: "50%",
  color: tokens.color.brand,
  ":hover": { background: tokens.color.surfaceTint },
  selectors: { '&[aria-disabled="true"]': { color: tokens.color.textMuted, cursor: "default", background: "none" } }
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
export const way = style({ color: tokens.color.brand, textDecoration: "underline", textUnderlineOffset: 3 })
