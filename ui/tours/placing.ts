/** A place on the screen, in pixels from its upper left corner. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

type Size = Pick<Box, "width" | "height">

export interface Placed {
  readonly side: "below" | "above"
  readonly left: number
  readonly top: number
  /** Where the arrow's tip stands, from the card's left edge. */
  readonly arrow: number
}

/** Of what is taller than this share of the screen its beginning is explained: the card wants room beside it. */
const mostShown = 0.5

/** The part of an element that is explained. */
export const explained = ({ left, top, width, height }: Box, screen: Size): Box => ({
  left,
  top,
  width,
  height: Math.min(height, screen.height * mostShown)
})

/** Free space between the card and the edges of the screen. */
const edge = 16
/** Between the card and what it explains; the arrow stands in it. */
const gap = 18
/** The arrow keeps off the card's round corners. */
const corner = 28

const between = (least: number, wanted: number, most: number): number => Math.max(least, Math.min(wanted, most))

/** Where a card stands: below what it explains, above it where there is no room, and always wholly on the screen. */
export const placed = (anchor: Box, card: Size, screen: Size): Placed => {
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
