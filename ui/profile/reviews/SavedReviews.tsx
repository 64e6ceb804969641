import { savedReviewsMachineOver } from "#core/reviews/saved/saved-reviews.machine.ts"
import { viewSavedReviews } from "#core/reviews/saved/saved-reviews.view.ts"
import { Button, LinkButton } from "../../kit/Button.tsx"
import { Empty } from "../../kit/Empty.tsx"
import { DialogWait } from "../../kit/overlay/DialogWait.tsx"
import { useWords } from "../../messages/useWords.ts"
import * as css from "../../reviews/own/OwnReviews.css.ts"
import { AboutProduct } from "../../reviews/people/AboutProduct.tsx"
import { ReviewCard } from "../../reviews/ReviewCard.tsx"
import { useReactions } from "../../reviews/useReactions.tsx"
import { useScreenActor, useShop } from "../../shop/shop.tsx"
import { useConnectionReturned } from "../../shop/useConnectionReturned.ts"
import { useView } from "../../shop/useView.ts"

/**
 * Reviews that a member has saved. One that is released stays until the page is left, so that it can be saved again. Specification 3,
 * Review.
 */
export const SavedReviews = () => {
  const { t } = useWords()
  const { ports, now } = useShop()
  const { saved } = ports.savedReviews
  const [view, send] = useView(useScreenActor(savedReviewsMachineOver, { saved }, undefined), viewSavedReviews)
  const reactions = useReactions(view.items.map(({ review }) => review))
  useConnectionReturned(send)
  if (view.step === "reading" || view.step === "failed")
    return (
      <DialogWait
        step={view.step === "reading" ? "opening" : "unreachable"}
        onRetry={() => send({ type: "retry.wanted" })}
      />
    )
  if (view.step === "empty")
    return (
      <Empty title={t("writing.saved.empty")} text={t("writing.saved.emptyText")}>
        <LinkButton to="/search">{t("writing.saved.toReviews")}</LinkButton>
      </Empty>
    )
  return (
    <>
      <ul className={css.list}>
        {view.items.map((shown) => (
          <li key={shown.review.id}>
            <ReviewCard review={shown.review} now={now()} reactions={reactions} head={<AboutProduct of={shown} />} />
          </li>
        ))}
      </ul>
      {view.more === "none" ? null : (
        <Button look="secondary" busy={view.more === "coming"} onClick={() => send({ type: "more.wanted" })}>
          {t(view.more === "failed" ? "shop.failed.retry" : "writing.own.more")}
        </Button>
      )}
      {reactions.dialog}
    </>
  )
}
