import { style } from "@vanilla-extract/css"
import { tokens } from "../theme/tokens.css.ts"

export const box = style({
  display: "grid",
  gap: 10,
  justifyItems: "start",
  maxWidth: 660,
  padding: 18,
  border: `1px solid ${tokens.color.border}`,
  borderRadius: tokens.radius.lg,
  background: tokens.color.surface,
  "@media": { print: { display: "none" } }
})
/** What is announced; without words it takes no room. */
export const said = style({ width: "100%", ":empty": { display: "none" } })
