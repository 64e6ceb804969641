import { globalStyle, style, styleVariants } from "@vanilla-extract/css"
import { fiveColumns, fourColumns, threeColumns, wide } from "../../theme/breakpoints.ts"
import { tokens } from "../../theme/tokens.css.ts"

/** The page's column: 16 px from the edge on narrow screens, 32 px and at most 1,248 px of content on wide ones. */
export const page = style({
  paddingInline: tokens.space.x4,
  "@media": {
    [wide]: { maxWidth: tokens.size.container, marginInline: "auto", paddingInline: tokens.space.x8, width: "100%" }
  }
})

const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` })

/** Browsers that let the lines of cards share the rows of their list. */
export const sharing = "(grid-template-rows: subgrid)"

/** Lines of a product card: picture, brand, name, price, rating, kinds, buttons. */
export const cardLines = 7

/** A card whose lines stand on those of the cards beside it, also if one of them is missing or breaks. */
export const sharesLines = {
  "@supports": {
    [sharing]: { display: "grid", gridTemplate: "subgrid / minmax(0, 1fr)", gridRow: `span ${cardLines}`, rowGap: 0 }
  }
} as const

// The distance between rows is a padding: a gap would stand between the lines of a card, too.
const cards = {
  display: "grid",
  gap: "0 12px",
  marginBottom: -22,
  // Two, and one if text is so large that a card would be a column of syllables.
  gridTemplateColumns: "repeat(auto-fill, minmax(max(40%, 6.5rem), 1fr))"
} as const

export const grid = styleVariants({
  /** 2, 3, 4 and 5 cards in a row. */
  cards: {
    ...cards,
    "@media": {
      [threeColumns]: columns(3),
      [fourColumns]: columns(4),
      [wide]: { columnGap: 20, marginBottom: -34 },
      [fiveColumns]: columns(5)
    }
  },
  /** Ten cards in rows that are always full; four on a telephone. */
  ten: {
    ...cards,
    "@media": {
      [threeColumns]: columns(3),
      [fourColumns]: columns(4),
      [wide]: { columnGap: 20, marginBottom: -34 },
      [fiveColumns]: columns(5)
    }
  },
  /** The same beside the filter of a list. */
  besideFilter: {
    ...cards,
    "@media": {
      [threeColumns]: columns(3),
      [fourColumns]: columns(4),
      [wide]: { columnGap: 18, marginBottom: -34, ...columns(3) },
      [fiveColumns]: columns(4)
    }
  }
})

for (const list of Object.values(grid))
  globalStyle(`${list} > *`, { paddingBottom: 22, "@media": { [wide]: { paddingBottom: 34 } }, ...sharesLines })

// Two rows on a telephone: the rest is behind the link beside the heading.
globalStyle(`${grid.ten} > :nth-child(n + 5)`, { "@media": { "screen and (max-width: 599px)": { display: "none" } } })
globalStyle(`${grid.ten} > :nth-child(n + 10)`, {
  "@media": { "screen and (min-width: 600px) and (max-width: 1199px)": { display: "none" } }
})
globalStyle(`${grid.ten} > :nth-child(9)`, {
  "@media": { "screen and (min-width: 768px) and (max-width: 1199px)": { display: "none" } }
})
