import { Effect } from "effect"
import type { Db } from "#adapters/postgres/engine/db.ts"
import type { Crowd } from "./plan.ts"
import type { PromiseId } from "./promises.ts"
import type { Call } from "./watch.ts"

interface Passing {
  readonly call: Call
  readonly request: Request
  readonly db: Db
  /** Into the shop. */
  readonly pass: (request: Request) => Promise<Response>
}

/** A mistake put into the whole shop on purpose. */
export interface Mutant {
  readonly says: string
  readonly breaks: PromiseId
  /** Those who find it out soon, if shoppers of every kind would take long. */
  readonly crowd?: Partial<Crowd>
  readonly prepares?: (db: Db) => Effect.Effect<unknown, unknown>
  /** What goes wrong between two days. */
  readonly nightly?: (db: Db) => Effect.Effect<unknown, unknown>
  /** A shop's door, with a memory of its own. */
  readonly door?: () => Door
}

export type Door = (passing: Passing) => Promise<Response>

/** Carries a change of the database out. */
export const run = <A, E>(effect: Effect.Effect<A, E>): Promise<A> => Effect.runPromise(effect)

/** A door that lets everything in, and spoils something after calls that were done. */
export const after =
  (isIt: (call: Call) => boolean, spoil: (db: Db) => Effect.Effect<unknown, unknown>): Door =>
  async ({ call, request, db, pass }) => {
    const answer = await pass(request)
    if (answer.ok && isIt(call)) await run(spoil(db))
    return answer
  }
