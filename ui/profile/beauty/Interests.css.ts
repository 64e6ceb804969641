import { style } from "@vanilla-extract/css"
import { font } from "../../theme/font.ts"
import { tokens } from "../../theme/tokens.css.ts"
import { tag } from "../Forms.css.ts"

/** How many are chosen, in sight while one chooses. */
export const count = style({ ...font.bodyS, color: tokens.color.textMuted, fontVariantNumeric: "tabular-nums" })
export const groups = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 300px), 1fr))",
  gap: 12
})
export const group = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "center",
  alignContent: "start",
  gap: "8px 12px",
  margin: 0,
  padding: "10px 16px 16px",
  minWidth: 0,
  border: `1px solid ${tokens.color.border}`,
  borderRadius: tokens.radius.lg,
  background: tokens.color.surface
})
export const name = style({ float: "left", padding: 0, ...font.h3 })
export const chips = style({ gridColumn: "1 / -1", display: "flex", flexWrap: "wrap", gap: 8 })
const pressed = {
  borderColor: tokens.color.brand,
  background: tokens.color.brand,
  color: tokens.color.onBrand
}
export const chip = style([tag, { selectors: { "&[aria-pressed=true]": pressed } }])
/** The whole category: quieter than what is in it until it is chosen. */
export const all = style([
  tag,
  {
    // Its words end where the chips of the card may end.
    marginRight: -8,
    selectors: {
      "&[aria-pressed=false]": { borderColor: "transparent", color: tokens.color.brand },
      "&[aria-pressed=true]": pressed
    }
  }
])
