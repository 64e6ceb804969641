import { useEffect, useState } from "react"
import type { Product } from "#core/catalogue/product.ts"
import { writeReviewMachineOver } from "#core/reviews/write-review.machine.ts"
import type { WriteReviewView } from "#core/reviews/write-review.view.ts"
import { focusHeading } from "../../kit/overlay/focus-heading.ts"
import { Page } from "../../kit/text/Grid.tsx"
import { useWords } from "../../messages/useWords.ts"
import { useAppActor, useShop } from "../../shop/shop.tsx"
import { AlreadyReviewed } from "./AlreadyReviewed.tsx"
import { DraftNote } from "./DraftNote.tsx"
import { FormPhotos } from "./FormPhotos.tsx"
import { ReviewLoading } from "./ReviewLoading.tsx"
import { ReviewOutcome } from "./ReviewOutcome.tsx"
import { useReviewForm } from "./useReviewForm.ts"
import * as css from "./WriteReview.css.ts"
import { WriteReviewBar } from "./WriteReviewBar.tsx"
import { WriteReviewForm } from "./WriteReviewForm.tsx"

const ends: ReadonlySet<WriteReviewView["step"]> = new Set([
  "published",
  "held",
  "alreadyReviewed",
  "loginWanted",
  "paused"
])

/** Whether the form gives way to what became of the review. */
export const isAtEnd = ({ step }: Pick<WriteReviewView, "step">): boolean => ends.has(step)

/** A review from the first star to what became of it. A member who logs in again begins with the draft. */
export const WritingReview = ({ product }: { readonly product: Product }) => {
  const [attempt, setAttempt] = useState(0)
  return <Attempt key={attempt} product={product} onStart={() => setAttempt(attempt + 1)} />
}

const Attempt = ({ product, onStart }: { readonly product: Product; readonly onStart: () => void }) => {
  const { t } = useWords()
  const { ports, now } = useShop()
  const notices = useAppActor("notices")
  const { view, send, asks, restoredAt } = useReviewForm(
    product,
    () => writeReviewMachineOver(ports.writing),
    product.id
  )
  const { step } = view
  useEffect(() => {
    if (isAtEnd({ step })) focusHeading()
    if (step === "alreadyReviewed")
      notices.send({ type: "notice.posted", notice: { kind: "info", text: "notices.reviewed" }, at: now() })
  }, [step, notices, now])
  return (
    <Page className={css.page}>
      {step === "checking" ? (
        <ReviewLoading />
      ) : step === "alreadyReviewed" ? (
        <AlreadyReviewed product={product} />
      ) : isAtEnd(view) ? (
        <ReviewOutcome view={view} product={product} onStart={onStart} />
      ) : (
        <WriteReviewForm
          title={t("writing.title")}
          note={<DraftNote view={view} restoredAt={restoredAt} />}
          product={product}
          asks={asks}
          view={view}
          photos={<FormPhotos draft={product.id} view={view} send={send} />}
          end={<WriteReviewBar view={view} />}
          send={send}
          onSend={() => send({ type: "review.sent" })}
        />
      )}
    </Page>
  )
}
