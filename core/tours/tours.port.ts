import type { Effect } from "effect"
import type { Unavailable } from "../kernel/failure.ts"

/** Where coachmarks that were seen are kept: a guest's cookie, a member's profile. Specification 7; D-49c. */
export interface ToursPort {
  /** Joins these to those that are kept. */
  readonly saveVisited: (input: { readonly marks: ReadonlyArray<string> }) => Effect.Effect<void, Unavailable>
}
