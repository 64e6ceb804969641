import { style } from "@vanilla-extract/css"
import { font } from "../theme/font.ts"
import { tokens } from "../theme/tokens.css.ts"

const pill = style({
  flexShrink: 0,
  whiteSpace: "nowrap",
  minHeight: 40,
  borderRadius: tokens.radius.pill,
  color: tokens.color.brand,
  ...font.label,
  ":hover": { background: tokens.color.surfaceTint },
  ":focus-visible": { borderRadius: tokens.radius.pill }
})

/** Something to press that matters here, and a tool beside it. */
export const press = style([pill, { padding: "4px 16px", border: `1px solid ${tokens.color.brand}` }])
export const tool = style([
  pill,
  {
    minWidth: 40,
    padding: "4px 14px",
    border: `1px solid ${tokens.color.border}`,
    background: tokens.color.surface,
    selectors: { '&[aria-pressed="true"]': { background: tokens.color.brand, color: tokens.color.onBrand } }
  }
])

/** A list below the button that opened it, and a row of it to press. */
export const menu = style({
  position: "absolute",
  top: "calc(100% + 4px)",
  left: 0,
  zIndex: tokens.z.drawer,
  padding: tokens.space.x1,
  borderRadius: tokens.radius.md,
  background: tokens.color.surface,
  boxShadow: tokens.shadow.s3
})
export const choice = style({
  width: "100%",
  minHeight: 40,
  padding: "8px 12px",
  borderRadius: tokens.radius.sm,
  textAlign: "start",
  ...font.bodyS,
  ":hover": { background: tokens.color.surfaceTint }
})
