import { style } from "@vanilla-extract/css"
import { font } from "../theme/font.ts"
import { tokens } from "../theme/tokens.css.ts"

export { page, tagline, title } from "./MachineList.css.ts"

export const back = style({
  ...font.label,
  display: "inline-block",
  padding: `${tokens.space.x2} 0`,
  color: tokens.color.brand
})
export const count = style({
  ...font.bodyS,
  margin: `${tokens.space.x4} 0 ${tokens.space.x2}`,
  color: tokens.color.textMuted
})
export const heading = style({ ...font.h3, marginBottom: tokens.space.x3 })
export const list = style({
  overflow: "hidden",
  border: `1px solid ${tokens.color.border}`,
  borderRadius: tokens.radius.petal,
  background: tokens.color.surface
})
export const item = style({
  position: "relative",
  display: "grid",
  gap: tokens.space.x1,
  padding: `${tokens.space.x3} ${tokens.space.x5}`,
  selectors: { "& + &": { borderTop: `1px solid ${tokens.color.border}` } },
  ":hover": { background: tokens.color.surfaceSunken }
})
/** The whole row is pressed. */
export const link = style({
  ...font.body,
  color: tokens.color.brand,
  "::after": { content: "", position: "absolute", inset: 0 }
})
export const kind = style({ ...font.caption, color: tokens.color.textMuted })
