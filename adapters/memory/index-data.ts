import type { StoredProduct } from "#core/catalogue/stored.ts"
import { type Postings, weightAt } from "#core/search/ranking.rule.ts"
import { eachTerm, type Surroundings } from "#core/search/words/terms.rule.ts"
import { withRoom } from "./index/columns.ts"

/** Words with their weights. */
export type Terms = ReadonlyMap<string, number>

/** Which products contain a word, for all words of the index. */
export interface CatalogueIndexData {
  /** Valid until the next change. A weight of 0: the product there does not have the word any more. */
  readonly postingsOf: (term: string) => Postings | undefined
  /** Every word with the number of products that contain it. */
  readonly terms: () => ReadonlyArray<readonly [term: string, products: number]>
  /** Returns whether a product has a word. */
  readonly has: (place: number, term: string) => boolean
  /** Replaces the words of a place; returns those which another number of products contain now, with that number. */
  readonly change: (
    place: number,
    before: Terms,
    after: Terms
  ) => ReadonlyArray<readonly [term: string, products: number]>
}

/** Pairs that are turned round between two pauses. */
const stride = 1 << 16

/**
 * The inverted index over the products; places are their positions in the list. Made in small steps, so that
 * others can be answered in between.
 */
export function* indexOf(
  products: ReadonlyArray<StoredProduct | undefined>,
  surroundingsOf: (product: StoredProduct) => Surroundings
): Generator<undefined, CatalogueIndexData> {
  const numbers = new Map<string, number>()
  // Where a term was last recorded: a product may have it again, with another weight.
  const lastAt: Array<number> = []
  // Pairs of term and weight, product after product; turned round below.
  let pairs = new Int32Array(1 << 16)
  let length = 0
  let start = 0
  const write = (term: string, weight: number) => {
    let number = numbers.get(term)
    if (number === undefined) {
      number = numbers.size
      numbers.set(term, number)
      lastAt.push(-1)
    }
    const last = lastAt[number] ?? -1
    const pair = number * 256 + weight
    if (last >= start) {
      if ((pairs[last] ?? 0) < pair) pairs[last] = pair
      return
    }
    if (length === pairs.length) {
      const wider = new Int32Array(2 * pairs.length)
      wider.set(pairs)
      pairs = wider
    }
    lastAt[number] = length
    pairs[length++] = pair
  }
  const ends = new Int32Array(products.length)
  for (const [place, product] of products.entries()) {
    start = length
    if (product !== undefined) eachTerm(product, surroundingsOf(product), write)
    ends[place] = length
    yield
  }
  return yield* turned(numbers, pairs, ends, length)
}

function* turned(
  numbers: Map<string, number>,
  pairs: Int32Array,
  ends: Int32Array,
  length: number
): Generator<undefined, CatalogueIndexData> {
  const starts = new Int32Array(numbers.size + 1)
  for (let at = 0; at < length; at++) {
    if (at % stride === 0) yield
    const next = ((pairs[at] ?? 0) >>> 8) + 1
    starts[next] = (starts[next] ?? 0) + 1
  }
  const counts = Array.from(starts.subarray(1))
  for (let term = 1; term < starts.length; term++) starts[term] = (starts[term] ?? 0) + (starts[term - 1] ?? 0)
  const filled = starts.slice()
  const places = new Int32Array(length)
  const weights = new Uint8Array(length)
  for (let at = 0, place = 0; at < length; at++) {
    if (at % stride === 0) yield
    while (at >= (ends[place] ?? length)) place++
    const pair = pairs[at] ?? 0
    const to = filled[pair >>> 8] ?? 0
    places[to] = place
    weights[to] = pair & 255
    filled[pair >>> 8] = to + 1
  }
  return growing(numbers, counts, (number) => {
    const [from, to] = [starts[number], starts[number + 1]]
    return { places: places.subarray(from, to), weights: weights.subarray(from, to) }
  })
}

interface Columns extends Postings {
  readonly places: Int32Array
  readonly weights: Uint8Array
}

/** Postings that have grown: in columns of their own, which have room for more. */
interface Grown extends Columns {
  readonly length: number
}

/** @param given the postings of a word by its number, as they were when the index was made */
const growing = (
  numbers: Map<string, number>,
  counts: Array<number>,
  given: (number: number) => Columns
): CatalogueIndexData => {
  const made: Array<Columns | undefined> = new Array(numbers.size).fill(undefined)
  const grown: Array<Grown | undefined> = new Array(numbers.size).fill(undefined)
  const viewAt = (number: number): Columns => {
    const own = grown[number]
    const view = made[number] ?? (own === undefined ? given(number) : shortened(own))
    made[number] = view
    return view
  }
  const postingsOf = (term: string): Columns | undefined => {
    const number = numbers.get(term)
    return number === undefined ? undefined : viewAt(number)
  }
  const numberOf = (term: string): number => {
    const known = numbers.get(term)
    if (known !== undefined) return known
    const number = numbers.size
    numbers.set(term, number)
    made.push(undefined)
    grown.push({ places: new Int32Array(0), weights: new Uint8Array(0), length: 0 })
    counts.push(0)
    return number
  }
  /** Returns the number of products with the word if it is another one now. */
  const set = (term: string, place: number, weight: number): number | undefined => {
    const number = numberOf(term)
    const own = grown[number]
    const { places, weights } = own ?? viewAt(number)
    const length = own?.length ?? places.length
    const at = firstFrom(places, place, length)
    const isThere = at < length && places[at] === place
    const before = isThere ? (weights[at] ?? 0) : 0
    if (isThere) weights[at] = weight
    else if (weight > 0) {
      grown[number] = inserted({ places, weights, length }, at, place, weight)
      made[number] = undefined
    }
    if (before > 0 === weight > 0) return undefined
    const count = (counts[number] ?? 0) + (weight > 0 ? 1 : -1)
    counts[number] = count
    return count
  }
  return {
    postingsOf,
    terms: () =>
      [...numbers].flatMap(([term, number]) => {
        const count = counts[number] ?? 0
        return count > 0 ? [[term, count] as const] : []
      }),
    has: (place, term) => {
      const found = postingsOf(term)
      return found !== undefined && weightAt(found, place) > 0
    },
    change: (place, before, after) => {
      const counted: Array<readonly [string, number]> = []
      const record = (term: string, weight: number) => {
        const count = set(term, place, weight)
        if (count !== undefined) counted.push([term, count])
      }
      for (const term of before.keys()) if (!after.has(term)) record(term, 0)
      for (const [term, weight] of after) if (before.get(term) !== weight) record(term, weight)
      return counted
    }
  }
}

const shortened = ({ places, weights, length }: Grown): Columns => ({
  places: places.subarray(0, length),
  weights: weights.subarray(0, length)
})

const firstFrom = (places: Int32Array, place: number, length: number): number => {
  let [low, high] = [0, length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((places[middle] ?? 0) < place) low = middle + 1
    else high = middle
  }
  return low
}

/** Postings with one more place; those that have no room for it get wider columns. The columns given at first have none. */
const inserted = (before: Grown, at: number, place: number, weight: number): Grown => {
  const { length } = before
  const places = withRoom(before.places, length + 1)
  const weights = withRoom(before.weights, length + 1)
  places.copyWithin(at + 1, at, length)
  weights.copyWithin(at + 1, at, length)
  places[at] = place
  weights[at] = weight
  return { places, weights, length: length + 1 }
}
