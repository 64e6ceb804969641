import { useEffect, useState } from "react"
import type { Product } from "#core/catalogue/product.ts"
import type { OwnReview } from "#core/reviews/writing/own-review.ts"
import { focusHeading } from "../../kit/overlay/focus-heading.ts"
import { Page } from "../../kit/text/Grid.tsx"
import { useWords } from "../../messages/useWords.ts"
import { OwnReviewReason } from "../../reviews/own/OwnReviewState.tsx"
import { ChangeBrings } from "../../reviews/write/ChangeBrings.tsx"
import { DraftNote } from "../../reviews/write/DraftNote.tsx"
import { FormPhotos } from "../../reviews/write/FormPhotos.tsx"
import { ReviewLoading } from "../../reviews/write/ReviewLoading.tsx"
import { ReviewOutcome } from "../../reviews/write/ReviewOutcome.tsx"
import { isAtEnd, useFormDrawn } from "../../reviews/write/useFormDrawn.ts"
import * as css from "../../reviews/write/WriteReview.css.ts"
import { WriteReviewBar } from "../../reviews/write/WriteReviewBar.tsx"
import { WriteReviewForm } from "../../reviews/write/WriteReviewForm.tsx"
import { useAppActor, useShop } from "../../shop/shop.tsx"
import { ChangeSheets } from "./ChangeSheets.tsx"
import { NewestVersion } from "./NewestVersion.tsx"
import { useChangeReview } from "./useChangeReview.ts"

/** A review in its form, with what a change of it brings; it is saved after a question. Specification 2, Modals: confirmation edit. */
export const ChangeForm = ({
  product,
  own,
  isNewer,
  onAgain
}: {
  readonly product: Product
  readonly own: OwnReview
  /** The review was loaded again, because it had been changed elsewhere. */
  readonly isNewer: boolean
  readonly onAgain: (isNewer: boolean) => void
}) => {
  const { t } = useWords()
  const { now } = useShop()
  const notices = useAppActor("notices")
  const { view, send, asks, restoredAt, isChanged, isFit, save, discard } = useChangeReview(product, own)
  const [isAsking, setAsking] = useState(false)
  const isFormDrawn = useFormDrawn(view)
  const isOver = isAtEnd(view) && !isFormDrawn
  const hasHeading = isFormDrawn
  useEffect(() => {
    if (hasHeading || isOver) focusHeading()
  }, [hasHeading, isOver])
  const post = (text: string) => notices.send({ type: "notice.posted", notice: { kind: "info", text }, at: now() })
  const wasOlder = restoredAt !== undefined && (isNewer || (own.editedAt ?? 0) > restoredAt)
  const sendForm = () => {
    if (!isFit) send({ type: "review.sent" })
    else if (isChanged) setAsking(true)
    else post("writing.change.same")
  }
  return (
    <Page className={css.page}>
      {isOver ? (
        <ReviewOutcome view={view} product={product} isChange onStart={() => onAgain(false)} />
      ) : !isFormDrawn ? (
        <ReviewLoading />
      ) : (
        <WriteReviewForm
          title={t("writing.change.title")}
          note={<DraftNote view={view} restoredAt={restoredAt} />}
          product={product}
          about={
            <>
              <OwnReviewReason of={own} />
              <ChangeBrings of={own} />
              {wasOlder ? (
                <NewestVersion
                  of={own}
                  onUse={() => {
                    discard()
                    onAgain(false)
                  }}
                />
              ) : null}
            </>
          }
          asks={asks}
          view={view}
          photos={<FormPhotos draft={own.review.id} begun={own.photos} view={view} send={send} />}
          onReload={() => onAgain(true)}
          end={
            <WriteReviewBar
              view={view}
              ready={t(isChanged ? "writing.change.ready" : "writing.change.same")}
              press={t("writing.change.save")}
            />
          }
          send={send}
          onSend={sendForm}
        />
      )}
      <ChangeSheets
        own={own}
        isAsking={isAsking}
        isChanged={isChanged}
        onAnswer={(isYes) => {
          setAsking(false)
          if (isYes) send({ type: "review.sent" })
        }}
        onSave={async () => {
          const isSaved = await save()
          if (isSaved) post("writing.change.saved")
          return isSaved
        }}
        onDiscard={discard}
      />
    </Page>
  )
}
