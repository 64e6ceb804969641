import type { Effect } from "effect"
import type { Unauthenticated } from "../account/account.errors.ts"
import type { CombinationId } from "../catalogue/combination.ts"
import type { ProductId } from "../catalogue/product.ts"
import type { Unavailable } from "../kernel/failure.ts"
import type { Instant } from "../kernel/moment.ts"
import type { Pause } from "./pause.ts"
import type { AlreadyReviewed, ReviewBlocked, ReviewRefused } from "./reviews.errors.ts"

/** Whether a member may review a product now. Specification 2, Navigation guards; wire, `/user/me/review-block`. */
export interface BlockState {
  readonly isReviewed: boolean
  readonly pause?: Pause
}

/** A review as it is sent. */
export interface ReviewWritten {
  readonly product: ProductId
  readonly combination?: CombinationId
  readonly details: string
}

/** Writing a review. Specification 4 and 7, Reviews; D-37 to D-41. */
export interface WriteReviewPort {
  readonly fetchBlockState: (input: {
    readonly product: ProductId
  }) => Effect.Effect<BlockState, Unauthenticated | Unavailable>
  /** Returns when it was accepted. */
  readonly submitReview: (
    input: ReviewWritten
  ) => Effect.Effect<
    { readonly at: Instant },
    AlreadyReviewed | ReviewBlocked | ReviewRefused | Unauthenticated | Unavailable
  >
}
