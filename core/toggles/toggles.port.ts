import type { Effect } from "effect"
import type { Unavailable } from "../kernel/failure.ts"
import type { NoInput } from "../kernel/input.ts"
import type { Instant } from "../kernel/moment.ts"
import type { PartName } from "./features.ts"
import type { ToggleName, Toggles } from "./toggles.ts"

/** The parts of the shop that operations have switched off now. Decision 0146. */
export type OffNow = Effect.Effect<ReadonlyArray<PartName>, Unavailable>

/** Specification 7: `GET /feature-toggles`. */
export interface TogglesPort {
  readonly toggles: (input: NoInput) => Effect.Effect<Toggles, Unavailable>
}

/** A change of a switch by operations. */
export interface ToggleChange {
  readonly toggle: ToggleName
  readonly isOn: boolean
  /** Who does it, for the log. */
  readonly name: string
  /** Why, for the log. */
  readonly note?: string
  readonly at: Instant
}

/** Stores the switches that operations change. */
export interface ToggleStore {
  /** Those that are switched off; a change is seen by every server within seconds. */
  readonly off: Effect.Effect<ReadonlyArray<ToggleName>, Unavailable>
  /** Switches one and logs it. Returns whether it was different before. */
  readonly put: (change: ToggleChange) => Effect.Effect<boolean, Unavailable>
}
