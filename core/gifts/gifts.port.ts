import type { Effect } from "effect"
import type { Unavailable } from "../kernel/failure.ts"
import type { GiftRule } from "./gift.ts"

/** Reads the merchant's rules of gifts. */
export interface GiftsStore {
  /** Those that are not paused, at most `giftRulesMost`; their periods are compared with each price. */
  readonly gifts: Effect.Effect<ReadonlyArray<GiftRule>, Unavailable>
}
