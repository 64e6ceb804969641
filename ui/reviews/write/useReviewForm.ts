import { useEffect, useState } from "react"
import type { Product } from "#core/catalogue/product.ts"
import { performCall } from "#core/kernel/port-actors.ts"
import type { Untimed } from "#core/kernel/timed.ts"
import { noPhotos, type PhotosStanding } from "#core/reviews/photos/form-photos.rule.ts"
import type { writeReviewMachineOver } from "#core/reviews/write-review.machine.ts"
import type { WriteReviewEvent, WriteReviewOutcome } from "#core/reviews/write-review.types.ts"
import { viewWriteReview } from "#core/reviews/write-review.view.ts"
import { asksOf } from "#core/reviews/writing/asks.rule.ts"
import {
  type DraftSubject,
  draftIn,
  emptyDraft,
  isSameDraft,
  type ReviewDraft,
  withDraft
} from "#core/reviews/writing/draft.rule.ts"
import { factsIn, factsText } from "#core/reviews/writing-facts.rule.ts"
import { useScreenActor, useShop } from "../../shop/shop.tsx"
import { useIsOn } from "../../shop/useIsOn.ts"
import { useView } from "../../shop/useView.ts"

/** Sends an event to the form. */
export type SendToReview = (event: Untimed<WriteReviewEvent>) => void

/** Ends of the form after which its draft is of no use. */
const draftEnds: ReadonlySet<WriteReviewOutcome> = new Set(["published", "held", "alreadyReviewed"])

/**
 * The form of a review with its draft: what is typed is stored in this browser until it is sent. Machines 5.
 *
 * @param begun what the form says if nothing has been typed
 * @param photos those of the review that is changed
 */
export const useReviewForm = (
  product: Product,
  machine: () => ReturnType<typeof writeReviewMachineOver>,
  of: DraftSubject,
  begun: ReviewDraft = emptyDraft,
  photos: PhotosStanding = noPhotos
) => {
  const { account, loadPorts, local, now } = useShop()
  const isOn = useIsOn()
  const asks = asksOf(product)
  const [restored] = useState(() => draftIn(local.reviewDrafts.read(), of, asks, now()))
  const actor = useScreenActor(machine, undefined, {
    product: product.id,
    asks,
    draft: restored ?? begun,
    photos: { ...photos, isKnown: !isOn("review_photos") },
    facts: factsIn(local.reviewFacts.read()),
    at: now()
  })
  const [view, send] = useView(actor, viewWriteReview)
  const [drafts] = useState(() => ({
    store: (draft: ReviewDraft) => {
      const changed = isSameDraft(draft, begun) ? emptyDraft : { ...draft, name: product.name }
      const text = withDraft(local.reviewDrafts.read(), of, changed, now())
      if (text === undefined) local.reviewDrafts.clear()
      else local.reviewDrafts.write(text)
    },
    clearPhotos: async () => {
      const viewer = account.viewer()
      if (!isOn("review_photos") || viewer.kind !== "member") return
      const files = await (await loadPorts()).loadPhotoFiles()
      await performCall(files.clear({ of: { member: viewer.member.id, draft: of } }), new AbortController().signal)
    }
  }))
  useEffect(() => {
    const typed = actor.on("draft.changed", ({ draft }) => drafts.store(draft))
    const ended = actor.subscribe({
      complete: () => {
        if (draftEnds.has(actor.getSnapshot().output ?? "left")) void drafts.clearPhotos()
      }
    })
    const judged = actor.on("facts.changed", ({ facts }) => local.reviewFacts.write(factsText(facts)))
    const unwatch = local.reviewFacts.watch?.(() =>
      send({ type: "facts.read", facts: factsIn(local.reviewFacts.read()) })
    )
    return () => {
      typed.unsubscribe()
      ended.unsubscribe()
      judged.unsubscribe()
      unwatch?.()
    }
  }, [actor, local, drafts, send])
  const discard = () => {
    drafts.store(emptyDraft)
    void drafts.clearPhotos()
  }
  const [opened] = useState(restored ?? begun)
  const { combination } = view.answers
  // The combination may have been chosen by the shop, as the one that was bought.
  const isTouched = !isSameDraft(view, { ...opened, answers: { ...opened.answers, combination } })
  return { actor, view, send, asks, restoredAt: restored?.at, isTouched, discard }
}
