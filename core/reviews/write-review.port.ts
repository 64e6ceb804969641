import type { Effect } from "effect"
import type { Unauthenticated } from "../account/account.errors.ts"
import type { ProductRemoved, ProductUnknown } from "../catalogue/catalogue.errors.ts"
import type { CombinationId } from "../catalogue/combination.ts"
import type { ProductId } from "../catalogue/product.ts"
import type { Unavailable } from "../kernel/failure.ts"
import type { Instant } from "../kernel/moment.ts"
import type { ReviewPhotosOff, ReviewsOff } from "../toggles/parts.errors.ts"
import type { Pause } from "./pause.ts"
import type { AttachedPhoto } from "./photos/photo.ts"
import type { PhotoUnknown } from "./photos/photos.errors.ts"
import type { ReviewId } from "./review.ts"
import type {
  AlreadyReviewed,
  ReviewBlocked,
  ReviewIncomplete,
  ReviewRefused,
  WriterUnfinished
} from "./reviews.errors.ts"
import type { FullAnswers } from "./writing/answers.ts"

/** A combination of the product that is the member's in some way. Specification 3, Combinations: is_reviewed, is_verified_purchase. */
export interface OwnCombination {
  readonly id: CombinationId
  /** The member's review is about it. D-37. */
  readonly isReviewed: boolean
  /** When the member bought it last, if it arrived and its money did not go back. D-42. */
  readonly boughtAt?: Instant
}

/** Whether a member may review a product now. Specification 2, Navigation guards; wire, `/user/me/review-block`. */
export interface BlockState {
  /** The member's review of the product, in whatever state. D-37. */
  readonly own?: ReviewId
  readonly pause?: Pause
  /** What was bought last comes first; absent if there is none. */
  readonly combinations?: ReadonlyArray<OwnCombination>
}

/** A review as it is sent: without blanks around the text, and with an answer to every question. Specification 3, Review. */
export interface ReviewWritten extends FullAnswers {
  readonly product: ProductId
  readonly details: string
  /** In the order in which they are shown; absent for none. D-39. */
  readonly photos?: ReadonlyArray<AttachedPhoto>
}

/** What became of a review that was sent. */
export interface ReviewSent {
  readonly review: ReviewId
  /** Published at once, or looked at first. D-41. */
  readonly status: "published" | "held"
  /** Points that its author received for it at once. D-29. */
  readonly points: number
  readonly at: Instant
}

/** Writing a review. Specification 4 and 7, Reviews; D-37 to D-41. */
export interface WriteReviewPort {
  readonly fetchBlockState: (input: {
    readonly product: ProductId
  }) => Effect.Effect<BlockState, Unauthenticated | Unavailable>
  readonly submitReview: (
    input: ReviewWritten
  ) => Effect.Effect<
    ReviewSent,
    | AlreadyReviewed
    | PhotoUnknown
    | ProductRemoved
    | ProductUnknown
    | ReviewBlocked
    | ReviewIncomplete
    | ReviewPhotosOff
    | ReviewRefused
    | ReviewsOff
    | Unauthenticated
    | Unavailable
    | WriterUnfinished
  >
}
