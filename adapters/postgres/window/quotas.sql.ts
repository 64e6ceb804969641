import { Effect } from "effect"
import { type Kysely, sql } from "kysely"
import { CombinationId } from "#core/catalogue/combination.ts"
import { ProductId } from "#core/catalogue/product.ts"
import type { StoredCombination } from "#core/catalogue/stored.ts"
import type { Unavailable } from "#core/kernel/failure.ts"
import type { Instant } from "#core/kernel/moment.ts"
import type { SpecialUses } from "#core/orders/order-store.port.ts"
import type { GoodsId } from "#core/pricing/goods.ts"
import { runsAt } from "#core/pricing/item-price.rule.ts"
import { specialKey } from "#core/pricing/quota.rule.ts"
import { changing } from "../catalogue/versions.sql.ts"
import type { Db, Session } from "../engine/db.ts"
import { quick } from "../engine/quick.ts"
import { untold } from "../selling/stock.sql.ts"
import { moment, type Tables } from "../tables.ts"

/**
 * Units of the quotas of special prices, taken by conditional writes. The price and its quota stand in `special_prices`, what was sold
 * of it beside that: an import that writes the prices again changes nothing about it. Decision 0135.
 */
export const sqlSpecialUses = (session: Session): SpecialUses => ({
  take: (order, { product, combination, startsAt, quantity }) =>
    session.ask(async (on) => {
      const at = moment(startsAt)
      const { numAffectedRows: taken = 0n } = await quick`
        with taken as (
          insert into special_sales as sales (product_id, combination_id, starts_at, sold, version)
          select product_id, combination_id, starts_at, ${quantity}::integer, ${untold}::bigint from special_prices
          where product_id = ${product} and combination_id = ${combination} and starts_at = ${at}::timestamptz
            and ${quantity}::integer <= quota
          on conflict (product_id, combination_id, starts_at) do update
            set sold = sales.sold + excluded.sold, version = excluded.version
            where sales.sold + excluded.sold <= (select quota from special_prices
              where product_id = ${product} and combination_id = ${combination} and starts_at = ${at}::timestamptz)
          returning product_id, combination_id, starts_at)
        insert into special_uses (order_id, product_id, combination_id, starts_at, units)
        select ${order}, product_id, combination_id, starts_at, ${quantity}::integer from taken`.execute(on)
      return taken > 0n
    }),
  giveBack: (order) =>
    Effect.asVoid(
      session.ask(async (on) => {
        // In the order in which orders take them: no two wait for each other in a ring.
        const { rows } = await sql`
          select 1 from special_sales join special_uses using (product_id, combination_id, starts_at)
          where order_id = ${order} and not given_back order by combination_id collate "C" for update of special_sales`.execute(
          on
        )
        if (rows.length === 0) return
        await sql`
          with back as (update special_uses set given_back = true where order_id = ${order} and not given_back
            returning product_id, combination_id, starts_at, units)
          update special_sales set sold = sold - back.units, version = ${sql.lit(untold)} from back
          where special_sales.product_id = back.product_id and special_sales.combination_id = back.combination_id
            and special_sales.starts_at = back.starts_at`.execute(on)
      })
    )
})

/** Units sold of a quota. */
export interface QuotaSales extends GoodsId {
  readonly startsAt: Instant
  readonly sold: number
}

/** Returns the units sold of these combinations' quotas that run, as they are in this session; asks nothing if none runs. */
export const readSold = async (
  on: Kysely<Tables>,
  goods: ReadonlyArray<{ readonly product: { readonly id: ProductId }; readonly combination: StoredCombination }>,
  now: Instant
): Promise<ReadonlyMap<string, number>> => {
  const running = goods.flatMap(({ product, combination }) =>
    combination.specialPrices.flatMap((special) =>
      special.quota !== undefined && runsAt(special, now)
        ? [{ product: product.id, combination: combination.id, startsAt: special.startsAt }]
        : []
    )
  )
  if (running.length === 0) return new Map()
  const { rows } = await quick<{ product_id: number; combination_id: string; starts_at: Instant; sold: number }>`
    select product_id, combination_id, starts_at, sold from special_sales
    join unnest(${running.map(({ product }) => product)}::bigint[], ${running.map(({ combination }) => combination)}::text[],
      ${running.map(({ startsAt }) => moment(startsAt))}::timestamptz[]) as wanted (product_id, combination_id, starts_at)
    using (product_id, combination_id, starts_at)`.execute(on)
  return new Map(rows.map((row) => [specialKey(quotaSalesOf(row), row.starts_at), row.sold]))
}

/** Returns a combination with what was sold of its quotas. */
export const withSold = (
  product: ProductId,
  combination: StoredCombination,
  sold: ReadonlyMap<string, number>
): StoredCombination =>
  sold.size === 0
    ? combination
    : {
        ...combination,
        specialPrices: combination.specialPrices.map((special) => ({
          ...special,
          sold: sold.get(specialKey({ product, combination: combination.id }, special.startsAt)) ?? 0
        }))
      }

/** Returns the units sold of every quota that changed after a version. */
export const readQuotaSales = (db: Db, since: number): Effect.Effect<ReadonlyArray<QuotaSales>, Unavailable> =>
  db.ask(async (on) => {
    const rows = await on.selectFrom("special_sales").selectAll().where("version", ">", since).execute()
    return rows.map(quotaSalesOf)
  })

/** Assigns a version to what orders have changed, so that every index follows. Returns whether there was anything. */
export const reportQuotas = (db: Db): Effect.Effect<boolean, Unavailable> =>
  Effect.gen(function* () {
    const waiting = yield* db.ask((on) =>
      on.selectFrom("special_sales").select("sold").where("version", "=", untold).limit(1).execute()
    )
    if (waiting.length === 0) return false
    yield* changing(db, "quotas", async (on, version) => {
      // A row that an order locks now is included the next time.
      const { numAffectedRows } = await sql`
        update special_sales set version = ${version} where (product_id, combination_id, starts_at) in (
          select product_id, combination_id, starts_at from special_sales where version = ${sql.lit(untold)}
          for update skip locked)`.execute(on)
      return { answer: undefined, changed: (numAffectedRows ?? 0n) > 0n }
    })
    return true
  })

const quotaSalesOf = (row: {
  readonly product_id: number
  readonly combination_id: string
  readonly starts_at: Instant
  readonly sold: number
}): QuotaSales => ({
  product: ProductId(row.product_id),
  combination: CombinationId(row.combination_id),
  startsAt: row.starts_at,
  sold: row.sold
})
