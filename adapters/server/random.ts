import { randomInt, randomUUID } from "node:crypto"
import { Effect } from "effect"
import type { RandomSource } from "#core/kernel/random.ts"

/** Chance that nobody can foresee. House 13. */
export const systemRandom: RandomSource = {
  below: (below) => Effect.sync(() => randomInt(below)),
  uuid: Effect.sync(() => randomUUID())
}
