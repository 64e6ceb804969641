import type { Effect } from "effect"

/** The only source of chance: a spec's throws the same every time. House 13. */
export interface RandomSource {
  /** A whole number from 0 up to, not including, `below`. */
  readonly below: (below: number) => Effect.Effect<number>
  /** A random UUID. */
  readonly uuid: Effect.Effect<string>
}
