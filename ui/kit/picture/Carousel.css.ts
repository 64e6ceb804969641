import { globalStyle, style, styleVariants } from "@vanilla-extract/css"
import { hovering, wide } from "../../theme/breakpoints.ts"
import { tokens } from "../../theme/tokens.css.ts"
import { cardLines, sharesLines, sharing } from "../text/Grid.css.ts"

export const frame = style({ position: "relative" })

export const rail = style({
  display: "flex",
  gap: tokens.space.x3,
  overflowX: "auto",
  overscrollBehaviorX: "contain",
  scrollSnapType: "x mandatory",
  scrollbarWidth: "none",
  marginInline: -16,
  paddingInline: 16,
  scrollPaddingInline: 16,
  // Room for the focus ring and the shadow of its content.
  paddingBlock: 6,
  marginBlock: -6,
  "@media": {
    [wide]: { gap: tokens.space.x5, marginInline: -6, paddingInline: 6, scrollPaddingInline: 6 }
  }
})
globalStyle(`${rail} > *`, { scrollSnapAlign: "start", flex: "none" })

const sizes = { card: ["min(9.375rem, 78%)", "calc((100% - 80px) / 5)"] } as const
const item = (narrow: string, broad: string) => ({ width: narrow, "@media": { [wide]: { width: broad } } })

export const width = styleVariants({
  card: item(...sizes.card),
  review: item("min(18.75rem, 84%)", "calc((100% - 40px) / 3)"),
  disc: item("4.625rem", "calc((100% - 160px) / 9)"),
  slide: item("100%", "100%"),
  ticket: item("min(18.25rem, 92%)", "18.25rem"),
  banner: item("min(20rem, 86%)", "calc((100% - 40px) / 3)")
})

// Cards share their lines: the list is a grid then, and its columns are as wide as they are.
const [narrowCard, broadCard] = sizes.card
globalStyle(`${rail}:has(> ${width.card})`, {
  "@supports": {
    [sharing]: {
      display: "grid",
      gridTemplateRows: `repeat(${cardLines}, auto)`,
      gridAutoFlow: "column",
      gridAutoColumns: narrowCard,
      rowGap: 0,
      "@media": { [wide]: { gridAutoColumns: broadCard } }
    }
  }
})
globalStyle(`${rail} > ${width.card}`, {
  "@supports": { [sharing]: { ...sharesLines["@supports"][sharing], width: "auto" } }
})

const turn = style({
  position: "absolute",
  top: "calc(50% - 22px)",
  zIndex: 3,
  display: "none",
  placeItems: "center",
  width: tokens.size.tap,
  height: tokens.size.tap,
  borderRadius: "50%",
  background: tokens.color.surface,
  color: tokens.color.brand,
  boxShadow: tokens.shadow.s2,
  ":focus-visible": { borderRadius: "50%" },
  "@media": { [`${wide} and ${hovering}`]: { display: "grid" } },
  // There is no way on at the ends.
  selectors: {
    [`${frame}[data-at~="start"] > &:first-of-type`]: { display: "none" },
    [`${frame}[data-at~="end"] > &:last-of-type`]: { display: "none" }
  }
})
export const button = styleVariants({
  back: [turn, { left: -14 }],
  on: [turn, { right: -14 }]
})
