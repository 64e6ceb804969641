import { style } from "@vanilla-extract/css"
import { narrow } from "../theme/breakpoints.ts"
import { font } from "../theme/font.ts"
import { tokens } from "../theme/tokens.css.ts"

export const bar = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: tokens.space.x3,
  padding: `${tokens.space.x2} ${tokens.space.x6}`,
  borderBottom: `1px solid ${tokens.color.border}`,
  background: tokens.color.surface,
  "@media": { [narrow]: { paddingInline: tokens.space.x4, gap: tokens.space.x1 } }
})

export const name = style({
  display: "inline-flex",
  alignItems: "center",
  gap: tokens.space.x2
})

export const section = style({
  ...font.bodyS,
  color: tokens.color.textMuted,
  "@media": { [narrow]: { display: "none" } }
})

export const main = style({ outline: "none" })
export const wait = style({ padding: tokens.space.x10, color: tokens.color.textMuted })
export const hidden = style({ position: "absolute", width: 1, height: 1, overflow: "hidden", clipPath: "inset(50%)" })

export const skip = style({
  position: "absolute",
  left: -9999,
  ":focus": {
    left: 8,
    top: 8,
    zIndex: tokens.z.modal,
    padding: tokens.space.x3,
    background: tokens.color.surface,
    color: tokens.color.brand
  }
})

export const switches = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: tokens.space.x2,
  "@media": { [narrow]: { flexWrap: "nowrap", overflowX: "auto", maxWidth: "100%" } }
})

export const pair = style({
  flexShrink: 0,
  display: "inline-flex",
  padding: 3,
  borderRadius: tokens.radius.pill,
  background: tokens.color.surfaceSunken
})

const press = style({
  flexShrink: 0,
  whiteSpace: "nowrap",
  minHeight: 36,
  padding: "4px 14px",
  borderRadius: tokens.radius.pill,
  ...font.label,
  color: tokens.color.textMuted,
  ":focus-visible": { borderRadius: tokens.radius.pill },
  selectors: { '&[aria-pressed="true"]': { color: tokens.color.onBrand, background: tokens.color.brand } }
})

export const side = style([press])
export const toggle = style([
  press,
  {
    border: `1px solid ${tokens.color.borderStrong}`,
    selectors: { '&[aria-pressed="true"]': { borderColor: tokens.color.brand } }
  }
])
