import { Effect } from "effect"
import { afterAll, describe, expect, it } from "vitest"
import { memorySelling } from "#adapters/memory/selling.memory.ts"
import type { Db } from "#adapters/postgres/engine/db.ts"
import { sqlStoreStock } from "#adapters/postgres/stores/store-stock.sql.ts"
import { setStoreStock } from "#adapters/postgres/stores/store-stock-ops.sql.ts"
import { regionsOfIndonesia } from "#adapters/regions/regions.ts"
import type { StockListStore, StoreStockStore } from "#core/stores/store-stock.port.ts"
import { someNow } from "../arbitraries.ts"
import { freshDatabase } from "../database.ts"
import { line, stock } from "../orders/selling-shop.ts"
import { someGoods } from "../pricing/some-goods.ts"
import { someOrigins } from "../shipping/some-origins.ts"

const run = <A, E>(effect: Effect.Effect<A, E>): Promise<A> => Effect.runPromise(effect)
type Opened = readonly [
  store: StoreStockStore & StockListStore,
  set: (store: number, combination: string, units: number) => Promise<unknown>
]

const databases: Array<Db> = []
afterAll(async () => {
  for (const db of databases) await db.close()
})
const overDatabase = (engine: "pglite" | "postgres") => async (): Promise<Opened> => {
  const db = await freshDatabase(engine)
  databases.push(db)
  await stock(db, { red: 0, plum: 5 })
  const operator = { name: "spec", now: someNow, dryRun: false }
  return [
    sqlStoreStock(db),
    (store, combination, value) => run(setStoreStock(db, [{ store, combination, value }], operator))
  ]
}
const overMemory = async (): Promise<Opened> => {
  const goods = [line("red"), line("plum")].map((one) => someGoods(one.combination, one))
  const shop = memorySelling(goods, someOrigins, regionsOfIndonesia())
  return [
    shop.stores.storeStock,
    async (store, combination, units) => shop.putStoreStock(store, line(combination).combination, units)
  ]
}

describe.each([
  ["in memory", overMemory],
  ["over PGlite", overDatabase("pglite")],
  ["over PostgreSQL", overDatabase("postgres")]
])("stock of a store, %s", (_, open) => {
  it("is taken whole or refused with what is left, and given back; other stores keep theirs", async () => {
    const [store, set] = await open()
    await set(5, "red", 3)
    await set(5, "plum", 1)
    const [red, plum] = [line("red", 2), line("plum", 1)]
    expect(await run(store.take(5, [plum, red]))).toEqual([])
    expect(await run(store.take(5, [red]))).toEqual([{ ...red, left: 1 }])
    expect(await run(store.take(9, [red]))).toEqual([{ ...red, left: 0 }])
    expect(await run(store.of([red.combination, plum.combination]))).toEqual([
      { store: 5, combination: "red", stock: 1 }
    ])
    await run(store.giveBack(5, [plum, red]))
    expect(await run(store.listed({ store: 5, skip: 0, limit: 10 }))).toEqual({
      rows: [
        { product: plum.product, combination: "plum", stock: 1 },
        { product: red.product, combination: "red", stock: 3 }
      ],
      total: 2
    })
    expect(await run(store.listed({ store: 5, product: red.product, skip: 0, limit: 10 }))).toMatchObject({ total: 1 })
  })
})
