import { createVar, style, styleVariants } from "@vanilla-extract/css"
import { narrow } from "../../theme/breakpoints.ts"
import { tokens } from "../../theme/tokens.css.ts"

const star = "M12 1.8l3.1 6.6 7.1.9-5.2 5 1.3 7.1L12 17.9l-6.3 3.5L7 14.3l-5.2-5 7.1-.9z"
const drawn = (look: string) =>
  `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'%3E%3Cpath ${look}d='${star}'/%3E%3C/svg%3E")`
/** A star, to be filled with a colour; and its outline. */
export const mask = drawn("")
export const outline = drawn("fill='none' stroke='%23000' stroke-width='1.75' ")

/** How much of the row is filled, `0%` to `100%`; by default all of it. */
const filled = createVar()
/** The name of that property, for a style of one element. */
export const full = filled.slice(4, -1)

const base = style({
  flex: "none",
  display: "inline-block",
  background: `linear-gradient(90deg, ${tokens.color.star} ${filled}, ${tokens.color.starTrack} 0)`,
  vars: { [filled]: "100%" },
  maskImage: mask,
  maskRepeat: "repeat-x",
  // Colours of the reader's own choosing must not hide the stars, which are all background.
  forcedColorAdjust: "none"
})

const of = (size: number, count: number) => ({
  width: (size + 1) * count,
  height: size,
  maskSize: `${size + 1}px ${size}px`
})

/** Five stars in a row, 13, 16 or 32 px high. */
export const stars = styleVariants({ 13: [base, of(13, 5)], 16: [base, of(16, 5)], 32: [base, of(32, 5)] })
/** One star instead of all five. */
export const one = styleVariants({ 13: [base, of(13, 1)], 16: [base, of(16, 1)] })

/** The row cut to its first star, which is full. */
export const oneWhenNarrow = style({
  "@media": { [narrow]: { width: 14, background: tokens.color.star } }
})
