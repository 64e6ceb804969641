import { style } from "@vanilla-extract/css"
import { drawnLater } from "../kit/picture/drawn-later.css.ts"
import { narrow, wide } from "../theme/breakpoints.ts"

/** 100 px of the content above stay in sight: the page itself keeps 120. D-81. */
export const reviews = style([
  drawnLater(1_150, 720),
  { scrollMarginTop: -20, paddingBlock: 26, "@media": { [narrow]: { paddingInline: 16 } } }
])
export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "flex-end",
  justifyContent: "space-between",
  gap: 12,
  marginBottom: 14
})
const twoColumns = { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" }
export const said = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": { [wide]: { ...twoColumns, gap: 24 } }
})
export const highlights = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: 12,
  marginBlock: 16,
  "@media": { [wide]: { ...twoColumns, gap: 16 } }
})
export const all = style({ "@media": { [narrow]: { width: "100%" } } })
