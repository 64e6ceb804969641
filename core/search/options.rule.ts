import { tidy } from "./filters.rule.ts"
import type { Suggestions, Trending } from "./found.ts"
import type { SearchOption } from "./search-option.ts"

/** What the panel of a search box has to offer. */
export interface Offered {
  readonly suggestions: Suggestions | null
  readonly recent: ReadonlyArray<string>
  readonly trending: Trending | null
}

/** Beside the nearest word: its best products, and what others search for. Rule 16. */
const besideNearest = { products: 2, trending: 2 } as const

/**
 * The options in the order the panel shows them, which is the order of the arrow keys: suggestions if there are any; below
 * three characters the last searches of this browser and what others search for; if nothing is suggested the nearest word
 * of the shop, its products and what others search for. Rules 15 and 16; specification 4.
 */
export const optionsOf = ({ suggestions, recent, trending }: Offered): ReadonlyArray<SearchOption> => {
  const searches = (trending?.keywords ?? []).map((words) => ({ kind: "words", words, from: "trending" }) as const)
  if (suggestions === null)
    return [
      ...recent.map((words) => ({ kind: "words", words, from: "recent" }) as const),
      ...searches,
      ...(trending?.newExclusive ?? []).map((product) => ({ kind: "product", product }) as const)
    ]
  const { instead } = suggestions
  if (!suggestsNothing(suggestions))
    return [
      ...suggestions.keywords.map((words) => ({ kind: "words", words, from: "suggested" }) as const),
      ...suggestions.categories.map((category) => ({ kind: "category", category }) as const),
      ...suggestions.products.map((product) => ({ kind: "product", product }) as const),
      ...suggestions.brands.map((brand) => ({ kind: "brand", brand }) as const)
    ]
  return instead === undefined
    ? searches
    : [
        { kind: "words", words: instead.nearest, from: "nearest" },
        ...instead.products.slice(0, besideNearest.products).map((product) => ({ kind: "product", product }) as const),
        ...searches.slice(0, besideNearest.trending)
      ]
}

/** Returns whether nothing of the shop is like what was typed. */
export const suggestsNothing = ({ products, brands, categories, keywords }: Suggestions): boolean =>
  [products, brands, categories, keywords].every(({ length }) => length === 0)

/** A suggestion taken apart: what was typed already, and what it adds, which is set in bold. Rule 13. */
export const predict = (typed: string, words: string): { readonly typed: string; readonly added: string } => {
  const begun = tidy(typed)
  return words.toLowerCase().startsWith(begun.toLowerCase())
    ? { typed: words.slice(0, begun.length), added: words.slice(begun.length) }
    : { typed: "", added: words }
}
