import { Effect } from "effect"
import { sql } from "kysely"
import { CombinationId } from "#core/catalogue/combination.ts"
import { ProductId } from "#core/catalogue/product.ts"
import type { Instant } from "#core/kernel/moment.ts"
import { e164 } from "#core/kernel/phone.ts"
import type { LinkProven, MemberOrdersStore } from "#core/orders/history/member-orders.port.ts"
import { OrderCode } from "#core/orders/order.ts"
import type { Goods } from "#core/pricing/goods.ts"
import type { Session } from "../engine/db.ts"
import { liveMember } from "../members/live-member.ts"
import { ordersWhere } from "./orders.sql.ts"

/** Store of the orders of members. */
export const sqlMemberOrders = (session: Session): MemberOrdersStore => ({
  list: (member, { skip, limit }) =>
    session.ask(async (on) => {
      const { rows } = await sql<{ total: number }>`
        select count(*)::int as total from orders where member_id = ${member}`.execute(on)
      const orders = await ordersWhere(
        on,
        sql`o.member_id = ${member}`,
        sql`order by o.placed_at desc, o.id offset ${skip} limit ${limit}`
      )
      return { orders, total: rows[0]?.total ?? 0, skip }
    }),
  count: (member) =>
    session.ask(async (on) => {
      const { rows } = await sql<{ count: number; open: number }>`
        select count(*)::int as count,
          (count(*) filter (where status not in ('completed', 'expired', 'cancelled', 'refunded')))::int as open
        from orders where member_id = ${member}`.execute(on)
      return rows[0] ?? { count: 0, open: 0 }
    }),
  bought: (member, most) =>
    session.ask(async (on) => {
      const { rows } = await sql<BoughtRow>`
        select * from (
          select distinct on (line.product_id) line.product_id, line.combination_id, line.goods, o.code, o.placed_at,
            exists (select 1 from reviews where reviews.product_id = line.product_id and reviews.member_id = ${member}
              and reviews.status <> 'removed') as reviewed
          from orders o join order_lines line on line.order_id = o.id
          where o.member_id = ${member} and o.status in ('delivered', 'picked_up', 'completed') and line.egift is null and line.gift is null
          order by line.product_id, o.placed_at desc
        ) as bought order by placed_at desc limit ${most}`.execute(on)
      return rows.map(({ product_id, combination_id, goods, code, placed_at, reviewed }) => ({
        goods: { ...goods, product: ProductId(product_id), combination: CombinationId(combination_id) },
        order: OrderCode(code),
        at: placed_at,
        isReviewed: reviewed
      }))
    })
})

/** Makes orders that guests placed with this address or number a member's: only ever after it was proven to be theirs. */
export const linkProvenIn =
  (session: Session): LinkProven =>
  (member, what) =>
    Effect.asVoid(
      session.ask((on) =>
        ("email" in what
          ? sql`update orders set member_id = live.id from (${liveMember(member)}) as live
              where member_id is null and lower(email) = ${what.email.toLowerCase()}`
          : sql`update orders set member_id = live.id from (${liveMember(member)}) as live
              where member_id is null and phone = ${e164(what.phone)}`
        ).execute(on)
      )
    )

interface BoughtRow {
  readonly product_id: number
  readonly combination_id: string
  readonly goods: Goods
  readonly code: string
  readonly placed_at: Instant
  readonly reviewed: boolean
}
