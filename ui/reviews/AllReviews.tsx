import { type MouseEvent, useEffect, useRef } from "react"
import { useLocation, useNavigate, useNavigationType } from "react-router-dom"
import type { Instant } from "#core/kernel/moment.ts"
import { allReviewsMachineOver } from "#core/reviews/all-reviews.machine.ts"
import { type AllReviewsView, viewAllReviews } from "#core/reviews/all-reviews.view.ts"
import type { ReviewQuery, Reviews } from "#core/reviews/review.ts"
import { parseReviewQuery } from "#core/reviews/review-address.rule.ts"
import { useScreenActor, useShop } from "../app/shop.tsx"
import { useView } from "../app/useView.ts"
import { withoutCombination } from "../catalogue/without-combination.ts"
import { Button, LinkButton } from "../kit/Button.tsx"
import { Empty } from "../kit/Empty.tsx"
import { More, moreButton } from "../kit/More.tsx"
import { useWords } from "../messages/useWords.ts"
import * as css from "./AllReviews.css.ts"
import { ReviewCard } from "./ReviewCard.tsx"
import { ReviewFilters } from "./ReviewFilters.tsx"

/** The reviews of a product below their summary. Rules 28 to 33. */
export const AllReviews = ({
  facts,
  children
}: {
  readonly facts: { readonly query: ReviewQuery; readonly reviews: Reviews; readonly now: Instant }
  /** The summary beside the list; it filters too. */
  readonly children: (view: AllReviewsView, onChange: (query: ReviewQuery) => void) => React.ReactNode
}) => {
  const { ports } = useShop()
  const actor = useScreenActor(allReviewsMachineOver, ports.reviews, { query: facts.query, reviews: facts.reviews })
  const [view, send] = useView(actor, viewAllReviews)
  const navigate = useNavigate()
  useEffect(() => {
    const wanted = actor.on("address.wanted", ({ search }) => {
      void navigate({ search })
    })
    return () => wanted.unsubscribe()
  }, [actor, navigate])
  const { search } = useLocation()
  const { product } = facts.query
  useEffect(
    () => send({ type: "address.changed", query: parseReviewQuery(product, [...new URLSearchParams(search)]) }),
    [send, search, product]
  )
  const place = useScrollOnQuery(search)
  const want = (query: ReviewQuery) => send({ type: "query.wanted", query })
  return (
    <div ref={place} className={css.layout}>
      <div className={css.aside}>{children(view, want)}</div>
      <div>
        <ReviewFilters view={view} onChange={want} />
        <List
          view={view}
          now={facts.now}
          onMore={() => send({ type: "more.wanted" })}
          onRetry={() => send({ type: "retry.wanted" })}
          onClear={() => want(view.everything)}
        />
      </div>
    </div>
  )
}

/** When only the query of the page changed, its reviews come into sight; going back finds its own place. D-81. */
const useScrollOnQuery = (search: string) => {
  const place = useRef<HTMLDivElement>(null)
  const asked = withoutCombination(search)
  const shown = useRef(asked)
  const wentBack = useNavigationType() === "POP"
  useEffect(() => {
    if (shown.current === asked) return
    shown.current = asked
    if (!wentBack) place.current?.closest("section")?.scrollIntoView({ block: "start" })
  }, [asked, wentBack])
  return place
}

const List = ({
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
