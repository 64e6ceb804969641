import type { Planted } from "../plant.ts"

/** A mistake of one line in the core, which a simulation is to find. */
export interface Edit extends Planted {
  readonly machine: string
  /** Completes "a shop that …". */
  readonly says: string
  /** The invariant that finds it. */
  readonly finds: string
  /** The fewest steps of a story that shows it. */
  readonly shortest: number
}
