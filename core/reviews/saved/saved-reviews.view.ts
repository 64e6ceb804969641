import type { SnapshotFrom } from "xstate"
import type { ReviewWithProduct } from "../review.ts"
import type { savedReviewsMachine } from "./saved-reviews.machine.ts"

/** View of the reviews that a member has bookmarked. */
export interface SavedReviewsView {
  readonly step: "reading" | "shown" | "empty" | "failed"
  readonly items: ReadonlyArray<ReviewWithProduct>
  readonly more: "none" | "offered" | "coming" | "failed"
}

/** Returns what the list of bookmarked reviews shows in this state of its machine. */
export const viewSavedReviews = ({
  value,
  context: { items, left }
}: SnapshotFrom<typeof savedReviewsMachine>): SavedReviewsView => ({
  step: value === "reading" || value === "failed" ? value : items.length === 0 ? "empty" : "shown",
  items,
  more:
    value === "readingMore"
      ? "coming"
      : value === "stuck"
        ? "failed"
        : value === "shown" && left > 0
          ? "offered"
          : "none"
})
