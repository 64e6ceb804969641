import type { Effect } from "effect"
import type { Unavailable } from "../kernel/failure.ts"
import type { NoInput } from "../kernel/input.ts"
import type { Toggles } from "./toggles.ts"

/** Specification 7: `GET /feature-toggles`. */
export interface TogglesPort {
  readonly toggles: (input: NoInput) => Effect.Effect<Toggles, Unavailable>
}
