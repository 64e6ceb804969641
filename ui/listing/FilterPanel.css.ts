import { globalStyle, style } from "@vanilla-extract/css"
import { font } from "../theme/font.ts"
import { tokens } from "../theme/tokens.css.ts"

export const group = style({
  paddingBlock: 4,
  borderBottom: `1px solid ${tokens.color.border}`,
  ":last-child": { border: 0 }
})
export const head = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  minHeight: 44,
  ...font.h3
})
export const sign = style({ transition: `transform ${tokens.motion.base} ${tokens.motion.standard}` })
globalStyle(`${group}[open] > ${head} ${sign}`, { transform: "rotate(180deg)" })
export const values = style({ paddingBottom: 12 })

/** The rest of a long filter: its name disappears with the press that shows it. */
export const rest = style({})
export const all = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: 36,
  ...font.label,
  color: tokens.color.brand
})
globalStyle(`${rest}[open] > ${all}`, { display: "none" })

export const prices = style({ display: "grid", gap: 12, paddingBottom: 16 })
export const fields = style({ display: "grid", gridTemplateColumns: "1fr 1fr", gap: 10 })
/** The slider arrives later; its room is reserved, with the track already drawn. */
export const sliderRoom = style({
  height: 44,
  background: `linear-gradient(${tokens.color.border}, ${tokens.color.border}) center / 100% 6px no-repeat`
})
