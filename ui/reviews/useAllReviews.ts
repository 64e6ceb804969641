import { type RefObject, useEffect, useRef } from "react"
import { useLocation, useNavigationType } from "react-router-dom"
import { allReviewsMachineOver } from "#core/reviews/all-reviews.machine.ts"
import { type AllReviewsView, viewAllReviews } from "#core/reviews/all-reviews.view.ts"
import { parseReviewQuery, reviewSearch } from "#core/reviews/review-address.rule.ts"
import type { ProductReviewsFacts } from "#core/shop/facts.ts"
import { useScreenActor, useShop } from "../shop/shop.tsx"
import { useConnectionReturned } from "../shop/useConnectionReturned.ts"
import { useListAddress } from "../shop/useListAddress.ts"
import { useRemembered } from "../shop/useRemembered.ts"
import { useView } from "../shop/useView.ts"

/** The conversation about all reviews of a product; its filter stands in the address, and Back restores what was shown. Rule 12. */
export const useAllReviews = (facts: ProductReviewsFacts) => {
  const { ports } = useShop()
  const actor = useScreenActor(allReviewsMachineOver, ports.reviews, { query: facts.query, reviews: facts.reviews })
  const [view, send] = useView(actor, viewAllReviews)
  const product = facts.product.id
  const queryIn = (search: string) => parseReviewQuery(product, [...new URLSearchParams(search)])
  useListAddress(actor, (search) => send({ type: "address.changed", query: queryIn(search) }))
  const { search } = useLocation()
  useConnectionReturned(send)
  useRemembered(asFacts(facts, view))
  // A further page leaves the reader where they read.
  return { view, send, place: useScrollOnQuery(reviewSearch({ ...queryIn(search), page: 1 })) }
}

/** What to show here after a return. */
const asFacts = (facts: ProductReviewsFacts, { list, more, query, reviews }: AllReviewsView): ProductReviewsFacts =>
  list === "shown" && more !== "loading" ? { ...facts, query, reviews } : facts

/** Other reviews come into sight from the first on; going back finds its own place. D-81. */
const useScrollOnQuery = (asked: string): RefObject<HTMLElement | null> => {
  const place = useRef<HTMLElement>(null)
  const shown = useRef(asked)
  const wentBack = useNavigationType() === "POP"
  useEffect(() => {
    if (shown.current === asked) return
    shown.current = asked
    if (!wentBack) place.current?.scrollIntoView({ block: "start" })
  }, [asked, wentBack])
  return place
}
