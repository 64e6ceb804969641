import { useState } from "react"
import type { Product } from "#core/catalogue/product.ts"
import { noPhotos } from "#core/reviews/photos/form-photos.rule.ts"
import { DialogWait } from "../../kit/overlay/DialogWait.tsx"
import { Page } from "../../kit/text/Grid.tsx"
import { useOwnReview } from "../../reviews/own/useOwnReview.ts"
import { ReviewLoading } from "../../reviews/write/ReviewLoading.tsx"
import { ReviewOutcome } from "../../reviews/write/ReviewOutcome.tsx"
import * as css from "../../reviews/write/WriteReview.css.ts"
import { WritingReview } from "../../reviews/write/WritingReview.tsx"
import { useConnectionReturned } from "../../shop/useConnectionReturned.ts"
import { ChangeForm } from "./ChangeForm.tsx"
import { LeaveReview } from "./LeaveReview.tsx"

const noPause = { review: null, until: null, reason: null, photos: noPhotos }

/** The own review of a product in its form; if there is none, the form of a new one. Specification 2, Modals: edit review. */
export const ChangingReview = ({ product }: { readonly product: Product }) => {
  const [{ step, own }, send] = useOwnReview({ product: product.id })
  const [{ attempt, isNewer }, setAttempt] = useState({ attempt: 0, isNewer: false })
  useConnectionReturned(send)
  const again = (newer: boolean) => {
    setAttempt({ attempt: attempt + 1, isNewer: newer })
    send({ type: "reload.wanted" })
  }
  if (step === "missing") return <WritingReview product={product} Leave={LeaveReview} />
  if (step === "shown" && own !== null)
    return (
      <ChangeForm key={`${attempt} ${own.version}`} product={product} own={own} isNewer={isNewer} onAgain={again} />
    )
  const retry = () => send({ type: "retry.wanted" })
  return (
    <Page className={css.page}>
      {step === "failed" ? (
        <DialogWait step="unreachable" onRetry={retry} />
      ) : step === "loginWanted" ? (
        <ReviewOutcome view={{ step, ...noPause }} product={product} onStart={retry} />
      ) : (
        <ReviewLoading />
      )}
    </Page>
  )
}
