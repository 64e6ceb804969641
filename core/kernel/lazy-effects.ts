import { Effect } from "effect"
import { Unavailable } from "./failure.ts"

type Calls = Readonly<Record<PropertyKey, (input: unknown) => Effect.Effect<unknown, unknown>>>

/**
 * A port that is fetched with its first call, as Effects: for what puts several calls together. Where it cannot be fetched
 * the call is refused as `Unavailable`.
 */
export const lazyEffects = <P extends object>(load: () => Promise<P>): P =>
  new Proxy({} as P, {
    get: (_, name) => (input: unknown) =>
      Effect.flatMap(
        Effect.tryPromise({ try: load, catch: () => new Unavailable() }),
        (port) => (port as Calls)[name]?.(input) ?? Effect.die(`no call ${String(name)}`)
      )
  })
