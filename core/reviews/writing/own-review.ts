import type { CombinationId } from "../../catalogue/combination.ts"
import type { Instant } from "../../kernel/moment.ts"
import type { OwnPhoto } from "../photos/photo.ts"
import type { Review, ReviewStatus } from "../review.ts"
import type { ReviewFinding } from "../reviews.errors.ts"

/** A review as its author sees it. D-41. */
export interface OwnReview {
  readonly review: Review
  readonly productName: string
  readonly combination?: CombinationId
  /** Photos that the author uploaded, in the order in which they are shown. */
  readonly photos: ReadonlyArray<OwnPhoto>
  readonly status: ReviewStatus
  /** Why it is held, or was when it was hidden, with the words it is about. */
  readonly findings: ReadonlyArray<ReviewFinding>
  /** What staff decided on the review as it is, and their words for the author. */
  readonly decision?: { readonly at: Instant; readonly words?: string }
  /** Rises with every change and decision; a change names the one it was made of. */
  readonly version: number
  readonly editedAt?: Instant
}

/** Own reviews, newest first. */
export interface OwnReviews {
  readonly items: ReadonlyArray<OwnReview>
  readonly total: number
  /** How many of the newest were left out. */
  readonly skip: number
}
