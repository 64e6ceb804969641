import { Effect } from "effect"
import type { SearchClick } from "../search-option.ts"
import type { SavedSearch, SearchClickId, SearchHistoryPort } from "./history.port.ts"
import { isSameSearch } from "./recent.rule.ts"

/** A change of a member's searches made in the search box. */
export type SearchChange =
  | { readonly kind: "made"; readonly words: string }
  | { readonly kind: "removed"; readonly words: string }
  | { readonly kind: "cleared" }
  | { readonly kind: "opened"; readonly click: SearchClick }
  | { readonly kind: "judged"; readonly id: SearchClickId; readonly helpful: boolean }

/** Something opened from a search, with the words it was found with. */
export interface Opened {
  readonly id: SearchClickId
  readonly words: string
}

/** What the server stores after a change, if it returned that. */
export interface SearchesHeard {
  readonly searches?: ReadonlyArray<SavedSearch>
  readonly opened?: Opened
}

type Refusals = Effect.Error<ReturnType<SearchHistoryPort["remove"]>>

/** Calls of a member's search box. */
export interface MemberSearchesPort {
  readonly list: SearchHistoryPort["list"]
  /** `searches`: what the server stored at last; a search that is not among them needs no removal. */
  readonly tell: (input: {
    readonly change: SearchChange
    readonly searches: ReadonlyArray<SavedSearch>
  }) => Effect.Effect<SearchesHeard, Refusals>
}

/** Maps each change in the box to calls of the server. Specification 7, Search; D-17. */
export const memberSearchesOver = (history: SearchHistoryPort): MemberSearchesPort => ({
  list: history.list,
  tell: Effect.fnUntraced(function* ({ change, searches }) {
    switch (change.kind) {
      case "made":
        return { searches: yield* history.keep({ keyword: change.words }) }
      case "removed": {
        const known = searches.find(({ keyword }) => isSameSearch(keyword, change.words))
        return known === undefined ? {} : { searches: yield* history.remove({ id: known.id }) }
      }
      case "cleared":
        return { searches: yield* history.clear({}) }
      case "opened": {
        const { id } = yield* history.click(change.click)
        // The server stores the search with the click.
        return { searches: yield* history.list({}), opened: { id, words: change.click.keyword } }
      }
      case "judged":
        yield* history.judge({ id: change.id, helpful: change.helpful })
        return {}
    }
  })
})
