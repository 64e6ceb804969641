import { best } from "./best.rule.ts"
import { slipsBetween, slipsForgiven, soundOf } from "./distance.rule.ts"
import { isNumeric, wordsOf } from "./words.rule.ts"

/** A word that a misspelt one may have meant. */
export interface Correction {
  readonly term: string
  readonly slips: number
}

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
  const byLength = groupedByLength(new Set([...sorted, ...meanings]))
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
    corrections: (word, limit) =>
      near(word, byLength)
        .sort(
          (one, other) =>
            one.slips - other.slips ||
            Number(makers.has(other.term)) - Number(makers.has(one.term)) ||
            frequentFirst(one.term, other.term)
        )
        .slice(0, limit)
  }
}

/** A word, how it sounds, and which letters each is made of, for a quick look before the slow one. */
interface Known {
  readonly term: string
  readonly sound: string
  readonly letters: number
  readonly soundLetters: number
}

const groupedByLength = (terms: Iterable<string>): ReadonlyMap<number, ReadonlyArray<Known>> => {
  const groups = new Map<number, Array<Known>>()
  for (const term of terms) {
    if (isNumeric(term)) continue
    const sound = soundOf(term)
    const known = { term, sound, letters: lettersIn(term), soundLetters: lettersIn(sound) }
    const group = groups.get(term.length)
    if (group) group.push(known)
    else groups.set(term.length, [known])
  }
  return groups
}

// Writing a word as it sounds counts as one slip, however many letters that changes. Words of 3 letters are too short.
const near = (word: string, byLength: ReadonlyMap<number, ReadonlyArray<Known>>): Array<Correction> => {
  if (word.length < 4 || isNumeric(word)) return []
  const [letters, sound] = [lettersIn(word), soundOf(word)]
  const soundLetters = lettersIn(sound)
  const found: Array<Correction> = []
  for (let length = Math.max(4, word.length - 3); length <= word.length + 3; length++)
    for (const known of byLength.get(length) ?? []) {
      if (known.term === word) continue
      const forgiven = slipsForgiven(word, known.term)
      let slips = forgiven + 1
      // A slip changes at most two of the letters a word is made of.
      if (bitsIn(known.letters ^ letters) <= 2 * forgiven) slips = slipsBetween(word, known.term, forgiven)
      if (slips > 1 && bitsIn(known.soundLetters ^ soundLetters) <= 2 * (forgiven - 1))
        slips = Math.min(slips, 1 + slipsBetween(sound, known.sound, forgiven - 1))
      if (slips <= forgiven) found.push({ term: known.term, slips })
    }
  return found
}

const firstFrom = (sorted: ReadonlyArray<string>, prefix: string): number => {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((sorted[middle] ?? "") < prefix) low = middle + 1
    else high = middle
  }
  return low
}

const lettersIn = (word: string): number => {
  let letters = 0
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) & 31)
  return letters
}

const bitsIn = (letters: number): number => {
  let left = letters
  let bits = 0
  while (left !== 0) {
    left &= left - 1
    bits++
  }
  return bits
}
