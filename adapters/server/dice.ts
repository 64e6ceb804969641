import { randomInt, randomUUID } from "node:crypto"
import { Effect } from "effect"
import type { Dice } from "#core/kernel/dice.ts"

/** Chance that nobody can foresee. House 13. */
export const systemDice: Dice = {
  below: (below) => Effect.sync(() => randomInt(below)),
  uuid: Effect.sync(() => randomUUID())
}
