import { useEffect, useState } from "react"
import type { Product } from "#core/catalogue/product.ts"
import type { Untimed } from "#core/kernel/timed.ts"
import { type WriteReviewEvent, writeReviewMachineOver } from "#core/reviews/write-review.machine.ts"
import { viewWriteReview } from "#core/reviews/write-review.view.ts"
import { asksOf } from "#core/reviews/writing/asks.rule.ts"
import { draftIn, emptyDraft, withDraft } from "#core/reviews/writing/draft.rule.ts"
import { factsIn, factsText } from "#core/reviews/writing-facts.rule.ts"
import { useScreenActor, useShop } from "../../shop/shop.tsx"
import { useView } from "../../shop/useView.ts"

/** Sends an event to the form. */
export type SendToReview = (event: Untimed<WriteReviewEvent>) => void

/** The form of a review with its draft: what is typed is stored in this browser until it is published. Machines 5. */
export const useWriteReview = (product: Product) => {
  const { ports, local, now } = useShop()
  const asks = asksOf(product)
  const [restored] = useState(() => draftIn(local.reviewDrafts.read(), product.id, asks, now()))
  const actor = useScreenActor(writeReviewMachineOver, ports.writing, {
    product: product.id,
    asks,
    draft: restored ?? emptyDraft,
    facts: factsIn(local.reviewFacts.read()),
    at: now()
  })
  const [view, send] = useView(actor, viewWriteReview)
  useEffect(() => {
    const typed = actor.on("draft.changed", ({ draft }) => {
      const text = withDraft(local.reviewDrafts.read(), product.id, draft, now())
      if (text === undefined) local.reviewDrafts.clear()
      else local.reviewDrafts.write(text)
    })
    const judged = actor.on("facts.changed", ({ facts }) => local.reviewFacts.write(factsText(facts)))
    const unwatch = local.reviewFacts.watch?.(() =>
      send({ type: "facts.read", facts: factsIn(local.reviewFacts.read()) })
    )
    return () => {
      typed.unsubscribe()
      judged.unsubscribe()
      unwatch?.()
    }
  }, [actor, local, product.id, now, send])
  return { view, send, asks, restoredAt: restored?.at }
}
