import { dayMs, type Instant, instant } from "../../kernel/moment.ts"
import type { ReviewStatus } from "../review.ts"
import { takenTags } from "./answers.rule.ts"
import { type ReviewAsks, usageTimes } from "./answers.ts"
import type { ReviewDraft } from "./draft.rule.ts"
import type { OwnReview } from "./own-review.ts"

/** Days after a review was written within which a change need not be read by staff. D-37. */
export const freeChangeDays = 30

/** Returns the end of the days within which a change need not be read. D-37. */
export const freeUntil = (createdAt: Instant): Instant => instant(createdAt + freeChangeDays * dayMs)

/** What decides on the status of a changed review. */
export interface ChangeFacts {
  readonly status: ReviewStatus
  /** Held until staff decide, whatever the checks find: it waits for them, or they have hidden it before. */
  readonly mustBeRead: boolean
  readonly createdAt: Instant
}

/**
 * Returns the status of a review after its author changed it: that of the checks, but held if it was hidden, if the free days are
 * over, or if it waits for staff for one of these reasons since an earlier change. D-37, D-41.
 *
 * @param checked what the automatic checks make of the new text
 */
export const statusAfterChange = (
  { status, mustBeRead, createdAt }: ChangeFacts,
  checked: "published" | "held",
  now: Instant
): { readonly status: "published" | "held"; readonly mustBeRead: boolean } =>
  mustBeRead || status === "hidden" || now > freeUntil(createdAt)
    ? { status: "held", mustBeRead: true }
    : { status: checked, mustBeRead: false }

/**
 * Returns what a change of a review brings, as far as its author can know before: it is shown at once, or read first because the
 * free days are over, because it is read now, or because readers do not see it. The checks may have it read in any case. D-37, D-41.
 */
export const changeBrings = (
  { status, review: { createdAt } }: Pick<OwnReview, "status" | "review">,
  now: Instant
): "free" | "late" | "held" | "hidden" => {
  if (status !== "published") return status
  return now > freeUntil(createdAt) ? "late" : "free"
}

/** Returns the form of a review that is changed, filled with what it says; what the form asks no more is left out. */
export const draftOfReview = (
  { review, combination }: Pick<OwnReview, "review" | "combination">,
  { parts, combinations, ...asks }: ReviewAsks
): ReviewDraft => ({
  details: review.details,
  answers: {
    combination: combinations.find((id) => id === combination) ?? null,
    stars: Object.fromEntries(
      parts.flatMap((part) => {
        const stars = review.stars[part]
        return stars === undefined ? [] : [[part, stars]]
      })
    ),
    durationOfUse: usageTimes.find((one) => one === review.durationOfUse) ?? null,
    recommended: review.recommended,
    repurchase: review.repurchase,
    tags: takenTags(review.tags, asks)
  }
})
