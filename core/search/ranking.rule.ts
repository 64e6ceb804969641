import type { Alternative, Wanted } from "./words/interpret.rule.ts"

/** Products that contain a term, as rising places in the store's own numbering, and its weight in each. */
export interface Postings {
  readonly places: ArrayLike<number>
  readonly weights: ArrayLike<number>
}

/** Result of a search, before filters; valid until the next search of its matcher. */
export interface Matches {
  /** In no order. */
  readonly places: Int32Array
  /** How many of the requested things a product has, by place. */
  readonly matched: Uint8Array
  /** How well a place fits, by place. */
  readonly scores: Float64Array
  /** How many places have everything. */
  readonly complete: number
  readonly wanted: ReadonlyArray<Wanted>
}

/** Fewer complete finds than this are too few: misspellings are mended and halves of a search count. D-19. */
export const enoughFound = 3

/**
 * Finds places and weighs them: for each thing asked the best way it is said there, times how rare the thing is.
 *
 * @param places how many places the store has; the memory for them is reused from search to search
 * @param productsIn how many of them hold a product; all if it is not given
 */
export const matcherOf = (
  places: number,
  productsIn: () => number = () => places
): ((wanted: ReadonlyArray<Wanted>, postingsOf: (term: string) => Postings | undefined) => Matches) => {
  const fits = new Float64Array(places)
  const scores = new Float64Array(places)
  const matched = new Uint8Array(places)
  // Places as they are met: for one thing that is asked, and for all of them.
  const touched = new Int32Array(places)
  const met = new Int32Array(places)
  let count = 0
  return (wanted, postingsOf) => {
    for (let at = 0; at < count; at++) {
      const place = met[at] ?? 0
      matched[place] = 0
      scores[place] = 0
    }
    count = 0
    const size = productsIn()
    for (const { alternatives } of wanted) {
      let own = 0
      for (const alternative of alternatives) own = fill(fits, touched, own, alternative, postingsOf)
      const rarity = Math.log(1 + size / Math.max(1, own))
      for (let at = 0; at < own; at++) {
        const place = touched[at] ?? 0
        if (matched[place] === 0) met[count++] = place
        matched[place] = (matched[place] ?? 0) + 1
        scores[place] = (scores[place] ?? 0) + rarity * (fits[place] ?? 0)
        fits[place] = 0
      }
    }
    let complete = 0
    for (let at = 0; at < count; at++) if (matched[met[at] ?? 0] === wanted.length) complete++
    return { places: met.subarray(0, count), matched, scores, complete, wanted }
  }
}

/** The finds worth showing: complete ones, and if these are too few, also those with half or more of what was asked. */
export const worthShowing = ({ places, matched, complete, wanted }: Matches): Int32Array => {
  const least = complete >= enoughFound ? wanted.length : Math.ceil(wanted.length / 2)
  const worth = new Int32Array(places.length)
  let count = 0
  for (let at = 0; at < places.length; at++) {
    const place = places[at] ?? 0
    if ((matched[place] ?? 0) >= least) worth[count++] = place
  }
  return worth.subarray(0, count)
}

/** Returns whether something was searched for that was not typed. */
export const isMended = ({ wanted }: Pick<Matches, "wanted">): boolean =>
  wanted.some(({ alternatives }) => alternatives.some(({ corrects }) => corrects !== undefined))

/** The search in the words of the best result, if that corrects what was typed. */
export const correctionIn = (
  { wanted }: Pick<Matches, "wanted">,
  has: (term: string) => boolean
): string | undefined => {
  let mended = false
  const words = wanted.map(({ typed, alternatives }) => {
    const said = alternatives
      .toSorted((one, other) => other.certainty - one.certainty)
      .find(({ terms }) => terms.every(has))
    if (said?.corrects === undefined) return typed.join(" ")
    mended = true
    return said.corrects
  })
  return mended ? words.join(" ") : undefined
}

// Writes the score of an alternative at each place, unless a higher one is written there, and the place; returns the number of
// places written.
const fill = (
  fits: Float64Array,
  touched: Int32Array,
  before: number,
  { terms, certainty }: Alternative,
  postingsOf: (term: string) => Postings | undefined
): number => {
  const [first, ...others] = terms.map(postingsOf)
  if (first === undefined) return before
  const rest = others.filter((postings) => postings !== undefined)
  if (rest.length < others.length) return before
  const { places, weights } = first
  let count = before
  for (let at = 0; at < places.length; at++) {
    const place = places[at] ?? 0
    let weight = weights[at] ?? 0
    for (const postings of rest) weight = Math.min(weight, weightAt(postings, place))
    if (weight === 0) continue
    const held = fits[place] ?? 0
    if (held === 0) touched[count++] = place
    if (certainty * weight > held) fits[place] = certainty * weight
  }
  return count
}

/** Score of a term in one place; 0 if it does not occur there. */
export const weightAt = ({ places, weights }: Postings, place: number): number => {
  let [low, high] = [0, places.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((places[middle] ?? 0) < place) low = middle + 1
    else high = middle
  }
  return places[low] === place ? (weights[low] ?? 0) : 0
}
