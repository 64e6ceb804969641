import { Effect } from "effect"
import { reportDefect } from "./defects.ts"
import { Unexpected } from "./failure.ts"

/** Stops an Effect under way; its type comes with Effect, since core knows no DOM. */
export type Signal = NonNullable<NonNullable<Parameters<typeof Effect.runPromise>[1]>["signal"]>

/**
 * Runs a call. A refusal rejects with the tagged error itself; a defect is reported and rejects with `Unexpected`; the
 * signal interrupts the call.
 */
export const runEffect = <A, E>(effect: Effect.Effect<A, E>, signal: Signal): Promise<A> =>
  Effect.runPromise(
    effect.pipe(
      Effect.catchDefect((cause) => {
        reportDefect(cause)
        return Effect.fail(new Unexpected({ cause }))
      })
    ),
    { signal }
  )
