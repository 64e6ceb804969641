import type { Effect } from "effect"
import { sql } from "kysely"
import type { Unavailable } from "#core/kernel/failure.ts"
import type { Order } from "#core/orders/order.ts"
import type { ReturnStore } from "#core/orders/returns/return-store.port.ts"
import { verifyAgain } from "../catalogue/review-writer.sql.ts"
import type { Session } from "../engine/db.ts"
import { moment } from "../tables.ts"
import { ordersWhere } from "./orders.sql.ts"
import { writeVouchers } from "./voucher-writer.sql.ts"

/** Stores claims, one for an order. D-62b. */
export const sqlReturns = (session: Session): ReturnStore => ({
  insert: (order, { at, reason, lines, note, photos, refund, state }) =>
    session.ask(async (on) => {
      const { rows } = await sql`
        insert into order_returns (order_id, at, reason, lines, note, photos, refund, state)
        values (${order}, ${moment(at)}, ${reason}, ${JSON.stringify(lines)}::jsonb, ${note ?? null}, ${[...photos]}::text[],
          ${JSON.stringify(refund)}::jsonb, ${state})
        on conflict (order_id) do nothing returning order_id`.execute(on)
      return rows.length > 0
    }),
  decide: (order, { state, answeredAt, amount, voucher, words }) =>
    session.ask(async (on) => {
      const { numAffectedRows = 0n } = await sql`
        update order_returns set state = ${state}, answered_at = ${moment(answeredAt)}, amount = ${amount ?? null},
          voucher = ${voucher ?? null}, words = ${words ?? null}
        where order_id = ${order} and state = 'open'`.execute(on)
      const isDecided = numAffectedRows > 0n
      if (isDecided && state === "accepted") await verifyAgain(on, order)
      return isDecided
    }),
  makeVoucher: (voucher, member) =>
    session.ask(async (on) => {
      // Its removal waits for this, or is seen here.
      const { rows } = await sql`select from members where id = ${member} and removed_at is null for key share`.execute(
        on
      )
      if (rows.length > 0) await writeVouchers(on, [voucher])
      return rows.length > 0
    })
})

/** Returns the orders whose claims wait for a decision, or all that have one; of those that wait the oldest claim first, of all the newest. */
export const listReturns = (
  session: Session,
  { all, limit }: { readonly all: boolean; readonly limit: number }
): Effect.Effect<ReadonlyArray<Order>, Unavailable> =>
  session.ask((on) =>
    ordersWhere(
      on,
      sql`exists (select from order_returns r where r.order_id = o.id and (${all} or r.state = 'open'))`,
      sql`order by (select r.at from order_returns r where r.order_id = o.id) ${all ? sql`desc` : sql``} limit ${limit}`
    )
  )
