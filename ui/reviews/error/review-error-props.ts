import type { ProductId } from "#core/catalogue/product.ts"
import type { WriteReviewView } from "#core/reviews/write-review.view.ts"
import type { ReviewBlocker } from "#core/reviews/writing/blocker.rule.ts"

/** What a dialog about a review that cannot be sent needs to know, and to do. */
export interface ReviewErrorProps {
  readonly product: ProductId
  readonly blocker: ReviewBlocker
  /** Opened over the form; else on the way to it. */
  readonly isInForm?: boolean
  /** Words that were refused and still stand in the form. */
  readonly findings?: WriteReviewView["findings"]
  /** Sends the same review again. */
  readonly onRetry?: () => void
  /** Loads the review that is changed again. */
  readonly onReload?: (() => void) | undefined
  readonly onClose: () => void
}
