import { dayMs, type Instant, instant } from "../../kernel/moment.ts"
import type { ReviewStatus } from "../review.ts"

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
