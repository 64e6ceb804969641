import { type OwnReviewInput, ownReviewMachineOver } from "#core/reviews/writing/own-review.machine.ts"
import { viewOwnReview } from "#core/reviews/writing/own-review.view.ts"
import { useScreenActor, useShop } from "../../shop/shop.tsx"
import { useView } from "../../shop/useView.ts"

/** One of the member's own reviews: that of a product, or the one of an id. */
export const useOwnReview = (which: OwnReviewInput) => {
  const { ports } = useShop()
  const { fetchBlockState } = ports.writing
  const { review } = ports.ownReviews
  return useView(useScreenActor(ownReviewMachineOver, { fetchBlockState, review }, which), viewOwnReview)
}
