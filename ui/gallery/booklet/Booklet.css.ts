import { globalStyle, style } from "@vanilla-extract/css"
import { font } from "../../theme/font.ts"
import { tokens } from "../../theme/tokens.css.ts"
import { fold } from "../chart/ChartDrawing.css.ts"

export const whole = style({ padding: tokens.space.x4, background: tokens.color.bg, ...font.bodyS })
export const title = style({ ...font.h1 })
export const chapter = style({ breakBefore: "page", paddingBlock: tokens.space.x4 })
export const heading = style({ ...font.h2 })
/** A drawing is as large as a page has room for, and never cut. */
export const drawing = style({ breakInside: "avoid", marginBlock: tokens.space.x3 })
globalStyle(`${drawing} > svg`, {
  display: "block",
  width: "auto",
  height: "auto",
  maxWidth: "100%",
  maxHeight: "235mm"
})
globalStyle(`${drawing} .${fold}`, { display: "none" })
export const part = style({ ...font.label, color: tokens.color.textMuted })
export const table = style({ borderCollapse: "collapse" })
export const cell = style({
  padding: "3px 18px 3px 0",
  borderBottom: `1px solid ${tokens.color.border}`,
  textAlign: "start",
  ...font.bodyS
})
