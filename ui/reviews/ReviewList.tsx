import type { MouseEvent } from "react"
import type { Instant } from "#core/kernel/moment.ts"
import type { AllReviewsView } from "#core/reviews/all-reviews.view.ts"
import { reviewSearch } from "#core/reviews/review-address.rule.ts"
import { Button, LinkButton } from "../kit/Button.tsx"
import { Empty } from "../kit/Empty.tsx"
import { More, moreButton } from "../kit/More.tsx"
import { Link } from "../kit/text/Link.tsx"
import { useWords } from "../messages/useWords.ts"
import { ReviewCard } from "./ReviewCard.tsx"
import * as css from "./ReviewsScreen.css.ts"
import type { Reactions } from "./useReactions.tsx"

/** The reviews that are shown, or why there are none. Rules 28 to 33. */
export const ReviewList = ({
  view,
  path,
  now,
  reactions,
  onMore,
  onRetry
}: {
  readonly view: AllReviewsView
  /** Address of all reviews of the product. */
  readonly path: string
  readonly now: Instant
  readonly reactions: Reactions
  readonly onMore: () => void
  readonly onRetry: () => void
}) => {
  const { t, count } = useWords()
  if (view.list === "failed")
    return (
      <div role="status">
        <Empty title={t("product.reviews.failed")}>
          <Button look="secondary" onClick={onRetry}>
            {t("product.reviews.reload")}
          </Button>
        </Empty>
      </div>
    )
  if (view.isPastEnd && view.list === "shown")
    return (
      <Empty title={t("product.reviews.pastEnd", { total: count(view.reviews.total) })}>
        <LinkButton look="secondary" to={path + reviewSearch({ ...view.query, page: 1 })}>
          {t("product.reviews.fromFirst")}
        </LinkButton>
      </Empty>
    )
  if (view.reviews.items.length === 0 && view.list === "shown")
    return (
      <Empty title={t("product.reviews.nothing")} text={t("product.reviews.nothingText")}>
        <LinkButton look="secondary" to={path + reviewSearch(view.everything)}>
          {t("product.reviews.clear")}
        </LinkButton>
      </Empty>
    )
  const more = (event: MouseEvent) => {
    event.preventDefault()
    if (view.more !== "loading") onMore()
  }
  const { items, total } = view.reviews
  return (
    <div aria-busy={view.list === "loading"} className={view.list === "loading" ? css.busy : undefined}>
      {view.previousSearch === undefined ? null : (
        <Link to={path + view.previousSearch}>{t("product.reviews.previous")}</Link>
      )}
      <ul className={css.list}>
        {items.map((review) => (
          <li key={review.id}>
            <ReviewCard review={review} now={now} reactions={reactions} />
          </li>
        ))}
      </ul>
      <More
        shown={view.shown}
        total={total}
        text={t("product.reviews.shownOf", { shown: count(view.shown), total: count(total) })}
      >
        {view.more === "none" ? null : (
          <LinkButton
            look="secondary"
            className={moreButton}
            to={path + view.nextSearch}
            aria-busy={view.more === "loading"}
            onClick={more}
          >
            {t(
              view.more === "failed"
                ? "product.reviews.moreFailed"
                : view.more === "loading"
                  ? "shop.loading"
                  : "product.reviews.more"
            )}
          </LinkButton>
        )}
      </More>
    </div>
  )
}
