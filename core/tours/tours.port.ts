import type { Effect } from "effect"
import type { Unavailable } from "../kernel/failure.ts"

/** Stores coachmarks that were seen: in a guest's cookie, in a member's profile. Specification 7; D-49c. */
export interface ToursPort {
  /** Adds these to the stored ones. */
  readonly saveVisited: (input: { readonly marks: ReadonlyArray<string> }) => Effect.Effect<void, Unavailable>
}
