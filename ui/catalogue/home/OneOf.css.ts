import { globalStyle, style, styleVariants } from "@vanilla-extract/css"
import { chip } from "../../kit/Chip.css.ts"
import { unseen } from "../../kit/text/Text.css.ts"
import { narrow, wide } from "../../theme/breakpoints.ts"
import { font } from "../../theme/font.ts"
import { tokens } from "../../theme/tokens.css.ts"

/** The names in a row, and below it what the chosen one has. */
export const lists = style({ display: "flex", flexWrap: "wrap", gap: tokens.space.x2 })
export const list = style({ display: "contents" })
export const input = unseen
const label = style({
  position: "relative",
  cursor: "pointer",
  selectors: { "&:has(:focus-visible)": { outline: `3px solid ${tokens.color.focus}`, outlineOffset: 2 } }
})
export const choice = styleVariants({
  chips: [
    chip.off,
    label,
    {
      selectors: {
        "&:has(:checked)": {
          background: tokens.color.surfaceTint,
          borderColor: tokens.color.brand,
          color: tokens.color.brand
        }
      }
    }
  ],
  titles: [
    label,
    {
      ...font.h2,
      marginRight: tokens.space.x3,
      color: tokens.color.textMuted,
      selectors: {
        "&:has(:checked)": { color: tokens.color.text, boxShadow: `0 2px ${tokens.color.brand}` }
      }
    }
  ]
})
/** Its name is not offered on a wide screen; what a narrower one has chosen stays. */
export const narrowOnly = style({})
globalStyle(`${narrowOnly} > ${label}`, { "@media": { [wide]: { display: "none" } } })
export const goods = style({
  order: 1,
  flex: "1 0 100%",
  minWidth: 0,
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: tokens.space.x3,
  selectors: { [`${list}:not(:has(:checked)) > &`]: { display: "none" } }
})
export const all = style({ justifySelf: "start" })
/** The first view of a telephone has a whole sale. */
globalStyle(`[data-ground="dark"] ${goods}`, { "@media": { [narrow]: { gap: tokens.space.x2 } } })
