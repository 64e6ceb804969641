import { style } from "@vanilla-extract/css"
import { tokens } from "../theme/tokens.css.ts"

export const box = style({
  display: "grid",
  gap: 8,
  justifyItems: "start",
  padding: 16,
  borderRadius: tokens.radius.petal,
  background: tokens.color.surface,
  "@media": { print: { display: "none" } }
})
/** What is announced; without words it takes no room. */
export const said = style({ width: "100%", ":empty": { display: "none" } })
