import type { Effect } from "effect"
import type { Unavailable } from "../kernel/failure.ts"
import type { Origin } from "./shipping.ts"

/** Where parcels can leave from: the shop's stores with their cities. */
export interface OriginsStore {
  readonly origins: Effect.Effect<ReadonlyArray<Origin>, Unavailable>
}
