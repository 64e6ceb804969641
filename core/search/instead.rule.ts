import type { Found, Instead } from "./found.ts"
import { emptyQuery, type SearchQuery } from "./query.ts"
import { wordsOf } from "./words/words.rule.ts"

/** What is offered at most if a search finds nothing: a row of cards, and two wider searches. Rule 16. */
export const insteadOffers = { products: 5, broader: 2, compared: 4 } as const

/** Group of the tags that name what shoppers want to change: they are searched for by name. */
const concerns: ReadonlySet<string> = new Set(["concern", "body-concern", "hair-concern"])

/** Returns whether a query asks for words and nothing else: only then does a better word help. */
export const asksWordsAlone = ({
  q,
  category,
  products,
  brands,
  origins,
  ratings,
  tags,
  prices,
  availableFor
}: SearchQuery): boolean =>
  q !== "" &&
  availableFor === "all" &&
  [category, products, prices].every((narrowed) => narrowed === undefined) &&
  [brands, origins, ratings, tags].every(({ length }) => length === 0)

/** The first cards of a search for some words. */
export const queryFor = (words: string): SearchQuery => ({
  ...emptyQuery,
  q: words,
  window: { skip: 0, limit: insteadOffers.products }
})

/**
 * Searches that may be wider than one for `nearest`: the categories and the concerns that most of its products have, in
 * turns, most frequent first.
 */
export const broaderThan = (nearest: string, { products, facets }: Found): ReadonlyArray<string> => {
  const own = wordsOf(nearest).join(" ")
  const categories = mostFrequent(products.flatMap(({ category }) => category?.name ?? []))
  const wanted = facets.tags
    .filter(({ group }) => concerns.has(group))
    .toSorted((one, other) => other.count - one.count)
    .map(({ name }) => name)
  const names = categories.flatMap((name, at) => [name, ...wanted.slice(at, at + 1)])
  return [...new Set(names.map((name) => name.toLowerCase()))]
    .filter((name) => wordsOf(name).join(" ") !== own)
    .slice(0, insteadOffers.compared)
}

/** The offer, with the wider searches that find more than the nearest word does. */
export const insteadOf = (
  nearest: string,
  { total, products }: Found,
  counted: ReadonlyArray<{ readonly words: string; readonly total: number }>
): Instead => ({
  nearest,
  total,
  broader: counted
    .filter((wider) => wider.total > total)
    .slice(0, insteadOffers.broader)
    .map(({ words }) => words),
  products
})

const mostFrequent = (names: ReadonlyArray<string>): ReadonlyArray<string> => {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts].toSorted(([, one], [, other]) => other - one).map(([name]) => name)
}
