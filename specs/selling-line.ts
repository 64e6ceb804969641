import { Effect } from "effect"
import { Unavailable } from "#core/kernel/failure.ts"
import type { VirtualClock } from "./virtual-clock.ts"

/** What becomes of a call: how long it travels there and back, and whether it, or only its answer, is lost. */
export interface Fate {
  readonly there: number
  readonly back: number
  readonly lost: "no" | "call" | "answer"
}

/** A port at the far end of a bad line: calls travel, some never arrive, of some only the answer is lost. */
export const overLine = <P extends object>(
  port: P,
  clock: VirtualClock,
  fate: () => Fate
): { readonly port: P; readonly under: () => number; readonly most: () => number } => {
  let under = 0
  let most = 0
  const wait = (ms: number): Effect.Effect<void> =>
    Effect.callback((resume) => {
      const timer = clock.setTimeout(() => resume(Effect.void), ms)
      return Effect.sync(() => clock.clearTimeout(timer))
    })
  const call = (made: (input: never) => Effect.Effect<unknown, unknown>) => (input: never) => {
    const { there, back, lost } = fate()
    return Effect.gen(function* () {
      under++
      most = Math.max(most, under)
      yield* wait(there)
      if (lost === "call") return yield* new Unavailable()
      const exit = yield* Effect.exit(made(input))
      yield* wait(back)
      if (lost === "answer") return yield* new Unavailable()
      return yield* exit
    }).pipe(Effect.ensuring(Effect.sync(() => under--)))
  }
  return {
    port: Object.fromEntries(
      Object.entries(port).map(([name, made]) => [name, call(made as (input: never) => Effect.Effect<unknown>)])
    ) as P,
    under: () => under,
    most: () => most
  }
}
