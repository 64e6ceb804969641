import { best } from "./best.rule.ts"
import type { Wanted } from "./interpret.rule.ts"
import { matchesOf, type Postings } from "./ranking.rule.ts"
import type { Vocabulary } from "./vocabulary.rule.ts"
import { wordsOf } from "./words.rule.ts"

/** What the search box offers at most. Specification 9 for products and brands; the others are our own choice. */
export const offers = { products: 5, brands: 3, categories: 4, keywords: 5, trending: 5, newExclusive: 5 } as const

/** Names to be found by their words: those of brands, those of categories. */
export interface NameIndex {
  readonly size: number
  readonly postingsOf: (term: string) => Postings | undefined
}

/** @param names the words of each name, in the store's own numbering */
export const nameIndexOf = (names: ReadonlyArray<ReadonlyArray<string>>): NameIndex => {
  const postings = new Map<string, { places: Array<number>; weights: Array<number> }>()
  names.forEach((words, place) => {
    for (const word of new Set(words)) {
      const held = postings.get(word) ?? { places: [], weights: [] }
      held.places.push(place)
      held.weights.push(Math.max(1, Math.round(200 / words.length)))
      postings.set(word, held)
    }
  })
  return { size: names.length, postingsOf: (term) => postings.get(term) }
}

/** The words a brand is found by: those of its name, and its name in one word. */
export const brandWords = (name: string): ReadonlyArray<string> => {
  const words = wordsOf(name)
  return words.length > 1 ? [...words, words.join("")] : words
}

/**
 * Places of the names that have everything asked for, best first.
 *
 * @param worth how many products a name has: those without any are left out, ties go to those of more
 */
export const namesLike = (
  wanted: ReadonlyArray<Wanted>,
  index: NameIndex,
  worth: (place: number) => number,
  limit: number
): ReadonlyArray<number> => {
  const { places, matched, scores } = matchesOf(wanted, index.postingsOf, index.size)
  return best(
    places.filter((place) => matched[place] === wanted.length && worth(place) > 0),
    limit,
    (one, other) => (scores[other] ?? 0) - (scores[one] ?? 0) || worth(other) - worth(one) || one - other
  )
}

/** A search that others make, and its words. */
export interface KnownSearch {
  readonly keyword: string
  readonly words: ReadonlyArray<string>
}

/**
 * Whole searches that begin with, or mean, what was typed: what it should have been, what others search for, the last
 * word completed, and categories of that name.
 *
 * @param mended the words searched instead, where the ones typed were misspelt
 */
export const keywordsFor = (
  q: string,
  known: ReadonlyArray<KnownSearch>,
  categories: ReadonlyArray<string>,
  vocabulary: Vocabulary,
  mended: string | undefined
): ReadonlyArray<string> => {
  const typed = wordsOf(q)
  const last = typed.at(-1)
  if (last === undefined) return []
  const begun = typed.slice(0, -1)
  const others = known.filter(({ words }) => continues(words, begun, last)).map(({ keyword }) => keyword)
  const completed = vocabulary
    .startingWith(last, offers.keywords)
    .filter((term) => term !== last)
    .map((term) => [...begun, vocabulary.written(term)].join(" "))
  const keywords = new Map<string, string>()
  for (const keyword of [
    ...(mended === undefined ? [] : [mended]),
    ...others,
    ...completed.slice(0, offers.keywords - 2),
    ...categories.map((name) => name.toLowerCase())
  ]) {
    const key = wordsOf(keyword).join(" ")
    if (key !== typed.join(" ") && !keywords.has(key)) keywords.set(key, keyword)
  }
  return [...keywords.values()].slice(0, offers.keywords)
}

const continues = (words: ReadonlyArray<string>, begun: ReadonlyArray<string>, last: string): boolean =>
  begun.every((word) => words.includes(word)) && words.some((word) => word.startsWith(last))
