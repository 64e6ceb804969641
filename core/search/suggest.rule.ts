import { wordsOf } from "./words/words.rule.ts"

/** What the search box offers at most. Specification 9 for products and brands; the others are our own choice. */
export const offers = { products: 5, brands: 3, categories: 4, keywords: 5, trending: 5, newExclusive: 5 } as const

/** A search that others make, and its words. */
export interface KnownSearch {
  readonly keyword: string
  readonly words: ReadonlyArray<string>
}

/**
 * Whole searches that begin with, or mean, what was typed: what it should have been, what others search for, categories,
 * and the last word as names in the catalogue complete it.
 *
 * @param categories names of the categories that are offered
 * @param names names of the products and brands that are offered
 * @param mended the words searched instead, if the ones typed were misspelt
 */
export const keywordsFor = (
  q: string,
  known: ReadonlyArray<KnownSearch>,
  categories: ReadonlyArray<string>,
  names: ReadonlyArray<string>,
  mended: string | undefined
): ReadonlyArray<string> => {
  const typed = wordsOf(q)
  const last = typed.at(-1)
  if (last === undefined) return []
  const begun = typed.slice(0, -1)
  const asked = typed.join(" ")
  const offered = function* (): Generator<string> {
    if (mended !== undefined) yield mended
    for (const { keyword, words } of known) if (continues(words, begun, last)) yield keyword
    for (const name of categories) yield name.toLowerCase()
    for (const name of names) yield* completed(wordsOf(name), begun, last)
  }
  const keywords = new Map<string, string>()
  for (const keyword of offered()) {
    const key = wordsOf(keyword).join(" ")
    if (key !== asked && !keywords.has(key)) keywords.set(key, keyword)
    if (keywords.size === offers.keywords) break
  }
  return [...keywords.values()]
}

const continues = (words: ReadonlyArray<string>, begun: ReadonlyArray<string>, last: string): boolean =>
  begun.every((word) => words.includes(word)) && words.some((word) => word.startsWith(last))

const completed = (words: ReadonlyArray<string>, begun: ReadonlyArray<string>, last: string): ReadonlyArray<string> =>
  continues(words, begun, last)
    ? words.filter((word) => word.startsWith(last)).map((word) => [...begun, word].join(" "))
    : []
