import { useState } from "react"
import { waitFor } from "xstate"
import type { Product } from "#core/catalogue/product.ts"
import { isSameAttached, photosOfReview, standingOf } from "#core/reviews/photos/form-photos.rule.ts"
import { textProblem } from "#core/reviews/review-text.rule.ts"
import { asksOf } from "#core/reviews/writing/asks.rule.ts"
import { draftOfReview } from "#core/reviews/writing/change.rule.ts"
import { changeReviewMachineOver } from "#core/reviews/writing/change-review.machine.ts"
import { isSameDraft } from "#core/reviews/writing/draft.rule.ts"
import type { OwnReview } from "#core/reviews/writing/own-review.ts"
import { isAtEnd } from "../../reviews/write/useFormDrawn.ts"
import { useReviewForm } from "../../reviews/write/useReviewForm.ts"
import { useShop } from "../../shop/shop.tsx"

/** The form of a review that is changed: what is typed is stored in this browser until it is saved. D-37. */
export const useChangeReview = (product: Product, own: OwnReview) => {
  const { ports, now } = useShop()
  const [begun] = useState(() => draftOfReview(own, asksOf(product)))
  const [photos] = useState(() => standingOf(photosOfReview(own.photos, now())))
  const { fetchBlockState } = ports.writing
  const { change } = ports.ownReviews
  const { actor, ...form } = useReviewForm(
    product,
    () => changeReviewMachineOver({ fetchBlockState, change }, own),
    own.review.id,
    begun,
    photos
  )
  const { view, send } = form
  const { attached, pending, failed, isKnown } = view.photos
  const hasOthers = pending + failed > 0
  const isSame = isSameDraft(view, begun) && isSameAttached(attached, photos.attached) && !hasOthers
  const isChanged = !isAtEnd(view) && !isSame
  return {
    ...form,
    isChanged,
    isFit: view.unanswered.length === 0 && textProblem(view.details) === undefined && !hasOthers && (isKnown || isSame),
    /** Sends the change; `false`: it was not stored, and the form says why. */
    save: async () => {
      send({ type: "review.sent" })
      const { output } = await waitFor(actor, (snapshot) => !snapshot.matches("submitting"))
      return output === "published" || output === "held"
    }
  }
}
