import { Effect } from "effect"
import { sql } from "kysely"
import type { Unavailable } from "#core/kernel/failure.ts"
import { type Instant, instant } from "#core/kernel/moment.ts"
import type { Session } from "./engine/db.ts"

/** So many in a window that begins with the first one. */
export interface Limit {
  readonly name: string
  readonly most: number
  readonly windowMs: number
}

/** Takes one count back in a window that is still open: what was counted was no failure. */
export const uncountOne = (
  session: Session,
  { name }: Pick<Limit, "name">,
  who: string,
  now: Instant
): Effect.Effect<void, Unavailable> =>
  Effect.asVoid(
    session.ask((on) =>
      sql`update rate_limits set points = points - 1
        where key = ${`${name} ${who}`} and expire > ${now} and points > 0`.execute(on)
    )
  )

/** Returns when the window of a key ends if it holds `most` entries already; counts nothing. */
export const fullUntil = (
  session: Session,
  { name, most, windowMs }: Limit,
  who: string,
  now: Instant
): Effect.Effect<Instant | undefined, Unavailable> =>
  session.ask(async (on) => {
    const { rows } = await sql<{ expire: number }>`
      select expire from rate_limits
      where key = ${`${name} ${who}`} and points >= ${most} and expire > ${now} and expire <= ${now + windowMs}`.execute(
      on
    )
    return rows[0] === undefined ? undefined : instant(rows[0].expire)
  })

/**
 * Counts one more of a caller in one write, for all servers together. Returns when the caller may again, if it is one too many.
 *
 * @param who a network or a device
 */
export const countOne = (
  session: Session,
  { name, most, windowMs }: Limit,
  who: string,
  now: Instant
): Effect.Effect<Instant | undefined, Unavailable> =>
  session.ask(async (on) => {
    const end = now + windowMs
    // A window that ends later than one from now can was begun before the clock was set back.
    const { rows } = await sql<{ points: number; expire: number }>`
      insert into rate_limits as stored (key, points, expire) values (${`${name} ${who}`}, 1, ${end})
      on conflict (key) do update set
        points = case when stored.expire > ${now} and stored.expire <= ${end} then least(stored.points + 1, ${most + 1}) else 1 end,
        expire = case when stored.expire > ${now} and stored.expire <= ${end} then stored.expire else ${end} end
      returning points, expire`.execute(on)
    const [row] = rows
    return row !== undefined && row.points > most ? instant(row.expire) : undefined
  })
