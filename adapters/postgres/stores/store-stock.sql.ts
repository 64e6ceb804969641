import { Effect } from "effect"
import { type Kysely, sql } from "kysely"
import type { CombinationId } from "#core/catalogue/combination.ts"
import { ProductId } from "#core/catalogue/product.ts"
import type { Shortage, Units } from "#core/pricing/goods.port.ts"
import type { StockListStore, StoreStockStore } from "#core/stores/store-stock.port.ts"
import type { Session } from "../engine/db.ts"
import { prepare } from "../engine/quick.ts"
import type { Tables } from "../tables.ts"

/** Units of stores, taken by conditional writes. House 12; D-65. */
export const sqlStoreStock = (session: Session): StoreStockStore & StockListStore => ({
  take: (store, units) =>
    session.ask(async (on) => {
      const taken = await change(on, store, units, sql`s.stock - wanted.quantity`, sql`s.stock >= wanted.quantity`)
      const short = units.filter(({ combination }) => !taken.has(combination))
      return short.length === 0 ? [] : shortagesOf(on, store, short)
    }),
  giveBack: (store, units) =>
    Effect.asVoid(session.ask((on) => change(on, store, units, sql`s.stock + wanted.quantity`, sql`true`))),
  of: (combinations) =>
    session.ask(async (on) => {
      if (combinations.length === 0) return []
      const { rows } = await prepare(sql<{ store: number; combination: CombinationId; stock: number }>`
        select store_id as store, combination_id as combination, stock from store_stock
        where combination_id = any(${[...combinations]}::text[]) and stock > 0`).execute(on)
      return rows
    }),
  listed: ({ store, product, skip, limit }) =>
    session.ask(async (on) => {
      const { rows } = await sql<{ product: number; combination: CombinationId; stock: number; total: number }>`
        select c.product_id as product, s.combination_id as combination, s.stock, count(*) over ()::integer as total
        from store_stock s join combinations c on c.id = s.combination_id
        where s.store_id = ${store} and ${product === undefined ? sql`true` : sql`c.product_id = ${product}`}
        order by s.combination_id limit ${limit} offset ${skip}`.execute(on)
      return {
        rows: rows.map(({ total: _, ...row }) => ({ ...row, product: ProductId(Number(row.product)) })),
        total: rows[0]?.total ?? 0
      }
    })
})

/** Locks the rows by their ids' order before the first is written, so that two orders never wait for each other in a ring. */
const change = async (
  on: Kysely<Tables>,
  store: number,
  units: ReadonlyArray<Units>,
  stock: ReturnType<typeof sql>,
  where: ReturnType<typeof sql>
): Promise<ReadonlySet<CombinationId>> => {
  const ids = units.map(({ combination }) => combination)
  const quantities = units.map(({ quantity }) => quantity)
  const { rows } = await prepare(sql<{ id: CombinationId }>`
    with wanted as (select * from unnest(${ids}::text[], ${quantities}::integer[]) as wanted (id, quantity)),
      held as (select s.combination_id as id from store_stock s join wanted on wanted.id = s.combination_id
        where s.store_id = ${store}::integer order by s.combination_id for update of s)
    update store_stock s set stock = ${stock}
    from held join wanted using (id) where s.combination_id = held.id and s.store_id = ${store}::integer and ${where}
    returning s.combination_id as id`).execute(on)
  return new Set(rows.map(({ id }) => id))
}

const shortagesOf = async (
  on: Kysely<Tables>,
  store: number,
  short: ReadonlyArray<Units>
): Promise<ReadonlyArray<Shortage>> => {
  const rows = await on
    .selectFrom("store_stock")
    .select(["combination_id", "stock"])
    .where("store_id", "=", store)
    .where(
      "combination_id",
      "in",
      short.map(({ combination }) => combination)
    )
    .execute()
  const left = new Map<string, number>(rows.map(({ combination_id, stock }) => [combination_id, stock]))
  return short.map((units) => ({ ...units, left: left.get(units.combination) ?? 0 }))
}
