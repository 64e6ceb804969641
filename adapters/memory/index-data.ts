import type { StoredProduct } from "#core/catalogue/stored.ts"
import { type Postings, weightAt } from "#core/search/ranking.rule.ts"
import { eachTerm, type Surroundings } from "#core/search/words/terms.rule.ts"

/** Which products contain a word, for all words of the index. */
export interface CatalogueIndexData {
  readonly postingsOf: (term: string) => Postings | undefined
  /** Every word with the number of products that contain it. */
  readonly terms: ReadonlyArray<readonly [term: string, products: number]>
  /** Returns whether a product has a word. */
  readonly has: (place: number, term: string) => boolean
}

/** Products that are read between two pauses. */
const stride = 200

/**
 * The inverted index over the products; places are their positions in the list. Made in small steps, so that
 * others can be answered in between.
 */
export function* indexOf(
  products: ReadonlyArray<StoredProduct>,
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
    if (place % stride === stride - 1) yield
    start = length
    eachTerm(product, surroundingsOf(product), write)
    ends[place] = length
  }
  yield
  return turned(numbers, pairs, ends, length)
}

const turned = (
  numbers: ReadonlyMap<string, number>,
  pairs: Int32Array,
  ends: Int32Array,
  length: number
): CatalogueIndexData => {
  const starts = new Int32Array(numbers.size + 1)
  for (let at = 0; at < length; at++) {
    const next = ((pairs[at] ?? 0) >>> 8) + 1
    starts[next] = (starts[next] ?? 0) + 1
  }
  for (let term = 1; term < starts.length; term++) starts[term] = (starts[term] ?? 0) + (starts[term - 1] ?? 0)
  const filled = starts.slice()
  const places = new Int32Array(length)
  const weights = new Uint8Array(length)
  for (let at = 0, place = 0; at < length; at++) {
    while (at >= (ends[place] ?? length)) place++
    const pair = pairs[at] ?? 0
    const to = filled[pair >>> 8] ?? 0
    places[to] = place
    weights[to] = pair & 255
    filled[pair >>> 8] = to + 1
  }
  const made: Array<Postings | undefined> = new Array(numbers.size).fill(undefined)
  const postingsOf = (term: string): Postings | undefined => {
    const number = numbers.get(term)
    if (number === undefined) return undefined
    const held = made[number]
    if (held) return held
    const [from, to] = [starts[number], starts[number + 1]]
    const postings = { places: places.subarray(from, to), weights: weights.subarray(from, to) }
    made[number] = postings
    return postings
  }
  return {
    postingsOf,
    terms: [...numbers].map(([term, number]) => [term, (starts[number + 1] ?? 0) - (starts[number] ?? 0)] as const),
    has: (place, term) => {
      const found = postingsOf(term)
      return found !== undefined && weightAt(found, place) > 0
    }
  }
}
