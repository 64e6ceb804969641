import type { Effect } from "effect"
import { type Kysely, sql } from "kysely"
import { CombinationId } from "#core/catalogue/combination.ts"
import type { Unavailable } from "#core/kernel/failure.ts"
import type { Instant } from "#core/kernel/moment.ts"
import { OrderCode } from "#core/orders/order.ts"
import { markProducts } from "../../catalogue/product-writer.sql.ts"
import { changingCatalogue } from "../../catalogue/versions.sql.ts"
import type { Db, Session } from "../../engine/db.ts"
import { putRows } from "../../rows.ts"
import { moment, type Tables } from "../../tables.ts"

/** A combination that is sold ahead, and how many orders wait for it. D-22. */
export interface PreOrderRow {
  readonly combination: CombinationId
  readonly name: string
  readonly deliveryDate: Instant | null
  /** Units that can still be ordered. */
  readonly quota: number
  /** Paid orders that wait for their day. */
  readonly waiting: number
}

/** Statuses of orders that a later day concerns. */
const open = ["awaiting_bank_wire_payment", "payment_review", "waiting_release"]

/** Combinations that are sold ahead, the next day first. */
export const listPreOrders = (session: Session): Effect.Effect<ReadonlyArray<PreOrderRow>, Unavailable> =>
  session.ask(async (on) => {
    const { rows } = await sql<{ id: string; name: string; at: Instant | null; quota: number; waiting: number }>`
      select c.id, trim(p.name || ' ' || c.name) as name, c.delivery_date as at, c.stock as quota,
        (select count(distinct o.id)::int from order_lines l join orders o on o.id = l.order_id
          where l.combination_id = c.id and o.status = 'waiting_release') as waiting
      from combinations c join products p on p.id = c.product_id
      where c.pre_order and not p.removed order by c.delivery_date, c.id limit 500`.execute(on)
    return rows.map(({ id, at, ...row }) => ({ ...row, combination: CombinationId(id), deliveryDate: at }))
  })

/** Open orders of a combination that was sold ahead, the oldest first. */
export const ordersAhead = (
  session: Session,
  combination: CombinationId
): Effect.Effect<ReadonlyArray<OrderCode>, Unavailable> =>
  session.ask(async (on) => {
    const { rows } = await sql<{ code: string }>`
      select o.code from orders o
      where o.status = any(${open}::text[]) and exists (select 1 from order_lines l
        where l.order_id = o.id and l.combination_id = ${combination} and (l.goods ->> 'preOrder')::boolean)
      order by o.placed_at, o.code`.execute(on)
    return rows.map(({ code }) => OrderCode(code))
  })

/** Paid orders of a combination that wait for nothing else that is sold ahead, the oldest first. */
export const ordersToRelease = (
  session: Session,
  combination: CombinationId
): Effect.Effect<ReadonlyArray<OrderCode>, Unavailable> =>
  session.ask(async (on) => {
    const { rows } = await sql<{ code: string }>`
      select o.code from orders o
      where o.status = 'waiting_release'
        and exists (select 1 from order_lines l where l.order_id = o.id and l.combination_id = ${combination})
        and not exists (select 1 from order_lines l join combinations c on c.id = l.combination_id
          where l.order_id = o.id and c.pre_order)
      order by o.placed_at, o.code`.execute(on)
    return rows.map(({ code }) => OrderCode(code))
  })

/** Who changes it, and when. */
interface By {
  readonly name: string
  readonly now: Instant
}

/**
 * Sets the day of a combination that is sold ahead. Logged; every index follows. `unknown`: no combination of this
 * name is sold ahead; `earlier`: the day is not after the present one.
 */
export const postponeCombination = (
  db: Db,
  combination: CombinationId,
  to: Instant,
  by: By
): Effect.Effect<"set" | "same" | "unknown" | "earlier", Unavailable> =>
  changingCatalogue(db, async (on, version) => {
    const before = await aheadOf(on, combination)
    if (before === undefined) return { answer: "unknown", changed: [] } as const
    const at = before.at ?? 0
    if (at >= to) return { answer: at === to ? "same" : "earlier", changed: [] } as const
    await sql`update combinations set delivery_date = ${moment(to)} where id = ${combination}`.execute(on)
    await markProducts(on, [before.product], version)
    await log(on, "pre-order postponed", combination, { before: before.at, after: to }, by)
    return { answer: "set", changed: ["products"] } as const
  })

/** Makes a combination that is sold ahead an ordinary one: its goods have come. `unknown` if none of this name is sold ahead. */
export const releaseCombination = (
  db: Db,
  combination: CombinationId,
  by: By
): Effect.Effect<"set" | "unknown", Unavailable> =>
  changingCatalogue(db, async (on, version) => {
    const before = await aheadOf(on, combination)
    if (before === undefined) return { answer: "unknown", changed: [] } as const
    await sql`update combinations set pre_order = false, delivery_date = null where id = ${combination}`.execute(on)
    await markProducts(on, [before.product], version)
    await log(on, "pre-order released", combination, { before: before.at }, by)
    return { answer: "set", changed: ["products"] } as const
  })

const aheadOf = async (
  on: Kysely<Tables>,
  combination: CombinationId
): Promise<{ readonly product: number; readonly at: Instant | null } | undefined> => {
  const { rows } = await sql<{ product: number; at: Instant | null }>`
    select product_id as product, delivery_date as at from combinations
    where id = ${combination} and pre_order for update`.execute(on)
  return rows[0]
}

const log = (on: Kysely<Tables>, action: string, subject: string, detail: object, { name, now }: By) =>
  putRows(on, "ops_log", [{ at: moment(now), name, action, subject, detail }])
