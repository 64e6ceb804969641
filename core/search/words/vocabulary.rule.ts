import { memoryOf } from "../../kernel/remembered.ts"
import { best } from "../best.rule.ts"
import { type Correction, neighboursOf } from "./neighbours.rule.ts"
import { wordsOf } from "./words.rule.ts"

/** Every word that products are found by. */
export interface Vocabulary {
  /** In how many products a word occurs; 0 of an unknown one. */
  readonly products: (term: string) => number
  /** Words that begin like this, those of most products first. */
  readonly startingWith: (prefix: string, limit: number) => ReadonlyArray<string>
  /** What a misspelt word may have meant: fewest slips first, then brands, then words of most products. D-19. */
  readonly corrections: (word: string, limit: number) => ReadonlyArray<Correction>
}

/**
 * The vocabulary of a catalogue.
 *
 * @param terms every word with the number of products it occurs in
 * @param brands names of the brands: their words are believed first
 * @param meanings words that only synonyms know; they can be meant, too
 */
export const vocabularyOf = (
  terms: Iterable<readonly [term: string, products: number]>,
  brands: Iterable<string>,
  meanings: Iterable<string>
): Vocabulary => {
  const counts = new Map(terms)
  const products = (term: string): number => counts.get(term) ?? 0
  const frequentFirst = (one: string, other: string): number =>
    products(other) - products(one) || (one < other ? -1 : 1)
  const sorted = [...counts.keys()].sort()
  const known = Int32Array.from(sorted, products)
  const makers = new Set([...brands].map(wordsOf).flatMap((words) => [...words, words.join("")]))
  // Made when the first word is misspelt: a shop opens sooner. Words come again and again, in other company.
  let near: ReturnType<typeof neighboursOf> | undefined
  const mended = memoryOf<ReadonlyArray<Correction>>(maxWords)
  const correctionsOf = (word: string, limit: number): ReadonlyArray<Correction> => {
    near ??= neighboursOf(new Set([...sorted, ...meanings]))
    return best(
      near(word),
      limit,
      (one, other) =>
        one.slips - other.slips ||
        Number(makers.has(other.term)) - Number(makers.has(one.term)) ||
        frequentFirst(one.term, other.term)
    )
  }
  return {
    products,
    startingWith: (prefix, limit) => {
      const from = firstFrom(sorted, prefix)
      let to = from
      while (sorted[to]?.startsWith(prefix)) to++
      const positions = Array.from({ length: to - from }, (_, at) => from + at)
      return best(positions, limit, (one, other) => (known[other] ?? 0) - (known[one] ?? 0) || one - other).map(
        (at) => sorted[at] ?? ""
      )
    },
    corrections: (word, limit) => mended(`${limit} ${word}`, () => correctionsOf(word, limit))
  }
}

/** Most words whose corrections are cached. */
const maxWords = 4_000

const firstFrom = (sorted: ReadonlyArray<string>, prefix: string): number => {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((sorted[middle] ?? "") < prefix) low = middle + 1
    else high = middle
  }
  return low
}
