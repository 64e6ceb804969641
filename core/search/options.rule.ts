import { tidy } from "./filters.rule.ts"
import type { Suggestions, Trending } from "./found.ts"
import type { SearchOption } from "./search-option.ts"

/** What the panel of a search box has to offer. */
export interface Offered {
  readonly suggestions: Suggestions | null
  readonly recent: ReadonlyArray<string>
  readonly trending: Trending | null
}

/**
 * The options in the order the panel shows them, which is the order of the arrow keys: suggestions if there are any;
 * below three characters the last searches of this browser and what others search for. Rule 15; specification 4.
 */
export const optionsOf = ({ suggestions, recent, trending }: Offered): ReadonlyArray<SearchOption> =>
  suggestions
    ? [
        ...suggestions.keywords.map((words) => ({ kind: "words", words, from: "suggested" }) as const),
        ...suggestions.categories.map((category) => ({ kind: "category", category }) as const),
        ...suggestions.products.map((product) => ({ kind: "product", product }) as const),
        ...suggestions.brands.map((brand) => ({ kind: "brand", brand }) as const)
      ]
    : [
        ...recent.map((words) => ({ kind: "words", words, from: "recent" }) as const),
        ...(trending?.keywords ?? []).map((words) => ({ kind: "words", words, from: "trending" }) as const),
        ...(trending?.newExclusive ?? []).map((product) => ({ kind: "product", product }) as const)
      ]

/** A suggestion taken apart: what was typed already, and what it adds, which is set in bold. Rule 13. */
export const predict = (typed: string, words: string): { readonly typed: string; readonly added: string } => {
  const begun = tidy(typed)
  return words.toLowerCase().startsWith(begun.toLowerCase())
    ? { typed: words.slice(0, begun.length), added: words.slice(begun.length) }
    : { typed: "", added: words }
}
