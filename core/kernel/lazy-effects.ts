import { Effect } from "effect"
import { Unavailable } from "./failure.ts"
import { callOf, portOver } from "./named-calls.ts"

/**
 * A port that is fetched with its first call, as Effects: for what puts several calls together. If it cannot be
 * fetched, the call is refused as `Unavailable`.
 */
export const lazyEffects = <P extends object>(load: () => Promise<P>): P =>
  portOver((name, input) =>
    Effect.flatMap(Effect.tryPromise({ try: load, catch: () => new Unavailable() }), (port) =>
      callOf(port, name)(input)
    )
  )
