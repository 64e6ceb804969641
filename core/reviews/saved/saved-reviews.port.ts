import type { Effect } from "effect"
import type { Unauthenticated } from "../../account/account.errors.ts"
import type { MemberId } from "../../account/member.ts"
import type { Reader } from "../../catalogue/catalogue.port.ts"
import type { Unavailable } from "../../kernel/failure.ts"
import type { ReviewWithProduct } from "../review.ts"
import type { StoredReview } from "../reviews.port.ts"

/** A part of a list. */
export interface SavedReviewsAsked {
  readonly skip: number
  readonly limit: number
}

/** Reviews that a member has bookmarked, the latest bookmark first. Specification 3, Review: has_bookmarked. */
export interface SavedReviews {
  readonly items: ReadonlyArray<ReviewWithProduct>
  readonly total: number
  /** How many of the latest were left out. */
  readonly skip: number
}

/** Reviews that a member has bookmarked and readers still see. Specification 3, Review. */
export interface SavedReviewsPort {
  readonly saved: (input: SavedReviewsAsked) => Effect.Effect<SavedReviews, Unauthenticated | Unavailable>
}

/** Stores bookmarks of reviews; those of reviews that are not published are left out. */
export interface SavedReviewsStore {
  readonly saved: (
    member: MemberId,
    asked: SavedReviewsAsked,
    reader: Reader
  ) => Effect.Effect<{ readonly items: ReadonlyArray<StoredReview>; readonly total: number }, Unavailable>
}
