import { Effect } from "effect"
import { type Kysely, type RawBuilder, sql } from "kysely"
import type { Unavailable } from "#core/kernel/failure.ts"
import { type Order, OrderCode } from "#core/orders/order.ts"
import type { OrderStore } from "#core/orders/order-store.port.ts"
import { verifyAgain } from "../catalogue/review-writer.sql.ts"
import type { Session } from "../engine/db.ts"
import { quick } from "../engine/quick.ts"
import { json, moment, type Tables } from "../tables.ts"
import { eventColumns, lineColumns, type OrderRow, orderColumns, orderOf } from "./order-rows.ts"

/** Moves after which a review of the goods is one of a buyer, or no longer. D-42. */
const verifying: ReadonlySet<string> = new Set(["delivered", "picked_up", "completed", "refunded"])

/** Stores orders. House 7: a call of the use cases is one transaction. */
export const sqlOrders = (session: Session): OrderStore => ({
  insert: (order, dueAt) =>
    session.ask(async (on) => {
      const { numAffectedRows } = await quick`
        with written as (
          insert into orders select * from jsonb_populate_record(null::orders, ${json(orderColumns(order, dueAt))}::jsonb)
          on conflict do nothing returning id
        ), lines as (
          insert into order_lines
          select line.* from written, jsonb_populate_recordset(null::order_lines, ${json(order.lines.map((line, position) => lineColumns(order.id, line, position)))}::jsonb) as line
        )
        insert into order_events (order_id, at, type, from_status, to_status, actor, actor_name, note, amount)
        select event.order_id, event.at, event.type, event.from_status, event.to_status, event.actor, event.actor_name, event.note, event.amount
        from written, jsonb_populate_recordset(null::order_events, ${json(order.events.map((event) => eventColumns(order.id, event)))}::jsonb) as event`.execute(
        on
      )
      if ((numAffectedRows ?? 0n) > 0n) return "inserted"
      const twin = await on
        .selectFrom("orders")
        .select("id")
        .where("checkout_id", "=", order.checkout)
        .executeTakeFirst()
      return twin === undefined ? "code-taken" : "checkout-taken"
    }),
  byCode: (code) => oneOrder(session, sql`o.code = ${code}`),
  lock: (code) =>
    Effect.andThen(
      session.ask((on) => sql`select 1 from orders where code = ${code} for update`.execute(on)),
      // Apart: one statement would read the log as it was before it waited.
      oneOrder(session, sql`o.code = ${code}`)
    ),
  byPickupCode: (code) =>
    session.ask((on) =>
      ordersWhere(on, sql`o.delivery ->> 'code' = ${code} and o.delivery ->> 'kind' = 'pickup'`, sql`limit 20`)
    ),
  byCheckout: (checkout) => oneOrder(session, sql`o.checkout_id = ${checkout}`),
  byAmount: (bank, amount) =>
    session.ask((on) =>
      ordersWhere(
        on,
        sql`o.bank = ${bank} and o.payable = ${amount}`,
        sql`order by o.status not in ('awaiting_bank_wire_payment', 'payment_review'), o.placed_at desc limit 20`
      )
    ),
  move: (id, { event, payment, paidAt, expiresAt, dueAt, tracking }) =>
    session.ask(async (on) => {
      const { at, type, to_status, from_status, actor, actor_name, note, amount } = eventColumns(id, event)
      const { numAffectedRows } = await quick`
        with moved as (
          update orders set status = ${to_status}, due_at = ${momentOrNull(dueAt)},
            payment_state = coalesce(${payment ?? null}, payment_state), paid_at = coalesce(${momentOrNull(paidAt)}, paid_at),
            pay_until = coalesce(${momentOrNull(expiresAt)}, pay_until), tracking = coalesce(${tracking ?? null}, tracking)
          where id = ${id} and status = ${from_status} returning id
        )
        insert into order_events (order_id, at, type, from_status, to_status, actor, actor_name, note, amount)
        select id, ${at}, ${type}, ${from_status}, ${to_status}, ${actor}, ${actor_name}, ${note}, ${amount} from moved
        on conflict (order_id) where type = 'transfer.linked' do nothing`.execute(on)
      const isMoved = (numAffectedRows ?? 0n) > 0n
      if (isMoved && verifying.has(event.to)) await verifyAgain(on, id)
      return isMoved
    }),
  confirm: (id, { at, receipt, bank, sender, amount, day }, most) =>
    session.ask(async (on) => {
      // The move before has locked the row of the order, so that no other call counts now. Two of the same millisecond follow
      // each other: `at` is part of the key.
      const { numAffectedRows } = await sql`
        insert into transfer_confirmations (order_id, at, receipt, bank, sender, amount, day)
        select ${id}, greatest(${moment(at)}::timestamptz, max(at) + interval '1 millisecond'),
          ${receipt ?? null}, ${bank}, ${sender}, ${amount}, ${day}
        from transfer_confirmations where order_id = ${id} having count(*) < ${most}`.execute(on)
      return (numAffectedRows ?? 0n) > 0n
    }),
  hasReceipt: (id, receipt) =>
    session.ask(async (on) => {
      const row = await on
        .selectFrom("receipts")
        .select("id")
        .where("id", "=", receipt)
        .where("order_id", "=", id)
        .executeTakeFirst()
      return row !== undefined
    }),
  due: (now, limit) =>
    session.ask(async (on) => {
      const rows = await on
        .selectFrom("orders")
        .select("code")
        .where(sql<boolean>`due_at <= ${moment(now)}`)
        .orderBy("due_at")
        .limit(limit)
        .execute()
      return rows.map(({ code }) => OrderCode(code))
    }),
  setDue: (id, dueAt) =>
    Effect.asVoid(
      session.ask((on) =>
        on
          .updateTable("orders")
          .set({ due_at: momentOrNull(dueAt) })
          .where("id", "=", id)
          .execute()
      )
    )
})

/** An order by its code or its id. */
export const orderNamed = (session: Session, name: string): Effect.Effect<Order | undefined, Unavailable> =>
  oneOrder(session, sql`(o.code = ${name} or o.id = ${name})`)

/** What an operator wants to see of orders. */
export interface OrdersWanted {
  readonly status?: Order["status"]
  readonly email?: string
  readonly limit: number
}

/** Orders, newest first. */
export const listOrders = (
  session: Session,
  { status, email, limit }: OrdersWanted
): Effect.Effect<ReadonlyArray<Order>, Unavailable> =>
  session.ask((on) =>
    ordersWhere(
      on,
      sql`${status === undefined ? sql`true` : sql`o.status = ${status}`}
        and ${email === undefined ? sql`true` : sql`lower(o.email) = ${email.toLowerCase()}`}`,
      sql`order by o.placed_at desc limit ${limit}`
    )
  )

/** Whether anything was sent out that only the shop's secret can check: order links of guests, links that stop messages. */
export const hasSigned = (session: Session): Effect.Effect<boolean, Unavailable> =>
  session.ask(async (on) => {
    const { rows } = await sql<{ signed: boolean }>`
      select exists (select from orders) or exists (select from notify_wishes) as signed`.execute(on)
    return rows[0]?.signed ?? false
  })

const oneOrder = (
  session: Session,
  where: RawBuilder<unknown>,
  behind: RawBuilder<unknown> = sql``
): Effect.Effect<Order | undefined, Unavailable> => session.ask(async (on) => (await ordersWhere(on, where, behind))[0])

/** Orders with everything that belongs to them, by one question. */
export const ordersWhere = async (
  on: Kysely<Tables>,
  where: RawBuilder<unknown>,
  behind: RawBuilder<unknown>
): Promise<ReadonlyArray<Order>> => {
  const { rows } = await sql<OrderRow>`
    select o.*,
      (select jsonb_agg(line order by line.position) from order_lines line where line.order_id = o.id) as lines,
      (select jsonb_agg(event order by event.position) from order_events event where event.order_id = o.id) as events,
      (select jsonb_agg(said order by said.at) from transfer_confirmations said where said.order_id = o.id) as confirmations,
      (select to_jsonb(claim) from order_returns claim where claim.order_id = o.id) as claim
    from orders o where ${where} ${behind}`.execute(on)
  return rows.map(orderOf)
}

const momentOrNull = (at: Parameters<typeof moment>[0] | undefined): string | null =>
  at === undefined ? null : moment(at)
