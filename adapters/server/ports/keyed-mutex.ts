import { Effect, Semaphore } from "effect"
import { Unavailable } from "#core/kernel/failure.ts"

/** Runs calls with the same key one after another, in the order in which they were made; other keys do not wait. */
export type KeyedMutex = <A, E>(key: string, call: Effect.Effect<A, E>) => Effect.Effect<A, E | Unavailable>

/** Most calls that wait for one key: a person's quick taps in several tabs, and some more. Own choice; decision 0046. */
const mostWaiting = 100

/**
 * Mutexes by key, within this process. A waiting call holds no connection. Refuses with `Unavailable` at once if too many
 * calls wait for a key.
 */
export const keyedMutex = (): KeyedMutex => {
  const inUse = new Map<string, { readonly mutex: Semaphore.Semaphore; calls: number }>()
  return (key, call) =>
    Effect.acquireUseRelease(
      Effect.suspend(() => {
        const entry = inUse.get(key) ?? { mutex: Semaphore.makeUnsafe(1), calls: 0 }
        if (entry.calls > mostWaiting) return Effect.fail(new Unavailable())
        entry.calls++
        inUse.set(key, entry)
        return Effect.succeed(entry)
      }),
      ({ mutex }) => mutex.withPermits(1)(call),
      (entry) =>
        Effect.sync(() => {
          entry.calls--
          if (entry.calls === 0) inUse.delete(key)
        })
    )
}
