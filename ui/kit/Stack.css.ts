import { style, styleVariants } from "@vanilla-extract/css"
import { fiveColumns, fourColumns, threeColumns, wide } from "../theme/breakpoints.ts"
import { tokens } from "../theme/tokens.css.ts"

const gaps = {
  0: "0",
  1: tokens.space.x1,
  2: tokens.space.x2,
  3: tokens.space.x3,
  4: tokens.space.x4,
  6: tokens.space.x6,
  8: tokens.space.x8
}

export const stack = styleVariants(gaps, (gap) => ({ display: "flex", flexDirection: "column", gap, minWidth: 0 }))
export const inline = styleVariants(gaps, (gap) => ({ display: "flex", flexWrap: "wrap", alignItems: "center", gap }))
export const apart = style({ justifyContent: "space-between" })

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
  ...columns(2)
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

export const onlyWide = style({ "@media": { "screen and (max-width: 991px)": { display: "none" } } })
export const onlyNarrow = style({ "@media": { [wide]: { display: "none" } } })
