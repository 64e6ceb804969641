import { style } from "@vanilla-extract/css"
import { wide } from "../theme/breakpoints.ts"

export const layout = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: 24,
  marginBottom: 24,
  "@media": { [wide]: { gridTemplateColumns: "minmax(0, 1fr) 240px", gap: 48, alignItems: "start" } }
})
export const main = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", alignContent: "start" })
export const title = style({ marginBottom: 16 })
export const product = style({ maxWidth: 240 })
/** Has the lines of the card as rows. */
export const card = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)" })
export const others = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 12 })
export const neighbours = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  gap: "4px 16px",
  marginTop: 12
})
