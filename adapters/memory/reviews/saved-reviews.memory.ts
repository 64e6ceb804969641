import { Effect } from "effect"
import type { MemberId } from "#core/account/member.ts"
import type { Instant } from "#core/kernel/moment.ts"
import type { StoredReview } from "#core/reviews/reviews.port.ts"
import type { SavedReviewsStore } from "#core/reviews/saved/saved-reviews.port.ts"

/** A bookmark of a published review. */
export interface SavedReview {
  readonly member: MemberId
  readonly at: Instant
  readonly of: StoredReview
}

/** Bookmarked reviews in memory, read again with each call. */
export const memorySavedReviews = (bookmarks: () => ReadonlyArray<SavedReview>): SavedReviewsStore => ({
  saved: (member, { skip, limit }) =>
    Effect.sync(() => {
      const own = bookmarks()
        .filter((one) => one.member === member)
        .toSorted((one, other) => other.at - one.at || (one.of.review.id < other.of.review.id ? -1 : 1))
      return { items: own.slice(skip, skip + limit).map(({ of }) => of), total: own.length }
    })
})
