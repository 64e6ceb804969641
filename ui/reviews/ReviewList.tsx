import type { MouseEvent } from "react"
import type { Instant } from "#core/kernel/moment.ts"
import type { AllReviewsView } from "#core/reviews/all-reviews.view.ts"
import { Button, LinkButton } from "../kit/Button.tsx"
import { Empty } from "../kit/Empty.tsx"
import { More, moreButton } from "../kit/More.tsx"
import { useWords } from "../messages/useWords.ts"
import * as css from "./AllReviews.css.ts"
import { ReviewCard } from "./ReviewCard.tsx"

/** The reviews that are shown, or why there are none. Rules 28 to 33. */
export const ReviewList = ({
  view,
  now,
  onMore,
  onRetry,
  onClear
}: {
  readonly view: AllReviewsView
  readonly now: Instant
  readonly onMore: () => void
  readonly onRetry: () => void
  readonly onClear: () => void
}) => {
  const { t, count } = useWords()
  if (view.list === "failed")
    return (
      <div role="status">
        <Empty title={t("reviews.failed")}>
          <Button look="secondary" onClick={onRetry}>
            {t("reviews.reload")}
          </Button>
        </Empty>
      </div>
    )
  if (view.reviews.items.length === 0 && view.list === "shown")
    return (
      <Empty level={3} title={t("reviews.nothing")} text={t("reviews.nothingText")}>
        <Button look="secondary" onClick={onClear}>
          {t("reviews.clear")}
        </Button>
      </Empty>
    )
  const more = (event: MouseEvent) => {
    event.preventDefault()
    if (view.more !== "loading") onMore()
  }
  const { items, total } = view.reviews
  return (
    <div aria-busy={view.list === "loading"} className={view.list === "loading" ? css.busy : undefined}>
      <ul className={css.list}>
        {items.map((review) => (
          <li key={review.id}>
            <ReviewCard review={review} now={now} />
          </li>
        ))}
      </ul>
      <More
        shown={items.length}
        total={total}
        text={t("reviews.shownOf", { shown: count(items.length), total: count(total) })}
      >
        {view.more === "none" ? null : (
          <LinkButton
            look="secondary"
            className={moreButton}
            to={{ search: view.nextSearch }}
            aria-busy={view.more === "loading"}
            onClick={more}
          >
            {t(
              view.more === "failed" ? "reviews.moreFailed" : view.more === "loading" ? "shop.loading" : "reviews.more"
            )}
          </LinkButton>
        )}
      </More>
    </div>
  )
}
