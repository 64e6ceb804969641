import type { Effect } from "effect"
import type { Reader } from "../../catalogue/catalogue.port.ts"
import type { ProductId } from "../../catalogue/product.ts"
import type { Unavailable } from "../../kernel/failure.ts"
import type { Words } from "../../kernel/text.ts"
import type { BadgeFacts } from "../../profile/badges.rule.ts"
import type { Reviewer, ReviewId } from "../review.ts"
import type { StoredReview } from "../reviews.port.ts"
import type {
  Experts,
  ExpertsQuery,
  ReviewerCounts,
  ReviewerGroup,
  ReviewerProfile,
  ReviewerQuery,
  ReviewerReviews
} from "./reviewer.ts"
import type { ReviewerUnknown } from "./reviewers.errors.ts"

/** Reading about those who write reviews. Specification 1 and 2, experts; specification 7, GET `/users`. */
export interface ReviewersPort {
  readonly reviewer: (input: {
    readonly userName: string
  }) => Effect.Effect<ReviewerProfile, ReviewerUnknown | Unavailable>
  /** Empty if there is no such reviewer. */
  readonly reviews: (query: ReviewerQuery) => Effect.Effect<ReviewerReviews, Unavailable>
  readonly experts: (query: ExpertsQuery) => Effect.Effect<Experts, Unavailable>
}

/** A reviewer as stored. */
export interface StoredReviewer {
  readonly reviewer: Omit<Reviewer, "ageBucket">
  readonly image?: string
  /** `1998-03-31`; only the age bucket made of it is public. D-45. */
  readonly dateOfBirth?: string
  readonly counts: ReviewerCounts
  readonly meanRating?: number
  readonly badgeFacts: BadgeFacts
}

/** An expert as stored. */
export interface StoredExpert {
  readonly reviewer: Omit<Reviewer, "ageBucket">
  /** The line under the name, in both languages. */
  readonly title: Words
  readonly image?: string
  readonly counts: Pick<ReviewerCounts, "reviews" | "likes">
  /** The most helpful published reviews, best first. */
  readonly best: ReadonlyArray<{
    readonly id: ReviewId
    readonly product: ProductId
    readonly productName: string
    readonly rating: number
    readonly details: string
  }>
}

/** Stores reviewers. Removed members are not found; reviews that are not published do not count. */
export interface ReviewersStore {
  readonly reviewer: (userName: string, reader: Reader) => Effect.Effect<StoredReviewer | undefined, Unavailable>
  readonly reviews: (
    query: ReviewerQuery,
    reader: Reader
  ) => Effect.Effect<
    {
      readonly items: ReadonlyArray<StoredReview>
      readonly total: number
      readonly groups: ReadonlyArray<ReviewerGroup>
    },
    Unavailable
  >
  /** All of them, those of most likes first. */
  readonly experts: (reader: Reader) => Effect.Effect<ReadonlyArray<StoredExpert>, Unavailable>
}
