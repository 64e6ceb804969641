import type { Effect } from "effect"
import type { CombinationId } from "../catalogue/combination.ts"
import type { ProductId } from "../catalogue/product.ts"
import type { Unavailable } from "../kernel/failure.ts"
import type { Shortage, Units } from "../pricing/goods.port.ts"
import type { Store } from "./store.ts"

/** Units of one combination that one store has to sell. */
export interface StoreUnits {
  readonly store: Store["id"]
  readonly combination: CombinationId
  readonly stock: number
}

/** A combination that a store has, as a point-of-sale system lists it. */
export interface ListedStock {
  readonly product: ProductId
  readonly combination: CombinationId
  readonly stock: number
}

/** Some of what a store has, and how many combinations it has in all. */
export interface StockPage {
  readonly rows: ReadonlyArray<ListedStock>
  readonly total: number
}

/**
 * Stock of stores, apart from that of the web shop. It is taken, not checked: one conditional write for each combination. House 12;
 * D-65.
 */
export interface StoreStockStore {
  /**
   * Takes all of them from one store, in the order given (by id, so that two orders never wait for each other). Returns what was
   * not there; the caller then refuses and its transaction undoes what was taken.
   */
  readonly take: (
    store: Store["id"],
    units: ReadonlyArray<Units>
  ) => Effect.Effect<ReadonlyArray<Shortage>, Unavailable>
  readonly giveBack: (store: Store["id"], units: ReadonlyArray<Units>) => Effect.Effect<void, Unavailable>
  /** Units of these combinations in every store that has any. */
  readonly of: (combinations: ReadonlyArray<CombinationId>) => Effect.Effect<ReadonlyArray<StoreUnits>, Unavailable>
}

/** Lists what a store has, by combination. */
export interface StockListStore {
  readonly listed: (asked: {
    readonly store: Store["id"]
    readonly product?: ProductId | undefined
    readonly skip: number
    readonly limit: number
  }) => Effect.Effect<StockPage, Unavailable>
}
