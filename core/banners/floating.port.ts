import type { Effect } from "effect"
import type { Unavailable } from "../kernel/failure.ts"
import type { Instant } from "../kernel/moment.ts"
import type { Floats } from "./floating.rule.ts"
import type { PopupPlace } from "./popup-place.rule.ts"

/** What floating banners ask: the merchant's, and what this browser stores of those dismissed. */
export interface FloatingPort {
  /** What floats at a place, without those dismissed on this device. */
  readonly floatsAt: (input: PopupPlace & { readonly at: Instant }) => Effect.Effect<Floats, Unavailable>
  /** Stores that some were dismissed. */
  readonly dismiss: (input: { readonly ids: ReadonlyArray<string>; readonly at: Instant }) => Effect.Effect<void>
}
