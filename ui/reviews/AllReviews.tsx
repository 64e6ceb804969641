import { useEffect, useRef } from "react"
import { useLocation, useNavigate, useNavigationType } from "react-router-dom"
import type { Instant } from "#core/kernel/moment.ts"
import { allReviewsMachineOver } from "#core/reviews/all-reviews.machine.ts"
import { type AllReviewsView, viewAllReviews } from "#core/reviews/all-reviews.view.ts"
import type { ReviewQuery, Reviews } from "#core/reviews/review.ts"
import { parseReviewQuery } from "#core/reviews/review-address.rule.ts"
import { useScreenActor, useShop } from "../shop/shop.tsx"
import { useView } from "../shop/useView.ts"
import * as css from "./AllReviews.css.ts"
import { ReviewFilters } from "./ReviewFilters.tsx"
import { ReviewList } from "./ReviewList.tsx"
import { withoutCombination } from "./without-combination.ts"

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
        <ReviewList
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
