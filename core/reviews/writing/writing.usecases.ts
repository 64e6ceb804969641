import { Effect } from "effect"
import { Unauthenticated } from "../../account/account.errors.ts"
import type { MemberId } from "../../account/member.ts"
import type { CataloguePort, Reader } from "../../catalogue/catalogue.port.ts"
import type { RandomSource } from "../../kernel/random.ts"
import { ageBucketOf } from "../../profile/age-bucket.rule.ts"
import { ReviewId } from "../review.ts"
import { AlreadyReviewed, WriterUnfinished } from "../reviews.errors.ts"
import { afterAccepted, pauseOf } from "../spam-block.rule.ts"
import type { WriteReviewPort } from "../write-review.port.ts"
import { completeForm, type JudgingServices, judgeText, knownPhotos } from "./judging.usecases.ts"
import { mayWrite } from "./may-write.ts"

/** What writing reviews needs. */
export interface WritingServices extends JudgingServices {
  readonly catalogue: Pick<CataloguePort, "product">
  readonly random: RandomSource
}

/**
 * Writing reviews as one member. One call is one transaction. A refusal for the content is counted; three in a row, or twenty
 * reviews within 15 minutes, pause the writer. Specification 4, Reviews; D-37 to D-42.
 */
export const writingOver = (
  { catalogue, random, ...judging }: WritingServices,
  member: MemberId,
  { now, language }: Pick<Reader, "now" | "language">
): WriteReviewPort => {
  const { store } = judging
  return {
    fetchBlockState: Effect.fnUntraced(function* ({ product }) {
      const writer = (yield* store.writer(member)) ?? (yield* new Unauthenticated())
      const pause = pauseOf(writer.facts, now)
      const own = yield* store.own(member, product)
      const combinations = yield* store.combinations(member, product)
      return {
        ...(own !== undefined && { own }),
        ...(pause && { pause }),
        ...(combinations.length > 0 && { combinations })
      }
    }),
    submitReview: Effect.fnUntraced(function* ({ product: asked, photos: attached = [], ...written }) {
      const product = yield* catalogue.product({ id: asked })
      const form = yield* completeForm(written, product)
      const writer = (yield* store.lockWriter(member)) ?? (yield* new Unauthenticated())
      if (writer.isHalf) return yield* new WriterUnfinished()
      yield* mayWrite(writer.facts, now)
      if ((yield* store.own(member, product.id)) !== undefined) return yield* new AlreadyReviewed()

      const photos = yield* knownPhotos(judging, member, attached)
      const text = { ...form, product, photos, hasPhotos: photos.length > 0 }
      const judged = yield* judgeText(judging, member, writer, text, now)
      const id = ReviewId(yield* random.uuid)
      const mustBeRead = writer.readFirst.includes(product.id)
      const status = mustBeRead ? "held" : judged.status
      const ageBucket = ageBucketOf(writer.dateOfBirth, now)
      const points = yield* store.insert(member, {
        ...form,
        photos,
        findings: judged.findings,
        status,
        mustBeRead,
        id,
        product: { id: product.id, name: product.name },
        ...(ageBucket && { ageBucket }),
        language,
        at: now
      })
      if (points === undefined) return yield* new AlreadyReviewed()
      yield* store.putFacts(member, afterAccepted(writer.facts, now))
      return { review: id, status, points, at: now }
    })
  }
}
