import { Effect } from "effect"
import type { SearchClick } from "../search-option.ts"
import type { SavedSearch, SearchClickId, SearchHistoryPort } from "./history.port.ts"
import { isSameSearch } from "./recent.rule.ts"

/** What a search box tells the shop of a member's searches. */
export type SearchChange =
  | { readonly deed: "made"; readonly words: string }
  | { readonly deed: "removed"; readonly words: string }
  | { readonly deed: "cleared" }
  | { readonly deed: "opened"; readonly click: SearchClick }
  | { readonly deed: "judged"; readonly id: SearchClickId; readonly helpful: boolean }

/** Something opened from a search, with the words it was found with. */
export interface Opened {
  readonly id: SearchClickId
  readonly words: string
}

/** What the shop keeps then, where it said so. */
export interface SearchesHeard {
  readonly searches?: ReadonlyArray<SavedSearch>
  readonly opened?: Opened
}

type Refusals = Effect.Error<ReturnType<SearchHistoryPort["remove"]>>

/** What a member's search box asks. */
export interface MemberSearchesPort {
  readonly list: SearchHistoryPort["list"]
  /** `searches`: what the shop keeps, as it last said; what is not among it needs no removing. */
  readonly tell: (input: {
    readonly deed: SearchChange
    readonly searches: ReadonlyArray<SavedSearch>
  }) => Effect.Effect<SearchesHeard, Refusals>
}

/** Each deed in the box as calls of the shop. Specification 7, Search; D-17. */
export const memberSearchesOver = (history: SearchHistoryPort): MemberSearchesPort => ({
  list: history.list,
  tell: Effect.fnUntraced(function* ({ deed, searches }) {
    switch (deed.deed) {
      case "made":
        return { searches: yield* history.keep({ keyword: deed.words }) }
      case "removed": {
        const known = searches.find(({ keyword }) => isSameSearch(keyword, deed.words))
        return known === undefined ? {} : { searches: yield* history.remove({ id: known.id }) }
      }
      case "cleared":
        return { searches: yield* history.clear({}) }
      case "opened": {
        const { id } = yield* history.click(deed.click)
        // The shop remembers the search with it.
        return { searches: yield* history.list({}), opened: { id, words: deed.click.keyword } }
      }
      case "judged":
        yield* history.judge({ id: deed.id, helpful: deed.helpful })
        return {}
    }
  })
})
