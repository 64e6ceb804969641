import { useEffect, useState } from "react"
import type { Product } from "#core/catalogue/product.ts"
import { focusHeading } from "../../kit/overlay/focus-heading.ts"
import { Bones } from "../../kit/Skeleton.tsx"
import { Page } from "../../kit/text/Grid.tsx"
import { Unseen } from "../../kit/text/Text.tsx"
import { useWords } from "../../messages/useWords.ts"
import { useAppActor, useShop } from "../../shop/shop.tsx"
import { ReviewOutcome } from "./ReviewOutcome.tsx"
import { useWriteReview } from "./useWriteReview.ts"
import * as css from "./WriteReview.css.ts"
import { WriteReviewForm } from "./WriteReviewForm.tsx"

const lines = ["name", "line", "line", "line"] as const
const ends = new Set(["published", "held", "alreadyReviewed", "loginWanted", "paused"])

/** A review from the first star to what became of it. A member who logs in again begins with the draft. */
export const WritingReview = ({ product }: { readonly product: Product }) => {
  const [attempt, setAttempt] = useState(0)
  return <Attempt key={attempt} product={product} onStart={() => setAttempt(attempt + 1)} />
}

const Attempt = ({ product, onStart }: { readonly product: Product; readonly onStart: () => void }) => {
  const { t } = useWords()
  const { now } = useShop()
  const notices = useAppActor("notices")
  const { view, send, asks, restoredAt } = useWriteReview(product)
  const { step } = view
  useEffect(() => {
    if (ends.has(step)) focusHeading()
    if (step === "alreadyReviewed")
      notices.send({ type: "notice.posted", notice: { kind: "info", text: "notices.reviewed" }, at: now() })
  }, [step, notices, now])
  return (
    <Page className={css.page}>
      {step === "checking" ? (
        <div role="status" aria-busy="true">
          <Unseen>{t("shop.loading")}</Unseen>
          <Bones of={lines} />
        </div>
      ) : ends.has(step) ? (
        <ReviewOutcome view={view} product={product} onStart={onStart} />
      ) : (
        <WriteReviewForm product={product} asks={asks} view={view} restoredAt={restoredAt} send={send} />
      )}
    </Page>
  )
}
