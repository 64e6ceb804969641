import { Effect } from "effect"
import type { MemberId } from "../../account/member.ts"
import type { Product } from "../../catalogue/product.ts"
import type { Unavailable } from "../../kernel/failure.ts"
import { dayMs, type Instant } from "../../kernel/moment.ts"
import type { Finding } from "../moderation/finding.ts"
import { findingsIn, findingsOfWords } from "../moderation/findings.rule.ts"
import { moderationOf } from "../moderation/moderated.rule.ts"
import { attachedPhotos, wordsOf } from "../photos/attached.rule.ts"
import type { AttachedPhoto } from "../photos/photo.ts"
import { PhotoUnknown } from "../photos/photos.errors.ts"
import type { ReviewId } from "../review.ts"
import { reviewText, textProblem } from "../review-text.rule.ts"
import { type ReviewFinding, ReviewIncomplete, ReviewRefused } from "../reviews.errors.ts"
import { afterRefused } from "../spam-block.rule.ts"
import { fullAnswers, missingAnswers } from "./answers.rule.ts"
import { type FullAnswers, noAnswers } from "./answers.ts"
import { asksOf } from "./asks.rule.ts"
import type { Writer, WritingStore } from "./writing-store.port.ts"

/** What judging a text needs. */
export interface JudgingServices {
  readonly store: WritingStore
  /** Makes what was stored so far last even if the call is refused. */
  readonly keep: Effect.Effect<void, Unavailable>
}

interface Text {
  readonly product: Product
  readonly details: string
  /** What its photos say is checked with it. */
  readonly photos?: ReadonlyArray<AttachedPhoto>
  /** Whether staff have to look at them. */
  readonly hasPhotos: boolean
  /** The review that is changed: no copy of itself. */
  readonly except?: ReviewId
}

/**
 * Judges the text of a member whose writer is locked: published, or held with what was found. A refusal for the content is counted,
 * and stays counted. D-40, D-41.
 */
export const judgeText = Effect.fnUntraced(function* (
  { store, keep }: JudgingServices,
  member: MemberId,
  writer: Writer,
  { product, details, photos = [], hasPhotos, except }: Text,
  now: Instant
) {
  const judged = moderationOf({
    findings: [
      ...findingsIn(details, yield* store.similarTexts(member, product.id, details, except)),
      ...wordsOf(photos).flatMap(findingsOfWords)
    ],
    accountDays: (now - writer.joinedAt) / dayMs,
    isFirstReview: writer.published === 0,
    hasPhotos
  })
  if (judged.verdict === "published") return { status: judged.verdict, findings: [] }
  const findings = judged.findings.map(shownFinding)
  if (judged.verdict === "held") return { status: judged.verdict, findings }
  yield* store.putFacts(member, afterRefused(writer.facts, now))
  yield* keep
  return yield* new ReviewRefused({ findings })
})

const shownFinding = ({ code, quote }: Finding): ReviewFinding => ({ code, quote })

/**
 * Returns photos as a review stores them. Rejects those that it may not take, which counts as no failed submission. D-39, D-40.
 *
 * @param review the one that has some of them already
 */
export const knownPhotos = Effect.fnUntraced(function* (
  { store }: Pick<JudgingServices, "store">,
  member: MemberId,
  photos: ReadonlyArray<AttachedPhoto>,
  review?: ReviewId
) {
  if (photos.length === 0) return []
  const ids = photos.map(({ id }) => id)
  const known = new Set(yield* store.photos(member, ids, review))
  const unknown = ids.filter((id) => !known.has(id))
  return unknown.length === 0 ? attachedPhotos(photos) : yield* new PhotoUnknown({ ids: unknown })
})

/** Returns a form as it is stored. Rejects one that could not have been sent: this counts as no failed submission. D-40. */
export const completeForm = (
  { details, ...answers }: FullAnswers & { readonly details: string },
  product: Product
): Effect.Effect<Omit<FullAnswers, "combination"> & Chosen & { readonly details: string }, ReviewIncomplete> => {
  const text = reviewText(details)
  const asks = asksOf(product)
  const given = { ...noAnswers, ...answers }
  const full = fullAnswers(given, asks)
  if (full === undefined || textProblem(text) !== undefined)
    return Effect.fail(
      new ReviewIncomplete({
        fields: [...missingAnswers(given, asks), ...(textProblem(text) === undefined ? [] : ["details" as const])]
      })
    )
  const { combination, ...rest } = full
  const chosen = product.combinations.find(({ id }) => id === combination)
  return Effect.succeed({
    ...rest,
    ...(chosen && { combination: { id: chosen.id, name: chosen.name } }),
    details: text
  })
}

/** The combination with its name, which is a copy. */
interface Chosen {
  readonly combination?: { readonly id: Product["combinations"][number]["id"]; readonly name: string }
}
