import { fromPromise } from "xstate"
import { performCall } from "../../kernel/port-actors.ts"
import type { ReviewId } from "../review.ts"
import { writeReviewMachine } from "../write-review.machine.ts"
import type { BlockState, ReviewSent, ReviewWritten, WriteReviewPort } from "../write-review.port.ts"
import type { OwnReview } from "./own-review.ts"
import type { OwnReviewsPort } from "./own-reviews.port.ts"

/** Calls that change a review. */
export type ChangeReviewPort = Pick<WriteReviewPort, "fetchBlockState"> & Pick<OwnReviewsPort, "change">

/**
 * Returns the machine of the form of a review, which changes this one instead of sending a new one: pauses, checks and refusals are
 * the same. `ReviewChanged` if the review is another one by now, `ReviewUnknown` if it was removed. D-37, D-40, D-41.
 */
export const changeReviewMachineOver = (
  { fetchBlockState, change }: ChangeReviewPort,
  { review: { id, productId }, version }: Pick<OwnReview, "review" | "version">
) =>
  writeReviewMachine().provide({
    actors: {
      fetchBlockState: fromPromise<BlockState, { readonly product: typeof productId }>(async ({ input, signal }) => {
        const { pause } = (await performCall(fetchBlockState(input), signal)) as BlockState
        // There is a review of the product: the one that is changed.
        return pause === undefined ? {} : { pause }
      }),
      submitReview: fromPromise<ReviewSent, ReviewWritten>(async ({ input: { product: _, ...form }, signal }) =>
        sentOf(id, (await performCall(change({ ...form, id, version }), signal)) as OwnReview)
      )
    }
  })

const sentOf = (review: ReviewId, { status, editedAt, review: { createdAt, points } }: OwnReview): ReviewSent => ({
  review,
  status: status === "published" ? "published" : "held",
  points,
  at: editedAt ?? createdAt
})
