/** A place on the screen, in pixels from its upper left corner. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

type Size = Pick<Box, "width" | "height">

/** Place of a tour's card. */
export interface Placed {
  readonly side: "below" | "above"
  readonly left: number
  readonly top: number
  /** Distance of the arrow's tip from the card's left edge. */
  readonly arrow: number
}

/**
 * Shares of the screen's height. Of what is taller than `leastShown` its beginning is explained, as far down as
 * `lowest` and no more than `mostShown`: the card needs room beside it. Above `highest` something sticks to the top.
 */
const leastShown = 0.2
export const mostShown = 0.5
const highest = 0.15
const lowest = 0.85

const between = (least: number, wanted: number, most: number): number => Math.max(least, Math.min(wanted, most))

/** The part of an element that is explained. */
export const explainedPart = ({ left, top, width, height }: Box, screen: Size): Box => ({
  left,
  top,
  width,
  height: Math.min(height, between(leastShown * screen.height, lowest * screen.height - top, mostShown * screen.height))
})

/**
 * Whether an element can be explained where the page stands: nothing sticks over it, and the card has room beside it. A tour
 * never moves the page by itself, so anywhere else it waits. Decision 71.
 */
export const isInView = (box: Box, screen: Size): boolean => {
  const { top, height } = explainedPart(box, screen)
  return top >= highest * screen.height && top + height <= lowest * screen.height
}

/** Free space between the card and the edges of the screen. */
const edge = 16
/** Gap between the card and what it explains; the arrow is in it. */
const gap = 18
/** The arrow keeps off the card's round corners. */
const corner = 28

/** Returns the place of a card: below what it explains, above it if there is no room, always wholly on the screen. */
export const placeCard = (anchor: Box, card: Size, screen: Size): Placed => {
  const bottom = anchor.top + anchor.height
  const middle = anchor.left + anchor.width / 2
  const room = screen.height - bottom
  const side = room >= card.height + gap + edge || room >= anchor.top ? "below" : "above"
  const wanted = side === "below" ? bottom + gap : anchor.top - gap - card.height
  const left = between(edge, middle - card.width / 2, screen.width - card.width - edge)
  return {
    side,
    left,
    top: between(edge, wanted, screen.height - card.height - edge),
    arrow: between(corner, middle - left, card.width - corner)
  }
}
