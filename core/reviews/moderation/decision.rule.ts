import { Effect } from "effect"
import type { DecidedStatus } from "../review.ts"
import { ReviewChanged, ReviewDecided } from "../reviews.errors.ts"
import type { JudgedReview } from "./decision.ts"

type Decided = Pick<JudgedReview, "status" | "version" | "decidedAt">

/** Whether a review waits for staff: it is held, or was hidden without a decision, as after reports. D-41. */
export const waitsForStaff = ({ status, decidedAt }: Pick<Decided, "status" | "decidedAt">): boolean =>
  status === "held" || (status === "hidden" && decidedAt === undefined)

/**
 * Refuses a decision that changes nothing, and one on a review that is not the one that was read.
 *
 * @param version of the review as it was read; `undefined` for the review as it is
 */
export const mayDecide = (
  review: Decided,
  to: DecidedStatus,
  version?: number
): Effect.Effect<void, ReviewChanged | ReviewDecided> => {
  if (version !== undefined && version !== review.version) return Effect.fail(new ReviewChanged())
  return review.status === to && !waitsForStaff(review) ? Effect.fail(new ReviewDecided({ status: to })) : Effect.void
}
