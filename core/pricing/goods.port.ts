import type { Effect } from "effect"
import type { Reader } from "../catalogue/catalogue.port.ts"
import type { Unavailable } from "../kernel/failure.ts"
import type { Goods, GoodsId } from "./goods.ts"

/** A number of units of one combination. */
export interface Units extends GoodsId {
  readonly quantity: number
}

/** Units that are not there: how many were wanted, and how many are left. */
export interface Shortage extends Units {
  readonly left: number
}

/** Reads goods with the prices and stock of this moment, never from the index. House 15. */
export interface GoodsStore {
  /** Those that exist, in any order; a combination of another product does not. At most 100. */
  readonly goods: (wanted: ReadonlyArray<GoodsId>, reader: Reader) => Effect.Effect<ReadonlyArray<Goods>, Unavailable>
}

/** Stock is taken, not checked: one conditional write for each combination. House 12; security 2. */
export interface StockStore {
  /**
   * Takes all of them, in the order given (by id, so that two orders never wait for each other). Returns what was not
   * there; the caller then refuses and its transaction undoes what was taken.
   */
  readonly take: (units: ReadonlyArray<Units>) => Effect.Effect<ReadonlyArray<Shortage>, Unavailable>
  readonly giveBack: (units: ReadonlyArray<Units>) => Effect.Effect<void, Unavailable>
}
