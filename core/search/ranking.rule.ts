import type { Alternative, Wanted } from "./interpret.rule.ts"

/** Products a term stands in, as rising places in the store's own numbering, and what it is worth in each. */
export interface Postings {
  readonly places: ArrayLike<number>
  readonly weights: ArrayLike<number>
}

/** What a search finds, before filters. Places that were not found hold zeros. */
export interface Matches {
  /** Everything found, in no order. */
  readonly places: ReadonlyArray<number>
  /** How many of the things asked for each place has. */
  readonly matched: Uint8Array
  /** How well each place fits. */
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
 * @param size how many places the store has
 */
export const matchesOf = (
  wanted: ReadonlyArray<Wanted>,
  postingsOf: (term: string) => Postings | undefined,
  size: number
): Matches => {
  const matched = new Uint8Array(size)
  const scores = new Float64Array(size)
  const fits = new Float64Array(size)
  const places: Array<number> = []
  for (const { alternatives } of wanted) {
    const touched: Array<number> = []
    for (const alternative of alternatives)
      eachFit(alternative, postingsOf, (place, fit) => {
        const held = fits[place] ?? 0
        if (held === 0) touched.push(place)
        if (fit > held) fits[place] = fit
      })
    const rarity = Math.log(1 + size / Math.max(1, touched.length))
    for (const place of touched) {
      if (matched[place] === 0) places.push(place)
      matched[place] = (matched[place] ?? 0) + 1
      scores[place] = (scores[place] ?? 0) + rarity * (fits[place] ?? 0)
      fits[place] = 0
    }
  }
  let complete = 0
  for (const place of places) if (matched[place] === wanted.length) complete++
  return { places, matched, scores, complete, wanted }
}

/** The finds worth showing: complete ones, and where these are too few, also those with at least half of what was asked. */
export const worthShowing = ({ places, matched, complete, wanted }: Matches): ReadonlyArray<number> => {
  const least = complete >= enoughFound ? wanted.length : Math.ceil(wanted.length / 2)
  return places.filter((place) => (matched[place] ?? 0) >= least)
}

/** The search in the words that the best find answers to, where that mends what was typed. */
export const correctionIn = ({ wanted }: Matches, has: (term: string) => boolean): string | undefined => {
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

const eachFit = (
  { terms, certainty }: Alternative,
  postingsOf: (term: string) => Postings | undefined,
  found: (place: number, fit: number) => void
): void => {
  const [first, ...others] = terms.map(postingsOf)
  if (first === undefined) return
  const rest = others.filter((postings) => postings !== undefined)
  if (rest.length < others.length) return
  for (let at = 0; at < first.places.length; at++) {
    const place = first.places[at] ?? 0
    let weight = first.weights[at] ?? 0
    for (const postings of rest) {
      const other = weightAt(postings, place)
      weight = other === 0 ? 0 : Math.min(weight, other)
      if (weight === 0) break
    }
    if (weight > 0) found(place, certainty * weight)
  }
}

/** What a term is worth in one place; 0 where it does not stand. */
export const weightAt = ({ places, weights }: Postings, place: number): number => {
  let [low, high] = [0, places.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((places[middle] ?? 0) < place) low = middle + 1
    else high = middle
  }
  return places[low] === place ? (weights[low] ?? 0) : 0
}
