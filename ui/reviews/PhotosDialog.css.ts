import { style } from "@vanilla-extract/css"
import { font } from "../theme/font.ts"

export const rail = style({
  display: "flex",
  gap: 8,
  overflowX: "auto",
  scrollSnapType: "x mandatory",
  scrollbarWidth: "none"
})
export const slide = style({ flex: "none", width: "100%", scrollSnapAlign: "start", display: "grid", gap: 12 })
export const picture = style({ justifySelf: "center", width: "min(100%, 60vh)" })
/** Which one it is, in one line. */
export const place = style({ flex: "none" })
export const foot = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: 8,
  ...font.bodyS
})
