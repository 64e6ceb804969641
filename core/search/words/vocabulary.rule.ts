import { memoryOf } from "../../kernel/remembered.ts"
import { best } from "../best.rule.ts"
import { type Correction, type Neighbours, neighboursOf } from "./neighbours.rule.ts"
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

/** A vocabulary that follows the catalogue. */
export interface GrowingVocabulary extends Vocabulary {
  /** Sets in how many products a word occurs; 0 if in none any more. */
  readonly count: (term: string, products: number) => void
  /** Sets the names of the brands. */
  readonly believe: (brands: Iterable<string>) => void
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
): GrowingVocabulary => {
  const counts = new Map(terms)
  const products = (term: string): number => counts.get(term) ?? 0
  const frequentFirst = (one: string, other: string): number =>
    products(other) - products(one) || (one < other ? -1 : 1)
  const sorted = [...counts.keys()].sort()
  const meant = new Set(meanings)
  let makers = makersOf(brands)
  // Made when the first word is misspelt: a shop opens sooner. Words come again and again, in other company.
  let near: Neighbours | undefined
  const mended = memoryOf<ReadonlyArray<Correction>>(maxWords)
  const correctionsOf = (word: string, limit: number): ReadonlyArray<Correction> => {
    near ??= neighboursOf(new Set([...sorted, ...meant]))
    return best(
      // A word may have been found in products once, and in none now.
      near.of(word).filter(({ term }) => counts.has(term) || meant.has(term)),
      limit,
      (one, other) =>
        one.slips - other.slips ||
        Number(makers.has(other.term)) - Number(makers.has(one.term)) ||
        frequentFirst(one.term, other.term)
    )
  }
  /** Finds a place for a word that no product had. */
  const learn = (term: string): void => {
    const at = firstFrom(sorted, term)
    // Products may have had it before.
    if (sorted[at] === term) return
    sorted.splice(at, 0, term)
    if (!meant.has(term)) near?.add(term)
  }
  return {
    products,
    startingWith: (prefix, limit) => {
      const from = firstFrom(sorted, prefix)
      let to = from
      while (sorted[to]?.startsWith(prefix)) to++
      const begun = sorted.slice(from, to)
      const known = Int32Array.from(begun, products)
      const positions = [...begun.keys()].filter((at) => known[at] !== 0)
      return best(positions, limit, (one, other) => (known[other] ?? 0) - (known[one] ?? 0) || one - other).map(
        (at) => begun[at] ?? ""
      )
    },
    corrections: (word, limit) => mended(`${limit} ${word}`, () => correctionsOf(word, limit)),
    count: (term, count) => {
      if (count === 0) counts.delete(term)
      else {
        if (!counts.has(term)) learn(term)
        counts.set(term, count)
      }
      mended.clear()
    },
    believe: (names) => {
      makers = makersOf(names)
      mended.clear()
    }
  }
}

const makersOf = (brands: Iterable<string>): ReadonlySet<string> =>
  new Set([...brands].map(wordsOf).flatMap((words) => [...words, words.join("")]))

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
