import { ProductId } from "#core/catalogue/product.ts"
import type { Overlay } from "#core/overlays/overlay.ts"
import { Sheet } from "../../kit/overlay/Sheet.tsx"
import { useWords } from "../../messages/useWords.ts"
import { BlockerSteps } from "./BlockerSteps.tsx"
import { BlockerText } from "./BlockerText.tsx"
import { ReviewedDialog } from "./ReviewedDialog.tsx"
import type { ReviewErrorProps } from "./review-error-props.ts"
import { useBlockerTexts } from "./useBlockerTexts.ts"

/** What prevents a whole review: what happened, that nothing is lost, and the next step. Specification 2, Modals: review error; D-40. */
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
