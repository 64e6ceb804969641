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

const cards = {
  display: "grid",
  gap: "22px 12px",
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
      [wide]: { gap: "34px 20px" },
      [fiveColumns]: columns(5)
    }
  },
  /** Ten cards in rows that are always full; four on a telephone. */
  ten: {
    ...cards,
    "@media": {
      [threeColumns]: columns(3),
      [fourColumns]: columns(4),
      [wide]: { gap: "34px 20px" },
      [fiveColumns]: columns(5)
    }
  },
  /** The same beside the filter of a list. */
  besideFilter: {
    ...cards,
    "@media": {
      [threeColumns]: columns(3),
      [fourColumns]: columns(4),
      [wide]: { gap: "34px 18px", ...columns(3) },
      [fiveColumns]: columns(4)
    }
  }
})

// Two rows on a telephone: the rest is behind the link beside the heading.
globalStyle(`${grid.ten} > :nth-child(n + 5)`, { "@media": { "screen and (max-width: 599px)": { display: "none" } } })
globalStyle(`${grid.ten} > :nth-child(n + 10)`, {
  "@media": { "screen and (min-width: 600px) and (max-width: 1199px)": { display: "none" } }
})
globalStyle(`${grid.ten} > :nth-child(9)`, {
  "@media": { "screen and (min-width: 768px) and (max-width: 1199px)": { display: "none" } }
})
