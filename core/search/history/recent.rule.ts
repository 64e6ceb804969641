import { cut, fold } from "../../kernel/text.ts"
import { tidy } from "../filters.rule.ts"

/** Searches that are remembered. Specification 9. */
export const recentSearches = 5

/** What was done to the searches that are remembered, other than searching. D-17. */
export type RecentChange =
  | { readonly kind: "removed"; readonly words: string }
  | { readonly kind: "cleared" }
  | { readonly kind: "restored" }

/** The searches after one more: newest first, each once however it is written, at most 5 (S6). D-17. */
export const withRecent = (recent: ReadonlyArray<string>, q: string): ReadonlyArray<string> => {
  const words = tidy(q)
  if (words === "") return recent.slice(0, recentSearches)
  return [words, ...recent.filter((one) => !isSameSearch(one, words))].slice(0, recentSearches)
}

/** The searches without that one. */
export const withoutRecent = (recent: ReadonlyArray<string>, q: string): ReadonlyArray<string> =>
  recent.filter((one) => !isSameSearch(one, q))

/** Returns whether two searches are the same to a person: case, accents and blanks do not count. */
export const isSameSearch = (one: string, other: string): boolean => foldedSearch(one) === foldedSearch(other)

/** Returns the form in which searches are compared. An emoji folds to nothing; it is then compared unchanged. */
export const foldedSearch = (q: string): string => fold(q) || tidy(q)

/** Characters of a stored search in the panel. Specification 9, text trim lengths. */
const shownLength = 30

/** Returns a stored search as the panel shows it: cut if it is long; the whole of it is searched for. */
export const shownSearch = (words: string): string => cut(words, shownLength)
