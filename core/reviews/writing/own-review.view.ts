import type { SnapshotFrom } from "xstate"
import type { ownReviewMachine } from "./own-review.machine.ts"
import type { OwnReview } from "./own-review.ts"

/** View of one own review. */
export interface OwnReviewView {
  readonly step: "reading" | "shown" | "failed" | "missing" | "loginWanted"
  readonly own: OwnReview | null
}

/** Returns what the page of an own review shows in this state of its machine. */
export const viewOwnReview = ({ value, context: { own } }: SnapshotFrom<typeof ownReviewMachine>): OwnReviewView => ({
  step: value === "deciding" || value === "finding" ? "reading" : value,
  own
})
