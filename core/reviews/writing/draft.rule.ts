import type { ProductId } from "../../catalogue/product.ts"
import { dayMs, type Instant } from "../../kernel/moment.ts"
import { type ReviewId, starParts } from "../review.ts"
import { takenTags } from "./answers.rule.ts"
import { type Answers, noAnswers, type ReviewAsks, usageTimes } from "./answers.ts"
import { fieldsIn, isMoment, storedFields } from "./stored-fields.ts"

/** How long a draft is stored. Machines 5, Persist. */
export const draftDays = 7
/** Drafts that a browser stores at most; the oldest goes first. Own choice. */
export const draftsMost = 20

/** A review as far as it has been written. */
export interface ReviewDraft {
  readonly details: string
  readonly answers: Answers
}

/** A form in which nothing has been written. */
export const emptyDraft: ReviewDraft = { details: "", answers: noAnswers }

/** Returns whether nothing of a draft would be lost with it. */
export const isEmptyDraft = ({ details, answers }: ReviewDraft): boolean =>
  details.trim() === "" &&
  Object.keys(answers.stars).length === 0 &&
  answers.durationOfUse === null &&
  answers.recommended === null &&
  answers.repurchase === null &&
  answers.tags.length === 0

/** Returns whether two drafts say the same. */
export const isSameDraft = (one: ReviewDraft, other: ReviewDraft): boolean =>
  one.details === other.details &&
  one.answers.combination === other.answers.combination &&
  one.answers.durationOfUse === other.answers.durationOfUse &&
  one.answers.recommended === other.answers.recommended &&
  one.answers.repurchase === other.answers.repurchase &&
  one.answers.tags.toSorted().join() === other.answers.tags.toSorted().join() &&
  starParts.every((part) => one.answers.stars[part] === other.answers.stars[part])

/** What a draft is about: a product that the member has not reviewed yet, or the review that is changed. */
export type DraftSubject = ProductId | ReviewId

/**
 * Returns the review of a product, or a change of a review, as it was left in this browser, and when; nothing after seven days. A combination or a tag that is not
 * asked for any more is left out. Machines 5, Persist.
 */
export const draftIn = (
  text: string | undefined,
  of: DraftSubject,
  asks: Pick<ReviewAsks, "combinations" | "tags">,
  now: Instant
): (ReviewDraft & { readonly at: Instant }) | undefined => {
  const { at, details, answers } = fieldsIn(draftsIn(text)[of])
  return isMoment(at) && now - at <= draftDays * dayMs && typeof details === "string"
    ? { at, details, answers: answersIn(answers, asks) }
    : undefined
}

/**
 * Returns all drafts as the text that a browser stores, with another one of a product or a review; an empty one is removed. The name of
 * its product is for lists of drafts without a connection.
 */
export const withDraft = (
  text: string | undefined,
  of: DraftSubject,
  draft: ReviewDraft & { readonly name?: string },
  at: Instant
): string | undefined => {
  const others = Object.entries(draftsIn(text)).filter(([id]) => id !== String(of))
  const recent = others
    .toSorted(([, one], [, other]) => atOf(other) - atOf(one))
    .slice(0, isEmptyDraft(draft) ? draftsMost : draftsMost - 1)
  const drafts = Object.fromEntries([...recent, ...(isEmptyDraft(draft) ? [] : [[of, { at, ...draft }]])])
  return Object.keys(drafts).length === 0 ? undefined : JSON.stringify({ v: 1, drafts })
}

/** Returns whether stored drafts, of reviews or of proposals, hold one that its form still shows: none is older than seven days. */
export const holdsDraft = (text: string | undefined, now: Instant): boolean =>
  Object.values(draftsIn(text)).some((draft) => {
    const at = atOf(draft)
    return at > 0 && now - at <= draftDays * dayMs
  })

const draftsIn = (text: string | undefined): Readonly<Record<string, unknown>> => fieldsIn(storedFields(text).drafts)

const atOf = (stored: unknown): number => {
  const { at } = fieldsIn(stored)
  return isMoment(at) ? at : 0
}

const answersIn = (stored: unknown, { combinations, ...asks }: Pick<ReviewAsks, "combinations" | "tags">): Answers => {
  const { combination, stars, durationOfUse, recommended, repurchase, tags } = fieldsIn(stored)
  const given = fieldsIn(stars)
  return {
    ...noAnswers,
    combination: combinations.find((id) => id === combination) ?? null,
    stars: Object.fromEntries(
      starParts.flatMap((part) => {
        const value = given[part]
        return typeof value === "number" && [1, 2, 3, 4, 5].includes(value) ? [[part, value]] : []
      })
    ),
    durationOfUse: usageTimes.find((one) => one === durationOfUse) ?? null,
    recommended: typeof recommended === "boolean" ? recommended : null,
    repurchase: typeof repurchase === "boolean" ? repurchase : null,
    tags: takenTags(Array.isArray(tags) ? tags : [], asks)
  }
}

/** A review that waits in this browser to be finished. */
export interface WaitingReview {
  readonly product: ProductId
  /** Name of the product, if it was stored. */
  readonly name: string | undefined
  readonly text: string
  readonly at: Instant
}

/** Returns the reviews of products that wait in this browser, the newest first; changes of reviews are none of them. */
export const waitingReviews = (text: string | undefined, now: Instant): ReadonlyArray<WaitingReview> =>
  Object.entries(draftsIn(text))
    .flatMap(([id, draft]): ReadonlyArray<WaitingReview> => {
      const { at, details, name } = fieldsIn(draft)
      return /^\d+$/.test(id) && isMoment(at) && now - at <= draftDays * dayMs && typeof details === "string"
        ? [{ product: Number(id) as ProductId, name: typeof name === "string" ? name : undefined, text: details, at }]
        : []
    })
    .toSorted((one, other) => other.at - one.at)
