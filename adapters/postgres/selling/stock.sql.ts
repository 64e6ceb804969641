import { Effect } from "effect"
import { type Kysely, sql } from "kysely"
import type { CombinationId } from "#core/catalogue/combination.ts"
import type { Unavailable } from "#core/kernel/failure.ts"
import type { Shortage, StockStore, Units } from "#core/pricing/goods.port.ts"
import { changing } from "../catalogue/versions.sql.ts"
import type { Db, Session } from "../engine/db.ts"
import { prepare } from "../engine/quick.ts"
import type { Tables } from "../tables.ts"

/**
 * The stock version of a combination that no index has seen yet. Orders write this: rising `versions.stock`
 * themselves, all of them would wait for each other at that one row.
 */
export const untold = Number.MAX_SAFE_INTEGER

/** Units to sell, taken by conditional writes. House 12. */
export const sqlStock = (session: Session): StockStore => ({
  take: (units) =>
    session.ask(async (on) => {
      const taken = await change(on, units, sql`c.stock - wanted.quantity`, sql`c.stock >= wanted.quantity`)
      const short = units.filter(({ combination }) => !taken.has(combination))
      return short.length === 0 ? [] : shortagesOf(on, short)
    }),
  giveBack: (units) => Effect.asVoid(session.ask((on) => change(on, units, sql`c.stock + wanted.quantity`, sql`true`)))
})

/** Locks the rows by their ids' order before the first is written, so that two orders never wait for each other in a ring. */
const change = async (
  on: Kysely<Tables>,
  units: ReadonlyArray<Units>,
  stock: ReturnType<typeof sql>,
  where: ReturnType<typeof sql>
): Promise<ReadonlySet<CombinationId>> => {
  const ids = units.map(({ combination }) => combination)
  const quantities = units.map(({ quantity }) => quantity)
  const { rows } = await prepare(sql<{ id: CombinationId }>`
    with wanted as (select * from unnest(${ids}::text[], ${quantities}::integer[]) as wanted (id, quantity)),
      held as (select c.id from combinations c join wanted using (id) order by c.id for update of c)
    update combinations c set stock = ${stock}, stock_version = ${sql.lit(untold)}
    from held join wanted using (id) where c.id = held.id and ${where} returning c.id`).execute(on)
  return new Set(rows.map(({ id }) => id))
}

const shortagesOf = async (on: Kysely<Tables>, short: ReadonlyArray<Units>): Promise<ReadonlyArray<Shortage>> => {
  const rows = await on
    .selectFrom("combinations")
    .select(["id", "stock"])
    .where(
      "id",
      "in",
      short.map(({ combination }) => combination)
    )
    .execute()
  const left = new Map(rows.map(({ id, stock }) => [id, stock]))
  return short.map((units) => ({ ...units, left: left.get(units.combination) ?? 0 }))
}

/** Assigns a version to what orders have changed, so that every index follows. Returns whether there was anything. */
export const reportStock = (db: Db): Effect.Effect<boolean, Unavailable> =>
  Effect.gen(function* () {
    const waiting = yield* db.ask((on) =>
      on.selectFrom("combinations").select("id").where("stock_version", "=", untold).limit(1).execute()
    )
    if (waiting.length === 0) return false
    yield* changing(db, "stock", async (on, version) => {
      // A row that an order locks now is included the next time.
      const { numAffectedRows } = await sql`
        update combinations set stock_version = ${version} where id in (
          select id from combinations where stock_version = ${sql.lit(untold)} for update skip locked)`.execute(on)
      return { answer: undefined, changed: (numAffectedRows ?? 0n) > 0n }
    })
    return true
  })
