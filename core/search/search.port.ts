import type { Effect } from "effect"
import type { Unavailable } from "../kernel/failure.ts"
import type { NoInput } from "../kernel/input.ts"
import type { Found, Suggestions, Trending } from "./found.ts"
import type { SearchQuery } from "./query.ts"
import type { SearchTooShort } from "./search.errors.ts"

/** What a shopper may ask while searching and filtering. Specification 7, Search and Catalogue service. */
export interface SearchPort {
  /** A query with `q` of 1 or 2 characters finds nothing; an empty one lists everything. */
  readonly find: (query: SearchQuery) => Effect.Effect<Found, Unavailable>
  /** How many products `find` would find in all. */
  readonly count: (query: SearchQuery) => Effect.Effect<{ readonly count: number }, Unavailable>
  readonly suggest: (input: { readonly q: string }) => Effect.Effect<Suggestions, SearchTooShort | Unavailable>
  readonly trending: (input: NoInput) => Effect.Effect<Trending, Unavailable>
  /** Whether the results helped; kept with the words searched. */
  readonly feedback: (input: { readonly q: string; readonly helpful: boolean }) => Effect.Effect<void, Unavailable>
}
