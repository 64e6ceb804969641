import { Effect } from "effect"
import { Unexpected } from "./failure.ts"

/** What tells an Effect under way to stop; its type comes with Effect, since core knows no DOM. */
export type Signal = NonNullable<NonNullable<Parameters<typeof Effect.runPromise>[1]>["signal"]>

/** Carries out a call: its refusal rejects as the tagged error itself, a defect as `Unexpected`; the signal interrupts it. */
export const runEffect = <A, E>(effect: Effect.Effect<A, E>, signal: Signal): Promise<A> =>
  Effect.runPromise(effect.pipe(Effect.catchDefect((cause) => Effect.fail(new Unexpected({ cause })))), { signal })
