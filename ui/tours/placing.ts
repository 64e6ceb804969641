/** A place on the screen, in pixels from its upper left corner. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

type Size = Pick<Box, "width" | "height">

/** Places of a tour's light and of the card beside it. */
export interface Placed {
  /** What is lit: never below the card. */
  readonly light: Box
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
const mostShown = 0.6
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

/**
 * Share of the screen's height up to which a card has room above and below of what stands in the middle. Of more, the beginning
 * goes to the top.
 */
const mostCentred = 0.4

/** Where on the screen an element is moved to, so that the card has room beside it. */
export const restingPlace = ({ height }: Size, screen: Size): "start" | "center" =>
  height > mostCentred * screen.height ? "start" : "center"

/** Room of light around what is explained: `space.x2`. */
const room = 8
/** Width of the light's pale border. */
const border = 6
/** Free space between the card and the edges of the screen. */
const edge = 16
/** Gap between the card and the light; the arrow is in it. */
const gap = 18
/** The arrow keeps off the card's round corners. */
const corner = 28

/** The light on an element: with room around it, and with its border inside the screen. */
const lightOn = (element: Box, screen: Size): Box => {
  const { left, top, width, height } = explainedPart(element, screen)
  const within = (from: number, length: number, all: number) => {
    const start = between(border, from - room, all - border)
    return [start, between(0, from + length + room - start, all - border - start)] as const
  }
  const [x, w] = within(left, width, screen.width)
  const [y, h] = within(top, height, screen.height)
  return { left: x, top: y, width: w, height: h }
}

/**
 * Returns where the light on an element and its card stand: the card below the light, above it if there is no room, and never over
 * it: if there is room on neither side, less is lit. The card keeps off the edges of the screen.
 */
export const placeTour = (element: Box, card: Size, screen: Size): Placed => {
  const whole = lightOn(element, screen)
  const bottom = whole.top + whole.height
  const needed = gap + card.height + edge
  const under = screen.height - bottom
  const side = under >= needed || (whole.top < needed && under >= whole.top) ? "below" : "above"
  const lowestTop = screen.height - card.height - edge
  const cardTop = between(edge, side === "below" ? bottom + gap : whole.top - gap - card.height, lowestTop)
  const begin = side === "below" ? whole.top : between(whole.top, cardTop + card.height + gap, bottom)
  const end = side === "below" ? between(whole.top, cardTop - gap, bottom) : bottom
  const middle = whole.left + whole.width / 2
  const left = between(edge, middle - card.width / 2, screen.width - card.width - edge)
  return {
    light: { ...whole, top: begin, height: end - begin },
    side,
    left,
    top: cardTop,
    arrow: between(corner, middle - left, card.width - corner)
  }
}
