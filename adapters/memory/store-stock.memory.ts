import type { StockListStore, StoreStockStore } from "#core/stores/store-stock.port.ts"
import { type Cell, now, withEntry } from "./selling-state.ts"

/** Names the stock of a combination in a store. */
export const stockKey = (store: number, combination: string): string => `${store} ${combination}`

/** Units of stores. */
export const memoryStoreStock = (cell: Cell): StoreStockStore & StockListStore => {
  const unitsOf = (store: number, combination: string) => cell.state().storeStock.get(stockKey(store, combination)) ?? 0
  const add = (store: number, combination: string, units: number): void =>
    cell.write({
      storeStock: withEntry(cell.state().storeStock, stockKey(store, combination), unitsOf(store, combination) + units)
    })
  const all = () =>
    [...cell.state().storeStock].flatMap(([key, stock]) => {
      const [store = "", combination = ""] = key.split(" ")
      const goods = [...cell.state().goods.values()].find((one) => one.combination === combination)
      return goods ? [{ store: Number(store), product: goods.product, combination: goods.combination, stock }] : []
    })
  return {
    take: (store, units) =>
      now(() =>
        units.flatMap((unit) => {
          const left = unitsOf(store, unit.combination)
          if (left < unit.quantity) return [{ ...unit, left }]
          add(store, unit.combination, -unit.quantity)
          return []
        })
      ),
    giveBack: (store, units) =>
      now(() => {
        for (const { combination, quantity } of units) add(store, combination, quantity)
      }),
    of: (combinations) =>
      now(() =>
        all()
          .filter(({ combination, stock }) => stock > 0 && combinations.includes(combination))
          .map(({ product: _, ...units }) => units)
      ),
    listed: ({ store, product, skip, limit }) =>
      now(() => {
        const rows = all()
          .filter((one) => one.store === store && (product === undefined || one.product === product))
          .toSorted((one, other) => (one.combination < other.combination ? -1 : 1))
          .map(({ store: _, ...row }) => row)
        return { rows: rows.slice(skip, skip + limit), total: rows.length }
      })
  }
}
