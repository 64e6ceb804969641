import { Effect } from "effect"
import { type Kysely, sql } from "kysely"
import type { CodeStore } from "#core/orders/order-store.port.ts"
import type { Session } from "../engine/db.ts"
import { quick } from "../engine/quick.ts"
import { isUniqueViolation } from "../engine/unique-violation.ts"
import { moment, type Tables } from "../tables.ts"

type Wanted = Parameters<CodeStore["take"]>[0]

/** Amounts that checkouts and open orders wait for, taken by a conditional insert. D-56. */
export const sqlCodes = (session: Session): CodeStore => ({
  take: (wanted) =>
    session.ask(async (on) => {
      if (wanted.source !== "free") return takeOver(on, wanted, wanted.source)
      // Nearly always the code that the random threw is free.
      if (await takeOne(on, wanted, wanted.start)) return wanted.start
      for (;;) {
        const free = await firstFree(on, wanted)
        // Another caller may have taken it in between: then the next one.
        if (free === undefined || (await takeOne(on, wanted, free))) return free
      }
    }),
  keep: (holder, { bank, base, code }) =>
    session.ask(async (on) => {
      const { numAffectedRows } = await quick`
        update transfer_codes set until = null, placed = true
        where holder = ${holder} and bank = ${bank} and amount = ${base + code}`.execute(on)
      return (numAffectedRows ?? 0n) > 0n
    }),
  rest: (holder, until) =>
    Effect.asVoid(
      session.ask((on) =>
        on
          .updateTable("transfer_codes")
          .set({ until: moment(until) })
          .where("holder", "=", holder)
          .where("placed", "=", true)
          .execute()
      )
    )
})

/** Takes a code if it is free; the holder's code for another amount is released. */
const takeOne = async (on: Kysely<Tables>, wanted: Wanted, code: number): Promise<boolean> => {
  try {
    return await takeIfFree(on, wanted, code)
  } catch (cause) {
    // Another server is just placing or changing this checkout: the version decides which of the two calls is saved.
    if (isUniqueViolation(cause)) return true
    throw cause
  }
}

const takeIfFree = async (
  on: Kysely<Tables>,
  { bank, base, holder, until, now }: Wanted,
  code: number
): Promise<boolean> => {
  const { numAffectedRows } = await quick`
    with freed as (
      delete from transfer_codes where holder = ${holder} and not placed
        and (bank <> ${bank} or amount <> ${base + code})
      returning 1
    )
    insert into transfer_codes (bank, amount, code, holder, until, taken_at)
    select ${bank}, ${base + code}, ${code}, ${holder}, ${moment(until)}, ${moment(now)} from (select count(*) from freed) as first
    on conflict (bank, amount) do update set code = excluded.code, holder = excluded.holder, until = excluded.until, placed = false,
      taken_at = case when transfer_codes.holder = excluded.holder then transfer_codes.taken_at else excluded.taken_at end
    where transfer_codes.until <= ${moment(now)}
      or transfer_codes.holder = excluded.holder and not transfer_codes.placed`.execute(on)
  return (numAffectedRows ?? 0n) > 0n
}

/**
 * Takes the code that a checkout has longest, or that rests longest. One that another call is just taking is passed over: its
 * holder may be placing its order.
 */
const takeOver = async (
  on: Kysely<Tables>,
  { bank, base, from, to, holder, until, now }: Wanted,
  source: "unplaced" | "resting"
): Promise<number | undefined> => {
  await sql`delete from transfer_codes where holder = ${holder} and not placed`.execute(on)
  const [of, longest] =
    source === "unplaced" ? [sql`not placed`, sql`taken_at`] : [sql`placed and until is not null`, sql`until`]
  const { rows } = await sql<{ code: number }>`
    update transfer_codes set code = amount - ${base}, holder = ${holder}, until = ${moment(until)}, placed = false,
      taken_at = ${moment(now)}
    where (bank, amount) = (
      select bank, amount from transfer_codes
      where bank = ${bank} and amount between ${base + from} and ${base + to} and ${of}
      order by ${longest}, amount limit 1 for update skip locked)
    returning code`.execute(on)
  return rows[0]?.code
}

const firstFree = async (
  on: Kysely<Tables>,
  { bank, base, from, to, start, now }: Wanted
): Promise<number | undefined> => {
  const { rows } = await sql<{ code: number }>`
    select candidate as code from generate_series(${from}::integer, ${to}::integer) as candidate
    where not exists (
      select 1 from transfer_codes
      where bank = ${bank} and amount = ${base}::bigint + candidate and (until is null or until > ${moment(now)}))
    order by candidate < ${start}, candidate limit 1`.execute(on)
  return rows[0]?.code
}
