import type { CombinationId } from "#core/catalogue/combination.ts"
import type { Of } from "../columns.ts"

/** The table of `0067_store_stock.sql`. */
export interface StoreStockTables {
  store_stock: { combination_id: Of<CombinationId, string>; store_id: number; stock: number }
}
