import { randomInt, randomUUID } from "node:crypto"
import { Effect } from "effect"
import type { RandomSource } from "#core/kernel/random.ts"

/** Random values that cannot be foreseen. House 13. */
export const systemRandom: RandomSource = {
  below: (below) => Effect.sync(() => randomInt(below)),
  uuid: Effect.sync(() => randomUUID())
}
