import { type RefObject, useEffect, useRef } from "react"
import { useLocation, useNavigate, useNavigationType } from "react-router-dom"
import { allReviewsMachineOver } from "#core/reviews/all-reviews.machine.ts"
import { type AllReviewsView, viewAllReviews } from "#core/reviews/all-reviews.view.ts"
import { parseReviewQuery } from "#core/reviews/review-address.rule.ts"
import type { ProductReviewsFacts } from "#core/shop/facts.ts"
import { useScreenActor, useShop } from "../shop/shop.tsx"
import { useRemembered } from "../shop/useRemembered.ts"
import { useView } from "../shop/useView.ts"

/** The conversation about all reviews of a product; its filter stands in the address, and Back restores what was shown. Rule 12. */
export const useAllReviews = (facts: ProductReviewsFacts) => {
  const { ports } = useShop()
  const actor = useScreenActor(allReviewsMachineOver, ports.reviews, { query: facts.query, reviews: facts.reviews })
  const [view, send] = useView(actor, viewAllReviews)
  const navigate = useNavigate()
  useEffect(() => {
    const wanted = actor.on("address.wanted", ({ search, replace }) => {
      void navigate({ search }, { replace })
    })
    return () => wanted.unsubscribe()
  }, [actor, navigate])
  const { search } = useLocation()
  const product = facts.product.id
  // What is shown at first fits the address, and may be more pages of it than the address says.
  const answered = useRef(search)
  useEffect(() => {
    if (answered.current === search) return
    answered.current = search
    send({ type: "address.changed", query: parseReviewQuery(product, [...new URLSearchParams(search)]) })
  }, [send, search, product])
  useEffect(() => {
    const returned = () => send({ type: "connection.returned" })
    addEventListener("online", returned)
    return () => removeEventListener("online", returned)
  }, [send])
  useRemembered(asFacts(facts, view))
  return { view, send, place: useScrollOnQuery(search) }
}

/** What to show here after a return. */
const asFacts = (facts: ProductReviewsFacts, { list, more, query, reviews }: AllReviewsView): ProductReviewsFacts =>
  list === "shown" && more !== "loading" ? { ...facts, query, reviews } : facts

/** If only the query of the page has changed, its reviews come into sight; going back finds its own place. D-81. */
const useScrollOnQuery = (search: string): RefObject<HTMLElement | null> => {
  const place = useRef<HTMLElement>(null)
  const shown = useRef(search)
  const wentBack = useNavigationType() === "POP"
  useEffect(() => {
    if (shown.current === search) return
    shown.current = search
    if (!wentBack) place.current?.scrollIntoView({ block: "start" })
  }, [search, wentBack])
  return place
}
