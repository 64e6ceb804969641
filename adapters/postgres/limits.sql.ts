import type { Effect } from "effect"
import { sql } from "kysely"
import type { Unavailable } from "#core/kernel/failure.ts"
import { type Instant, instant } from "#core/kernel/moment.ts"
import type { Session } from "./db.ts"

/** So many in a window that begins with the first one. */
export interface Limit {
  readonly name: string
  readonly most: number
  readonly windowMs: number
}

/**
 * Counts one more of somebody in one write, for all servers together. Answers when they may again where it is one too many.
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
      insert into rate_limits as kept (key, points, expire) values (${`${name} ${who}`}, 1, ${end})
      on conflict (key) do update set
        points = case when kept.expire > ${now} and kept.expire <= ${end} then least(kept.points + 1, ${most + 1}) else 1 end,
        expire = case when kept.expire > ${now} and kept.expire <= ${end} then kept.expire else ${end} end
      returning points, expire`.execute(on)
    const [row] = rows
    return row !== undefined && row.points > most ? instant(row.expire) : undefined
  })
