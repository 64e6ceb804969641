import { style, styleVariants } from "@vanilla-extract/css"
import { font } from "../../theme/font.ts"
import { tokens } from "../../theme/tokens.css.ts"

export const table = style({ width: "100%", tableLayout: "fixed", borderCollapse: "collapse" })
export const caption = style({ textAlign: "start", paddingBottom: tokens.space.x1, color: tokens.color.textMuted })
export const head = style({ ...font.caption, textAlign: "start", color: tokens.color.textMuted, padding: "2px 4px" })
export const name = style({
  width: "42%",
  padding: "6px 4px",
  textAlign: "start",
  verticalAlign: "top",
  ...font.bodyS,
  overflowWrap: "anywhere"
})
export const count = style({ padding: "6px 4px", verticalAlign: "top" })
const filled = { display: "block", minWidth: 1, height: 10, marginTop: 2, borderRadius: 2 } as const
/** As it is: filled; as it is tried: striped, so that the two differ without colours. */
export const bar = styleVariants({
  before: { ...filled, background: tokens.color.textMuted },
  after: {
    ...filled,
    background: `repeating-linear-gradient(45deg, ${tokens.color.accent} 0 5px, ${tokens.color.brand} 5px 7px)`
  }
})
