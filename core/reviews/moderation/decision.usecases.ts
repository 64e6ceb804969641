import { Effect } from "effect"
import { reviewPath } from "../../catalogue/links.ts"
import type { Instant } from "../../kernel/moment.ts"
import type { DecidedStatus } from "../review.ts"
import { ReviewChanged, ReviewUnknown, ReviewVersionMissing } from "../reviews.errors.ts"
import type { DecisionServices, ReviewOpsPort } from "./decision.port.ts"
import { mayDecide } from "./decision.rule.ts"

/** Reviews as staff decide on them. Each decision is written to the author. D-41, D-75. */
export const reviewOpsOver = ({ store, post }: DecisionServices, now: Instant): ReviewOpsPort => {
  const decide = Effect.fnUntraced(function* (
    { id, name, version, words }: Parameters<ReviewOpsPort["publish"]>[0] & { readonly words?: string },
    to: DecidedStatus
  ) {
    const { review, author } = (yield* store.review(id)) ?? (yield* new ReviewUnknown())
    // A page may show words or pictures that came after staff had looked.
    if (to === "published" && version === undefined && (review.isChanged || review.pictures.length > 0))
      return yield* new ReviewVersionMissing({ version: review.version })
    yield* mayDecide(review, to, version)
    const decision = { to, name, at: now, ...(words !== undefined && { words }) }
    if (!(yield* store.decide(review, decision))) return yield* new ReviewChanged()
    if (author)
      yield* post.put({
        kind: to === "published" ? "review-published" : "review-hidden",
        ...author,
        product: review.product.name,
        path: reviewPath(id),
        words: words ?? ""
      })
    const { words: _, ...before } = review
    const after = { ...before, status: to, version: review.version + 1, decidedAt: now }
    return words === undefined ? after : { ...after, words }
  })
  return {
    publish: (input) => decide(input, "published"),
    hide: (input) => decide(input, "hidden")
  }
}
