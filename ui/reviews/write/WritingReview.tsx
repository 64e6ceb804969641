import { type ComponentType, useEffect, useState } from "react"
import type { Product } from "#core/catalogue/product.ts"
import { writeReviewMachineOver } from "#core/reviews/write-review.machine.ts"
import type { WriteReviewView } from "#core/reviews/write-review.view.ts"
import { focusHeading } from "../../kit/overlay/focus-heading.ts"
import { lazyPart } from "../../kit/overlay/lazy-part.tsx"
import { Page } from "../../kit/text/Grid.tsx"
import { useWords } from "../../messages/useWords.ts"
import { useAppActor, useShop } from "../../shop/shop.tsx"
import { DraftNote } from "./DraftNote.tsx"
import { FormPhotos } from "./FormPhotos.tsx"
import { PointsNote } from "./PointsNote.tsx"
import { ReviewLoading } from "./ReviewLoading.tsx"
import { ReviewOutcome } from "./ReviewOutcome.tsx"
import { isAtEnd, useFormDrawn } from "./useFormDrawn.ts"
import { useReviewForm } from "./useReviewForm.ts"
import * as css from "./WriteReview.css.ts"
import { WriteReviewBar } from "./WriteReviewBar.tsx"
import { WriteReviewForm } from "./WriteReviewForm.tsx"

const AlreadyReviewed = lazyPart(
  async () => (await import("./AlreadyReviewed.tsx")).AlreadyReviewed,
  "words",
  ReviewLoading
)

/** A form with a review that is not published, as it may be left. */
export interface FormToLeave {
  readonly product: Product
  readonly view: WriteReviewView
  /** Something was written since the form was opened. */
  readonly isChanged: boolean
  readonly onPublish: () => void
  /** Forgets the draft. */
  readonly onDiscard: () => void
}

interface Writing {
  readonly product: Product
  /** Asks before the form is left. */
  readonly Leave: ComponentType<FormToLeave>
}

/** A review from the first star to what became of it. A member who logs in again begins with the draft. */
export const WritingReview = ({ product, Leave }: Writing) => {
  const [attempt, setAttempt] = useState(0)
  return <Attempt key={attempt} product={product} Leave={Leave} onStart={() => setAttempt(attempt + 1)} />
}

const Attempt = ({ product, Leave, onStart }: Writing & { readonly onStart: () => void }) => {
  const { t } = useWords()
  const { ports, now } = useShop()
  const notices = useAppActor("notices")
  const { view, send, asks, restoredAt, isTouched, discard } = useReviewForm(
    product,
    () => writeReviewMachineOver(ports.writing),
    product.id
  )
  const { step } = view
  const isFormDrawn = useFormDrawn(view)
  useEffect(() => {
    if (isAtEnd({ step }) && !isFormDrawn) focusHeading()
    if (step === "alreadyReviewed")
      notices.send({ type: "notice.posted", notice: { kind: "info", text: "notices.reviewed" }, at: now() })
  }, [step, isFormDrawn, notices, now])
  return (
    <Page className={css.page}>
      {isFormDrawn ? (
        <WriteReviewForm
          title={t("writing.title")}
          note={<DraftNote view={view} restoredAt={restoredAt} />}
          product={product}
          asks={asks}
          view={view}
          photos={<FormPhotos draft={product.id} view={view} send={send} />}
          end={
            <>
              <PointsNote />
              <WriteReviewBar view={view} />
            </>
          }
          send={send}
          onSend={() => send({ type: "review.sent" })}
        />
      ) : step === "checking" ? (
        <ReviewLoading />
      ) : step === "alreadyReviewed" ? (
        <AlreadyReviewed product={product} />
      ) : (
        <ReviewOutcome view={view} product={product} onStart={onStart} />
      )}
      <Leave
        product={product}
        view={view}
        isChanged={isTouched && !isAtEnd(view) && step !== "sending"}
        onPublish={() => send({ type: "review.sent" })}
        onDiscard={discard}
      />
    </Page>
  )
}
