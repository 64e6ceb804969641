import { Effect } from "effect"
import type { MemberId } from "../../account/member.ts"
import type { Instant } from "../../kernel/moment.ts"
import type { RandomSource } from "../../kernel/random.ts"
import { tidy } from "../filters.rule.ts"
import { SearchUnknown } from "../search.errors.ts"
import {
  clicksMost,
  type SavedSearch,
  SavedSearchId,
  SearchClickId,
  type SearchHistoryPort,
  type SearchHistoryStore,
  type SearchMade
} from "./history.port.ts"
import { foldedSearch, recentSearches } from "./recent.rule.ts"

/** A member's own searches. Specification 7; D-17. */
export const searchHistoryOver = (
  store: SearchHistoryStore,
  random: RandomSource,
  member: MemberId,
  now: Instant
): SearchHistoryPort => {
  const newest = store.newest(member, recentSearches)
  const save = Effect.fnUntraced(function* ({ keyword, entityType = "product", ...rest }: SearchMade) {
    const words = tidy(keyword)
    if (words === "") return
    const search: SavedSearch = {
      ...rest,
      id: SavedSearchId(yield* random.uuid),
      keyword: words,
      entityType,
      at: now
    }
    yield* store.put(member, search, foldedSearch(words), recentSearches)
  })
  return {
    list: () => newest,
    keep: (made) => Effect.andThen(save(made), newest),
    remove: Effect.fnUntraced(function* ({ id }) {
      if (!(yield* store.remove(member, id))) return yield* new SearchUnknown()
      return yield* newest
    }),
    clear: () => Effect.as(store.clear(member), []),
    click: Effect.fnUntraced(function* (click) {
      const id = SearchClickId(yield* random.uuid)
      yield* store.click(member, id, click, now, clicksMost)
      yield* save(click)
      return { id }
    }),
    judge: Effect.fnUntraced(function* ({ id, helpful }) {
      if (!(yield* store.judge(member, id, helpful))) return yield* new SearchUnknown()
    })
  }
}
