import type { Effect } from "effect"
import type { Reader } from "../catalogue/catalogue.port.ts"
import type { Unavailable } from "../kernel/failure.ts"
import type { NoInput } from "../kernel/input.ts"
import type { Instant } from "../kernel/moment.ts"
import type { Found, Suggestions, Trending } from "./found.ts"
import type { SearchClickId } from "./history/history.port.ts"
import type { SearchQuery } from "./query.ts"
import type { SearchTooShort } from "./search.errors.ts"

/** What a shopper may ask while searching and filtering. Specification 7, Search and Catalogue service. */
export interface SearchPort {
  /**
   * A query with `q` of 1 or 2 characters finds nothing; an empty one lists everything. If words alone find nothing, the
   * nearest word of the shop and its products come with the answer.
   */
  readonly find: (query: SearchQuery) => Effect.Effect<Found, Unavailable>
  /** Returns how many products `find` would find in all. */
  readonly count: (query: SearchQuery) => Effect.Effect<{ readonly count: number }, Unavailable>
  readonly suggest: (input: { readonly q: string }) => Effect.Effect<Suggestions, SearchTooShort | Unavailable>
  readonly trending: (input: NoInput) => Effect.Effect<Trending, Unavailable>
  /** Stores whether the results helped, with the words searched or, if they are unknown, the click on a result. */
  readonly feedback: (input: {
    readonly q: string
    readonly click?: SearchClickId
    readonly helpful: boolean
  }) => Effect.Effect<void, Unavailable>
}

/** Feedback about results. */
export interface Feedback {
  readonly q: string
  readonly click?: SearchClickId
  readonly helpful: boolean
  readonly at: Instant
}

/**
 * Searches in the index in memory or from the database, with the same results. Queries arrive in their one form, with
 * `q` empty or long enough; brands, origins, tags and categories that the shop does not have are ignored.
 */
export interface SearchStore {
  readonly find: (query: SearchQuery, reader: Reader) => Effect.Effect<Found, Unavailable>
  readonly count: (query: SearchQuery, reader: Reader) => Effect.Effect<number, Unavailable>
  /**
   * Suggestions for `named`, the words without what they say of prices; the answer repeats `q`, the words as they were
   * asked. The same question has the same object as its answer until the goods change, so that its text is made once.
   */
  readonly suggest: (
    asked: { readonly q: string; readonly named: string },
    reader: Reader
  ) => Effect.Effect<Suggestions, Unavailable>
  /** The word of the shop that a search without results comes nearest to, if one is near. Rule 16. */
  readonly nearest: (q: string, reader: Reader) => Effect.Effect<string | undefined, Unavailable>
  readonly trending: (reader: Reader) => Effect.Effect<Trending, Unavailable>
  readonly keepFeedback: (feedback: Feedback) => Effect.Effect<void, Unavailable>
}
