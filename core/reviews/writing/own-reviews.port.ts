import type { Effect } from "effect"
import type { Unauthenticated } from "../../account/account.errors.ts"
import type { MemberId } from "../../account/member.ts"
import type { ProductRemoved, ProductUnknown } from "../../catalogue/catalogue.errors.ts"
import type { Reader } from "../../catalogue/catalogue.port.ts"
import type { ProductId } from "../../catalogue/product.ts"
import type { Unavailable } from "../../kernel/failure.ts"
import type { Instant } from "../../kernel/moment.ts"
import type { AttachedPhoto } from "../photos/photo.ts"
import type { PhotoUnknown } from "../photos/photos.errors.ts"
import type { ReviewId } from "../review.ts"
import type {
  ReviewBlocked,
  ReviewChanged,
  ReviewIncomplete,
  ReviewRefused,
  ReviewUnknown,
  WriterUnfinished
} from "../reviews.errors.ts"
import type { FullAnswers } from "./answers.ts"
import type { ChangeFacts } from "./change.rule.ts"
import type { OwnReview, OwnReviews } from "./own-review.ts"
import type { ReviewToStore } from "./writing-store.port.ts"

type Own<A, E = never> = Effect.Effect<A, E | Unauthenticated | Unavailable>

/** A part of a list. */
export interface OwnReviewsAsked {
  readonly skip: number
  readonly limit: number
}

/** A change of a review as it is sent: the whole form, and the version that it was made of. */
export interface ReviewChange extends FullAnswers {
  readonly id: ReviewId
  readonly version: number
  readonly details: string
  /** In the order in which they are shown, those the review has among them; absent to leave them as they are. D-39. */
  readonly photos?: ReadonlyArray<AttachedPhoto>
}

/** A member's own reviews, in whatever state. Those of others are unknown. D-37, D-41. */
export interface OwnReviewsPort {
  readonly list: (input: OwnReviewsAsked) => Own<OwnReviews>
  readonly review: (input: { readonly id: ReviewId }) => Own<OwnReview, ReviewUnknown>
  /** Changes a review: the checks and pauses are those of a new one. Refused with `ReviewChanged` if it is not the version any more. */
  readonly change: (
    input: ReviewChange
  ) => Own<
    OwnReview,
    | PhotoUnknown
    | ProductRemoved
    | ProductUnknown
    | ReviewBlocked
    | ReviewChanged
    | ReviewIncomplete
    | ReviewRefused
    | ReviewUnknown
    | WriterUnfinished
  >
  /** Removes a review for good: its product can be reviewed again, which staff read first if they had to read this one. D-37. */
  readonly remove: (input: { readonly id: ReviewId }) => Own<{ readonly product: ProductId }, ReviewUnknown>
}

/** A changed review that is to be stored. */
export interface ChangeToStore extends Omit<ReviewToStore, "product" | "ageBucket" | "photos"> {
  /** Absent to leave them as they are. */
  readonly photos?: ReadonlyArray<AttachedPhoto>
  /** The version it replaces. */
  readonly version: number
}

/** Stores a member's own reviews. */
export interface OwnReviewStore {
  readonly list: (member: MemberId, asked: OwnReviewsAsked, reader: Reader) => Effect.Effect<OwnReviews, Unavailable>
  /** A review of this member. */
  readonly byId: (
    member: MemberId,
    id: ReviewId,
    reader: Reader
  ) => Effect.Effect<{ readonly own: OwnReview; readonly facts: ChangeFacts } | undefined, Unavailable>
  /** Stores a change, with its photos and the stars of the product; false if another change or decision came first. */
  readonly change: (member: MemberId, change: ChangeToStore) => Effect.Effect<boolean, PhotoUnknown | Unavailable>
  /** Deletes a review of this member, with the stars of its product and the points it brought, and notes if the next one is to be read first; returns the product. */
  readonly remove: (member: MemberId, id: ReviewId, now: Instant) => Effect.Effect<ProductId | undefined, Unavailable>
}
