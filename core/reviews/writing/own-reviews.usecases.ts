import { Effect } from "effect"
import { Unauthenticated } from "../../account/account.errors.ts"
import type { MemberId } from "../../account/member.ts"
import type { CataloguePort, Reader } from "../../catalogue/catalogue.port.ts"
import { mustSeePhotos } from "../photos/attached.rule.ts"
import type { ReviewId } from "../review.ts"
import { ReviewChanged, ReviewUnknown, WriterUnfinished } from "../reviews.errors.ts"
import { afterChanged } from "../spam-block.rule.ts"
import { statusAfterChange } from "./change.rule.ts"
import { completeForm, type JudgingServices, judgeText, knownPhotos } from "./judging.usecases.ts"
import { mayWrite } from "./may-write.ts"
import type { OwnReviewStore, OwnReviewsPort } from "./own-reviews.port.ts"

/** What a member's own reviews need. */
export interface OwnReviewServices extends JudgingServices {
  readonly own: OwnReviewStore
  readonly catalogue: Pick<CataloguePort, "product">
}

/**
 * A member's own reviews. A change is one transaction, in which its writer is locked: it counts for the pauses as a new review does.
 * D-37, D-40, D-41.
 */
export const ownReviewsOver = (
  { own, catalogue, ...judging }: OwnReviewServices,
  member: MemberId,
  reader: Reader
): OwnReviewsPort => {
  const { store } = judging
  const { now, language } = reader
  const read = Effect.fnUntraced(function* (id: ReviewId) {
    return (yield* own.byId(member, id, reader)) ?? (yield* new ReviewUnknown())
  })
  return {
    list: (asked) => own.list(member, asked, reader),
    review: ({ id }) => Effect.map(read(id), (found) => found.own),
    change: Effect.fnUntraced(function* ({ id, version, photos: attached, ...written }) {
      const { own: asked } = yield* read(id)
      const product = yield* catalogue.product({ id: asked.review.productId })
      const form = yield* completeForm(written, product)
      const writer = (yield* store.lockWriter(member)) ?? (yield* new Unauthenticated())
      if (writer.isHalf) return yield* new WriterUnfinished()
      yield* mayWrite(writer.facts, now)
      const { own: before, facts } = yield* read(id)
      if (before.version !== version) return yield* new ReviewChanged()

      const photos = attached && (yield* knownPhotos(judging, member, attached, id))
      const seen = {
        photos: before.photos,
        pictures: before.review.pictures.length,
        isPublished: before.status === "published"
      }
      const text = { ...form, product, photos: photos ?? [], hasPhotos: mustSeePhotos(seen, photos), except: id }
      const judged = yield* judgeText(judging, member, writer, text, now)
      const after = { ...judged, ...statusAfterChange(facts, judged.status, now) }
      const change = { ...form, ...after, ...(photos && { photos }), id, version, language, at: now }
      const isStored = yield* own.change(member, change)
      if (!isStored) return yield* new ReviewChanged()
      yield* store.putFacts(member, afterChanged(writer.facts, now))
      return (yield* read(id)).own
    }),
    remove: Effect.fnUntraced(function* ({ id }) {
      if ((yield* store.lockWriter(member)) === undefined) return yield* new Unauthenticated()
      return { product: (yield* own.remove(member, id, now)) ?? (yield* new ReviewUnknown()) }
    })
  }
}
