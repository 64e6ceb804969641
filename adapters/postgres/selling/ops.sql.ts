import type { Effect } from "effect"
import { type Kysely, sql } from "kysely"
import type { Unavailable } from "#core/kernel/failure.ts"
import type { Instant } from "#core/kernel/moment.ts"
import { changingCatalogue } from "../catalogue/versions.sql.ts"
import type { Db } from "../engine/db.ts"
import { putRows } from "../rows.ts"
import { moment, type Tables } from "../tables.ts"
import { untold } from "./stock.sql.ts"

/** A number that is set for a combination: units, or rupiah. */
export interface Wanted {
  readonly combination: string
  readonly value: number
}

/** What became of it, or would. */
export interface Changed {
  readonly combination: string
  /** Absent if there is no such combination. */
  readonly before?: number
  readonly after: number
}

/** Who sets it, and whether only to look what it would do. */
export interface Operator {
  readonly name: string
  readonly now: Instant
  readonly dryRun: boolean
}

type Column = "stock" | "price"

/** Sets units to sell. Logged; every index follows. */
export const setStock = (
  db: Db,
  wanted: ReadonlyArray<Wanted>,
  operator: Operator
): Effect.Effect<ReadonlyArray<Changed>, Unavailable> =>
  db.inTransaction((tx) =>
    tx.ask(async (on) => {
      const changes = await changesOf(on, "stock", wanted)
      if (!operator.dryRun) await write(on, "stock", changes, operator, sql`stock_version = ${sql.lit(untold)}`)
      return changes
    })
  )

/** Sets prices before discounts. Logged; every index follows. */
export const setPrices = (
  db: Db,
  wanted: ReadonlyArray<Wanted>,
  hand: Operator
): Effect.Effect<ReadonlyArray<Changed>, Unavailable> =>
  changingCatalogue(db, async (on, version) => {
    const changes = await changesOf(on, "price", wanted)
    if (hand.dryRun) return { answer: changes, changed: [] }
    const written = await write(on, "price", changes, hand)
    if (written.length > 0)
      await sql`update products set version = ${version}
        where id in (select product_id from combinations where id = any(${[...written]}::text[]))`.execute(on)
    return { answer: changes, changed: written.length > 0 ? ["products"] : [] }
  })

const changesOf = async (
  on: Kysely<Tables>,
  column: Column,
  wanted: ReadonlyArray<Wanted>
): Promise<ReadonlyArray<Changed>> => {
  const { rows } = await sql<{ id: string; before: number }>`
    select id, ${sql.ref(column)} as before from combinations
    where id = any(${wanted.map(({ combination }) => combination)}::text[]) order by id for update`.execute(on)
  const before = new Map(rows.map((row) => [row.id, row.before]))
  return wanted.map(({ combination, value }) => {
    const known = before.get(combination)
    return { combination, after: value, ...(known !== undefined && { before: known }) }
  })
}

/** Writes the differences and who made them; returns the combinations. */
const write = async (
  on: Kysely<Tables>,
  column: Column,
  changes: ReadonlyArray<Changed>,
  { name, now }: Operator,
  more = sql`stock_version = stock_version`
): Promise<ReadonlyArray<string>> => {
  const real = changes.filter(({ before, after }) => before !== undefined && before !== after)
  for (const { combination, after } of real)
    await sql`update combinations set ${sql.ref(column)} = ${after}, ${more} where id = ${combination}`.execute(on)
  const lines = real.map(({ combination, before, after }) => ({
    at: moment(now),
    name,
    action: `${column} set`,
    subject: combination,
    detail: { before, after }
  }))
  await putRows(on, "ops_log", lines)
  return real.map(({ combination }) => combination)
}
