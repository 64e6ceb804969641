import { CombinationId } from "#core/catalogue/combination.ts"
import type { DemoData } from "./data.ts"

/** Of a hundred combinations that the web shop has, so many stand in a store, by its number; others have 70. */
export const storeShares: Readonly<Record<number, number>> = {
  1: 95,
  2: 60,
  3: 80,
  4: 55,
  5: 97,
  9: 85,
  14: 50,
  16: 45
}
const usualShare = 70
/** Most units of one combination in a store. */
const mostUnits = 8

/** A row of `store_stock`. */
interface StoreStockRow {
  readonly combination_id: CombinationId
  readonly store_id: number
  readonly stock: number
}

/**
 * Returns what stands in the stores of the demo shop: the same at every start, less the farther a store is from the middle of
 * Jakarta. Pre-orders, gift cards and what is sold out on the web stand in none. D-22, D-65.
 */
export const storeStockOf = ({
  products,
  stores
}: Pick<DemoData, "products" | "stores">): ReadonlyArray<StoreStockRow> =>
  products
    .filter(({ category, active = true }) => active && category !== "e-gift-card")
    .flatMap(({ combinations }) => combinations.filter(({ preOrder, stock }) => preOrder !== true && stock > 0))
    .flatMap(({ id }) =>
      stores.flatMap((store) => {
        const spread = spreadOf(`${id} ${store.id}`)
        const isThere = spread % 100 < (storeShares[store.id] ?? usualShare)
        const stock = 1 + (Math.floor(spread / 100) % mostUnits)
        return isThere ? [{ combination_id: CombinationId(id), store_id: store.id, stock }] : []
      })
    )

/** A number that looks random and is always the same for a text (FNV-1a). */
const spreadOf = (text: string): number => {
  let hash = 2_166_136_261
  for (const sign of text) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 16_777_619) >>> 0
  return hash
}
