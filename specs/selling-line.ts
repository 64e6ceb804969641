import { Effect, Exit } from "effect"
import { Unavailable } from "#core/kernel/failure.ts"
import type { VirtualClock } from "./virtual-clock.ts"

/** What becomes of a call: how long it travels there and back, and whether it, or only its answer, is lost. */
export interface Fate {
  readonly there: number
  readonly back: number
  readonly lost: "no" | "call" | "answer"
}

/** A call that arrives at once and is answered at once. */
export const well: Fate = { there: 5, back: 5, lost: "no" }

/**
 * A port at the far end of a bad line: calls travel, some never arrive, of some only the answer is lost. What was sent
 * arrives even if no page waits for the answer any more: a reload calls nothing back.
 *
 * @param reads calls that change nothing: one that is given up for another call is none
 * @param waited counts only calls that are waited for: for machines that give calls up on purpose, as a page that is reloaded
 * @returns `most`: calls under way together at most, one that a machine has just given up for another among them; `leaves`: the page
 *   is gone, and its calls are not the next one's
 */
export const overLine = <P extends object>(
  port: P,
  clock: VirtualClock,
  fate: (call: string) => Fate,
  { reads = [], waited: isWaited = false }: { readonly reads?: ReadonlyArray<string>; readonly waited?: boolean } = {}
): { readonly port: P; readonly most: () => number; readonly leaves: () => void } => {
  let under = 0
  let most = 0
  // A call that a machine gives up for another one goes on at the shop.
  const givenUp = new Set<object>()
  const call = (name: string, made: (input: never) => Effect.Effect<unknown>) => (input: never) =>
    Effect.callback<unknown, unknown>((resume) => {
      const { there, back, lost } = fate(name)
      let waited = true
      under++
      most = Math.max(most, under + givenUp.size)
      const answer = (exit: Exit.Exit<unknown, unknown>): void => {
        if (!waited) return
        waited = false
        under--
        resume(exit)
      }
      clock.setTimeout(() => {
        const exit = lost === "call" ? unavailable : Effect.runSyncExit(made(input))
        clock.setTimeout(() => answer(lost === "answer" ? unavailable : exit), back)
      }, there)
      return Effect.sync(() => {
        if (waited) {
          under--
          if (!isWaited && !reads.includes(name)) {
            const call = {}
            givenUp.add(call)
            queueMicrotask(() => givenUp.delete(call))
          }
        }
        waited = false
      })
    })
  return {
    port: Object.fromEntries(
      Object.entries(port).map(([name, made]) => [name, call(name, made as (input: never) => Effect.Effect<unknown>)])
    ) as P,
    most: () => most,
    leaves: () => givenUp.clear()
  }
}

const unavailable: Exit.Exit<unknown, unknown> = Exit.fail(new Unavailable())
