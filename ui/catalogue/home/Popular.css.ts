import { globalStyle, style } from "@vanilla-extract/css"
import { chip } from "../../kit/Chip.css.ts"
import { unseen } from "../../kit/text/Text.css.ts"
import { wide } from "../../theme/breakpoints.ts"
import { tokens } from "../../theme/tokens.css.ts"

/** The names in a row, and below it what the chosen one has. */
export const popular = style({ display: "flex", flexWrap: "wrap", gap: tokens.space.x2 })
export const category = style({ display: "contents" })
export const input = unseen
export const choice = style([
  chip.off,
  {
    position: "relative",
    cursor: "pointer",
    selectors: {
      "&:has(:checked)": {
        background: tokens.color.surfaceTint,
        borderColor: tokens.color.brand,
        color: tokens.color.brand
      },
      "&:has(:focus-visible)": { outline: `3px solid ${tokens.color.focus}`, outlineOffset: 2 }
    }
  }
])
/** Its name is not offered on a wide screen; what a narrower one has chosen stays. */
export const narrowOnly = style({})
globalStyle(`${narrowOnly} > ${choice}`, { "@media": { [wide]: { display: "none" } } })
export const goods = style({
  order: 1,
  flex: "1 0 100%",
  minWidth: 0,
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: tokens.space.x3,
  marginTop: tokens.space.x2,
  selectors: { [`${category}:not(:has(:checked)) > &`]: { display: "none" } }
})
export const all = style({ justifySelf: "start" })
