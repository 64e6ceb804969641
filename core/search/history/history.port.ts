import type { Effect } from "effect"
import type { Unauthenticated } from "../../account/account.errors.ts"
import type { MemberId } from "../../account/member.ts"
import { type Brand, brandConstructor } from "../../kernel/brand.ts"
import type { Unavailable } from "../../kernel/failure.ts"
import type { NoInput } from "../../kernel/input.ts"
import type { Instant } from "../../kernel/moment.ts"
import type { SearchUnknown } from "../search.errors.ts"
import type { SearchClick } from "../search-option.ts"

/** Identifies a search that a member made. */
export type SavedSearchId = Brand<string, "SavedSearchId">
/** Returns a primitive as a `SavedSearchId`. */
export const SavedSearchId = brandConstructor<SavedSearchId>()
/** Identifies a result that a member opened. */
export type SearchClickId = Brand<string, "SearchClickId">
/** Returns a primitive as a `SearchClickId`. */
export const SearchClickId = brandConstructor<SearchClickId>()

/** Longer searches are not remembered. */
export const savedSearchMaxLength = 100

/** Most opened results of a member that are stored; of more the oldest go. Own choice, decision 0080. */
export const clicksMost = 100

/** A search that is remembered. Specification 3, Search history keyword. */
export interface SavedSearch {
  readonly id: SavedSearchId
  readonly keyword: string
  readonly entityId?: string
  /** `product` if nothing else was given. */
  readonly entityType: string
  readonly sourceFrom?: string
  readonly at: Instant
}

/** A search to be remembered. */
export type SearchMade = Pick<SavedSearch, "keyword" | "entityId" | "sourceFrom"> & { readonly entityType?: string }

type Own<A, E = never> = Effect.Effect<A, E | Unauthenticated | Unavailable>

/** A member's own searches, the same on every device. Specification 7, Search; D-17. */
export interface SearchHistoryPort {
  /** The 5 newest, each once however it was written. */
  readonly list: (input: NoInput) => Own<ReadonlyArray<SavedSearch>>
  readonly keep: (input: SearchMade) => Own<ReadonlyArray<SavedSearch>>
  readonly remove: (input: { readonly id: SavedSearchId }) => Own<ReadonlyArray<SavedSearch>, SearchUnknown>
  readonly clear: (input: NoInput) => Own<ReadonlyArray<SavedSearch>>
  /** Also remembers the search. */
  readonly click: (input: SearchClick) => Own<{ readonly id: SearchClickId }>
  /** Returns whether what was opened was what was looked for. */
  readonly judge: (input: { readonly id: SearchClickId; readonly helpful: boolean }) => Own<void, SearchUnknown>
}

/** Stores members' searches. */
export interface SearchHistoryStore {
  readonly newest: (member: MemberId, most: number) => Effect.Effect<ReadonlyArray<SavedSearch>, Unavailable>
  /** One row for each folded keyword: the later writing counts. Beyond `most` the oldest go. Refuses if the member is removed. */
  readonly put: (member: MemberId, search: SavedSearch, folded: string, most: number) => Own<void>
  readonly remove: (member: MemberId, id: SavedSearchId) => Effect.Effect<boolean, Unavailable>
  readonly clear: (member: MemberId) => Effect.Effect<void, Unavailable>
  /** Beyond `most` the oldest go. Refuses if the member is removed. */
  readonly click: (member: MemberId, id: SearchClickId, click: SearchClick, at: Instant, most: number) => Own<void>
  /** False if it is not the member's. Refuses if the member is removed. */
  readonly judge: (member: MemberId, id: SearchClickId, helpful: boolean) => Own<boolean>
}
