import type { Effect } from "effect"
import type { Unauthenticated } from "../../account/account.errors.ts"
import type { MemberId } from "../../account/member.ts"
import type { Reader } from "../../catalogue/catalogue.port.ts"
import type { Unavailable } from "../../kernel/failure.ts"
import type { Recommendations, Recommended, Taste } from "./recommendation.ts"

/** A part of a list. */
export interface RecommendationsAsked {
  readonly skip: number
  readonly limit: number
}

/** Products for one member, the best first. Specification 2, Recommendation; D-16b. */
export interface RecommendationsPort {
  readonly recommendations: (
    input: RecommendationsAsked
  ) => Effect.Effect<Recommendations, Unauthenticated | Unavailable>
}

/** Reads what a member likes. Refuses if the account is removed. */
export interface TasteStore {
  readonly tasteOf: (member: MemberId) => Effect.Effect<Taste, Unauthenticated | Unavailable>
}

/** Chooses products for a taste from the index in memory or from the database, with the same results. */
export interface RecommendStore {
  readonly recommend: (taste: Taste, reader: Reader) => Effect.Effect<ReadonlyArray<Recommended>, Unavailable>
}
