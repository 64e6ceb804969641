import type { SnapshotFrom } from "xstate"
import type { OwnReview } from "./own-review.ts"
import type { ownReviewsMachine } from "./own-reviews.machine.ts"

/** View of a member's own reviews. */
export interface OwnReviewsView {
  readonly step: "reading" | "shown" | "empty" | "failed"
  readonly items: ReadonlyArray<OwnReview>
  readonly more: "none" | "offered" | "coming" | "failed"
  /** The review that the question is about; its removal may be under way. */
  readonly leaving: OwnReview | null
  readonly isRemoving: boolean
  /** The review that was removed last. */
  readonly removed: OwnReview | null
  /** The last removal got no answer. */
  readonly hasFailed: boolean
}

/** Returns what the list of own reviews shows in this state of its machine. */
export const viewOwnReviews = ({
  value,
  context: { items, total, ...rest }
}: SnapshotFrom<typeof ownReviewsMachine>): OwnReviewsView => ({
  step: value === "reading" || value === "failed" ? value : total === 0 ? "empty" : "shown",
  items,
  more: moreOf(value, items.length < total),
  isRemoving: value === "removing",
  ...rest
})

const moreOf = (value: string, hasMore: boolean): OwnReviewsView["more"] => {
  if (value === "readingMore") return "coming"
  if (value === "stuck") return "failed"
  return hasMore && value !== "reading" && value !== "failed" ? "offered" : "none"
}
