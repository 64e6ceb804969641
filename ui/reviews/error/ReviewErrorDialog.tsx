import { ProductId } from "#core/catalogue/product.ts"
import type { Overlay } from "#core/overlays/overlay.ts"
import type { WriteReviewView } from "#core/reviews/write-review.view.ts"
import type { ReviewBlocker } from "#core/reviews/writing/blocker.rule.ts"
import { Sheet } from "../../kit/overlay/Sheet.tsx"
import { useWords } from "../../messages/useWords.ts"
import { BlockerSteps } from "./BlockerSteps.tsx"
import { BlockerText } from "./BlockerText.tsx"
import { ReviewedDialog } from "./ReviewedDialog.tsx"
import { useBlockerTexts } from "./useBlockerTexts.ts"

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

/** What prevents a whole review: what happened, that nothing is lost, and the next step. Specification 2, Modals: review error; rule 38. */
export const ReviewErrorDialog = (props: ReviewErrorProps) => {
  useBlockerTexts()
  const { t } = useWords()
  const { blocker, onClose } = props
  if (blocker.kind === "reviewed") return <ReviewedDialog {...props} />
  return (
    <Sheet open title={t(`blocker.title.${blocker.kind}`)} onClose={onClose} foot={<BlockerSteps {...props} />}>
      <BlockerText {...props} />
    </Sheet>
  )
}

/** Why the form of a review is not opened. Specification 2, Navigation guards; D-37, D-40. */
export const FormClosedDialog = ({
  product,
  pause,
  onClose
}: Omit<Extract<Overlay, { readonly kind: "reviewError" }>, "kind"> & { readonly onClose: () => void }) => (
  <ReviewErrorDialog
    product={ProductId(product)}
    blocker={pause === undefined ? { kind: "reviewed" } : { kind: "paused", ...pause }}
    isInForm={false}
    onClose={onClose}
  />
)
