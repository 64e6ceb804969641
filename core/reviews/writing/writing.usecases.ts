import { Effect } from "effect"
import { Unauthenticated } from "../../account/account.errors.ts"
import type { MemberId } from "../../account/member.ts"
import type { CataloguePort, Reader } from "../../catalogue/catalogue.port.ts"
import type { Product } from "../../catalogue/product.ts"
import type { Unavailable } from "../../kernel/failure.ts"
import { dayMs } from "../../kernel/moment.ts"
import type { RandomSource } from "../../kernel/random.ts"
import { ageBucketOf } from "../../profile/age-bucket.rule.ts"
import type { Finding } from "../moderation/finding.ts"
import { findingsIn } from "../moderation/findings.rule.ts"
import { moderationOf } from "../moderation/moderated.rule.ts"
import { ReviewId } from "../review.ts"
import { reviewText, textProblem } from "../review-text.rule.ts"
import { AlreadyReviewed, type ReviewFinding, ReviewIncomplete, ReviewRefused } from "../reviews.errors.ts"
import { afterAccepted, afterRefused, mayWrite, pauseOf } from "../spam-block.rule.ts"
import type { ReviewWritten, WriteReviewPort } from "../write-review.port.ts"
import { fullAnswers, missingAnswers } from "./answers.rule.ts"
import { type FullAnswers, noAnswers } from "./answers.ts"
import { asksOf } from "./asks.rule.ts"
import type { WritingStore } from "./writing-store.port.ts"

/** What writing reviews needs. */
export interface WritingServices {
  readonly store: WritingStore
  readonly catalogue: Pick<CataloguePort, "product">
  readonly random: RandomSource
  /** Makes what was stored so far last even if the call is refused. */
  readonly keep: Effect.Effect<void, Unavailable>
}

/**
 * Writing reviews as one member. One call is one transaction. A refusal for the content is counted; three in a row, or twenty
 * reviews within 15 minutes, pause the writer. Specification 4, Reviews; D-37 to D-42.
 */
export const writingOver = (
  { store, catalogue, random, keep }: WritingServices,
  member: MemberId,
  { now, language }: Pick<Reader, "now" | "language">
): WriteReviewPort => ({
  fetchBlockState: Effect.fnUntraced(function* ({ product }) {
    const writer = (yield* store.writer(member)) ?? (yield* new Unauthenticated())
    const pause = pauseOf(writer.facts, now)
    const own = yield* store.own(member, product)
    return { ...(own !== undefined && { own }), ...(pause && { pause }) }
  }),
  submitReview: Effect.fnUntraced(function* (written) {
    const product = yield* catalogue.product({ id: written.product })
    const { details, combination, ...answers } = yield* completeReview(written, product)
    const writer = (yield* store.lockWriter(member)) ?? (yield* new Unauthenticated())
    yield* mayWrite(writer.facts, now)
    if ((yield* store.own(member, product.id)) !== undefined) return yield* new AlreadyReviewed()

    const judged = moderationOf({
      findings: findingsIn(details, yield* store.similarTexts(member, product.id, details)),
      accountDays: (now - writer.joinedAt) / dayMs,
      isFirstReview: writer.published === 0,
      hasPhotos: false
    })
    if (judged.verdict === "refused") {
      yield* store.putFacts(member, afterRefused(writer.facts, now))
      yield* keep
      return yield* new ReviewRefused({ findings: judged.findings.map(shownFinding) })
    }
    const id = ReviewId(yield* random.uuid)
    const ageBucket = ageBucketOf(writer.dateOfBirth, now)
    const chosen = product.combinations.find((one) => one.id === combination)
    const isNew = yield* store.insert(member, {
      ...answers,
      id,
      product: { id: product.id, name: product.name },
      ...(chosen && { combination: { id: chosen.id, name: chosen.name } }),
      details,
      ...(ageBucket && { ageBucket }),
      status: judged.verdict,
      findings: judged.verdict === "held" ? judged.findings.map(shownFinding) : [],
      language,
      at: now
    })
    if (!isNew) return yield* new AlreadyReviewed()
    yield* store.putFacts(member, afterAccepted(writer.facts, now))
    return { review: id, status: judged.verdict, at: now }
  })
})

const shownFinding = ({ code, quote }: Finding): ReviewFinding => ({ code, quote })

/** Returns a review as it is stored. Rejects one that its form would not have sent: this counts as no failed submission. D-40. */
const completeReview = (
  { product: _, details, ...answers }: ReviewWritten,
  product: Product
): Effect.Effect<FullAnswers & { readonly details: string }, ReviewIncomplete> => {
  const text = reviewText(details)
  const asks = asksOf(product)
  const given = { ...noAnswers, ...answers }
  const full = fullAnswers(given, asks)
  return full !== undefined && textProblem(text) === undefined
    ? Effect.succeed({ ...full, details: text })
    : Effect.fail(
        new ReviewIncomplete({
          fields: [...missingAnswers(given, asks), ...(textProblem(text) === undefined ? [] : ["details" as const])]
        })
      )
}
