import { globalStyle, style } from "@vanilla-extract/css"
import { wide } from "../../theme/breakpoints.ts"
import { font } from "../../theme/font.ts"
import { tokens } from "../../theme/tokens.css.ts"

/** How many walls there are, and how many outlines of a sign. */
export const walls = 7
export const signs = 5

const { tile, fixed } = tokens
/** A wall that a brand's sign stands on, in both themes. */
export const ground = style({ color: fixed.ink })
const wallColours = [tile.blossom, tile.pandan, tile.kunyit, tile.laut, tile.orchid, tile.beras, tile.lilac]
for (const [at, background] of wallColours.entries()) globalStyle(`${ground}[data-wall="${at}"]`, { background })

const sign = style({
  flex: "none",
  display: "grid",
  placeItems: "center",
  color: fixed.onPlum,
  userSelect: "none"
})
export const size = {
  /** In a tile. */
  small: style([sign, { width: 32, height: 32, ...font.h3, "@media": { [wide]: { width: 40, height: 40 } } }]),
  /** In the head of a brand. */
  large: style([
    sign,
    { width: 44, height: 44, ...font.h2, "@media": { [wide]: { width: 88, height: 88, ...font.displayL } } }
  ])
}
/** Petals that look two ways, a disc, an arch, a drop. */
const outlines = ["60% 12%", "12% 60%", "50%", "50% 50% 12% 12%", "50% 50% 50% 8%"]
const colours = [fixed.heart, fixed.sale, fixed.plum, fixed.loyalty]
for (const [at, borderRadius] of outlines.entries()) globalStyle(`[data-sign="${at}"] ${sign}`, { borderRadius })
for (let at = 0; at < walls; at++)
  globalStyle(`[data-wall="${at}"] ${sign}`, { background: colours[at % colours.length] })

const tileLetters = style({ ...font.h2Sheet, "@media": { [wide]: font.h2 } })
globalStyle(`[data-face="1"] ${tileLetters}`, { ...font.h3, "@media": { [wide]: font.priceL } })
const headLetters = style(font.displayL)
globalStyle(`[data-face="1"] ${headLetters}`, font.priceL)
/** In the letters of titles or of large numbers: in a tile, and in the head of a brand. */
export const letters = { tile: tileLetters, head: headLetters }
