import type { Effect } from "effect"
import { sql } from "kysely"
import type { Unavailable } from "#core/kernel/failure.ts"
import type { Db } from "../engine/db.ts"
import { putRows } from "../rows.ts"
import type { Changed, Operator } from "../selling/ops.sql.ts"
import { json, moment } from "../tables.ts"

/** Units that are set for a combination in a store. */
export interface StoreStockWanted {
  readonly store: number
  readonly combination: string
  readonly value: number
}

/** What became of it, or would. */
export interface StoreStockChanged extends Changed {
  readonly store: number
  /** The shop has no store of this number. */
  readonly isStoreUnknown?: boolean
}

/** Sets units that stores have to sell; rows of stores or combinations that are not there change nothing. Logged. */
export const setStoreStock = (
  db: Db,
  wanted: ReadonlyArray<StoreStockWanted>,
  { name, now, dryRun }: Operator
): Effect.Effect<ReadonlyArray<StoreStockChanged>, Unavailable> =>
  db.inTransaction((tx) =>
    tx.ask(async (on) => {
      const rows = json(wanted.map(({ store, combination, value }) => ({ store, combination, value })))
      const given = sql`jsonb_to_recordset(${rows}::jsonb) as wanted (store integer, combination text, value integer)`
      const { rows: held } = await sql<{ store: number; combination: string; stock: number }>`
        select s.store_id as store, s.combination_id as combination, s.stock from store_stock s join ${given}
          on s.store_id = wanted.store and s.combination_id = wanted.combination
        order by s.combination_id, s.store_id for update of s`.execute(on)
      const { rows: known } = await sql<{ id: string }>`
        select c.id from combinations c join (select distinct combination from ${given}) as named
          on c.id = named.combination`.execute(on)
      const stores = await on.selectFrom("stores").select("id").execute()
      const before = new Map(held.map((row) => [`${row.store} ${row.combination}`, row.stock]))
      const combinations = new Set(known.map(({ id }) => id))
      const changes = wanted.map(({ store, combination, value: after }): StoreStockChanged => {
        const isStoreUnknown = stores.every(({ id }) => id !== store)
        if (isStoreUnknown) return { store, combination, after, isStoreUnknown }
        const isKnown = combinations.has(combination)
        return { store, combination, after, ...(isKnown && { before: before.get(`${store} ${combination}`) ?? 0 }) }
      })
      const real = changes.filter((one) => one.before !== undefined && one.before !== one.after)
      if (dryRun || real.length === 0) return changes
      const written = real.map(({ store, combination, after }) => ({
        combination_id: combination,
        store_id: store,
        stock: after
      }))
      await sql`insert into store_stock (combination_id, store_id, stock)
        select combination_id, store_id, stock
        from jsonb_to_recordset(${json(written)}::jsonb) as row (combination_id text, store_id integer, stock integer)
        order by combination_id, store_id
        on conflict (combination_id, store_id) do update set stock = excluded.stock`.execute(on)
      const lines = real.map(({ store, combination, before, after }) => ({
        at: moment(now),
        name,
        action: "store stock set",
        subject: `${store} ${combination}`,
        detail: { before, after }
      }))
      await putRows(on, "ops_log", lines)
      return changes
    })
  )
