import { createHash } from "node:crypto"
import { Effect } from "effect"
import { type Kysely, sql } from "kysely"
import type { HoldStore } from "#core/checkout/checkout.port.ts"
import type { Holder, KnownHolder, OpenOrder } from "#core/checkout/holds.rule.ts"
import { dayMs } from "#core/kernel/moment.ts"
import type { Session } from "../engine/db.ts"
import type { Tables } from "../tables.ts"

/**
 * Who holds stock without having paid. Orders of one holder wait for each other: a row for each thing they are known by is
 * held until the transaction ends, always in the order of their keys, so that no two wait for each other in a ring.
 */
export const sqlHolds = (session: Session): HoldStore => ({
  claim: (holder, now) =>
    session.ask(async (on) => {
      await sql`insert into rate_limits (key, points, expire)
        select key, 1, ${now + dayMs} from unnest(${keysOf(holder)}::text[]) as key order by key
        on conflict (key) do update set expire = excluded.expire`.execute(on)
      return openOrders(on, holder)
    }),
  open: (holder) => session.ask((on) => openOrders(on, holder)),
  note: (order, holder) =>
    "member" in holder
      ? Effect.void
      : Effect.asVoid(
          session.ask((on) =>
            sql`update orders set network = ${holder.network ?? null}, browser = ${holder.browser ?? null}
              where id = ${order}`.execute(on)
          )
        )
})

const keysOf = (holder: Holder): ReadonlyArray<string> =>
  Object.entries(holder).map(
    ([kind, value]) => `holder ${kind} ${createHash("sha256").update(String(value)).digest("base64url")}`
  )

const openOrders = async (on: Kysely<Tables>, holder: KnownHolder): Promise<ReadonlyArray<OpenOrder>> => {
  const { rows } = await sql<OpenOrder>`
    with open as (${openOf(holder)})
    select open.id, open.by, coalesce((
      select jsonb_agg(jsonb_build_object('combination', line.combination_id, 'quantity', line.quantity))
      from order_lines line where line.order_id = open.id), '[]') as units
    from open`.execute(on)
  return rows
}

const openOf = (holder: KnownHolder) => {
  // A buyer can report a payment: until the money arrives, it is a hold like any other.
  const waits = sql`status in ('awaiting_bank_wire_payment', 'payment_review', 'pay_on_delivery')`
  if ("member" in holder)
    return sql`select id, array['member'] as by from orders where member_id = ${holder.member} and ${waits}`
  const { mailbox = null, phone = null, browser = null, network = null } = holder
  return sql`select id, array_remove(array[
      case when mailbox = ${mailbox} then 'mailbox' end, case when phone = ${phone} then 'phone' end,
      case when browser = ${browser} then 'browser' end, case when network = ${network} then 'network' end], null) as by
    from orders where member_id is null and ${waits} and (mailbox = ${mailbox} or phone = ${phone}
      or browser = ${browser} or network = ${network})`
}
