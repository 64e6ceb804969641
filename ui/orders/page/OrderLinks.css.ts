import { style } from "@vanilla-extract/css"

export const links = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: 10,
  "@media": { print: { display: "none" } }
})
export const later = style({ padding: "4px 16px 16px" })
