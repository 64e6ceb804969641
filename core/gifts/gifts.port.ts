import type { Effect } from "effect"
import type { Unavailable } from "../kernel/failure.ts"
import type { GiftRule } from "./gift.ts"

/** Reads the merchant's rules of gifts. */
export interface GiftsStore {
  /** Those that are not paused and not over, at most `giftRulesMost`. */
  readonly gifts: Effect.Effect<ReadonlyArray<GiftRule>, Unavailable>
}
