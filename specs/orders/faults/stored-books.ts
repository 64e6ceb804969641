import { sql } from "kysely"
import type { Db } from "#adapters/postgres/engine/db.ts"
import { run } from "#specs/contracts/ordering-shop.ts"

/** An order with what it has taken and what it returned. */
export interface StoredOrder {
  readonly code: string
  readonly status: string
  readonly payable: number
  /** What its steps add up to, in rupiah. */
  readonly steps: number
  /** What its steps take off for points, in rupiah. */
  readonly off_for_points: number
  readonly has_voucher: boolean
  readonly held: number
  readonly released: number
  readonly entries: number
  readonly uses: number
  readonly uses_given_back: number
  readonly gifts: number
  readonly events: number
  readonly messages: ReadonlyArray<string>
}

/** Everything that orders and their ends write, as it stands. */
export const storedBooks = (db: Db) =>
  run(
    db.ask(async (on) => ({
      orders: (
        await sql<StoredOrder>`
          select code, status, payable,
            (select sum((step ->> 'amount')::bigint) from jsonb_array_elements(steps) step)::bigint as steps,
            (select coalesce(-sum((step ->> 'amount')::bigint), 0) from jsonb_array_elements(steps) step
              where step ->> 'rule' = 'points')::bigint as off_for_points,
            exists (select from jsonb_array_elements(steps) step where step ->> 'rule' = 'voucher') as has_voucher,
            (select coalesce(-sum(points), 0) from point_entries where order_id = o.id and kind = 'redeem_hold')::int as held,
            (select coalesce(sum(points), 0) from point_entries where order_id = o.id and kind = 'release')::int as released,
            (select count(*) from point_entries where order_id = o.id)::int as entries,
            (select count(*) from voucher_uses where order_id = o.id)::int as uses,
            (select count(*) from voucher_uses where order_id = o.id and given_back)::int as uses_given_back,
            (select count(*) from order_lines where order_id = o.id and gift is not null)::int as gifts,
            (select count(*) from order_events where order_id = o.id)::int as events,
            (select coalesce(jsonb_agg(payload ->> 'kind' order by payload ->> 'kind'), '[]') from outbox
              where payload ->> 'to' = o.email) as messages
          from orders o`.execute(on)
      ).rows,
      goods: (
        await sql<{ id: string; left: number; sold: number }>`
          select id, stock as left, (select coalesce(sum(line.quantity), 0) from order_lines line join orders on orders.id = line.order_id
            where line.combination_id = combinations.id and orders.status <> 'cancelled')::int as sold
          from combinations order by id`.execute(on)
      ).rows,
      vouchers: (
        await sql<{ code: string; taken: number; redemptions: number; uses: number }>`
          select code, taken, redemptions,
            (select count(*) from voucher_uses where voucher_id = vouchers.id and not given_back)::int as uses
          from vouchers order by code`.execute(on)
      ).rows,
      members: (
        await sql<{ id: string; balance: number; ledger: number }>`
          select id, points as balance, (select coalesce(sum(points), 0) from point_entries where member_id = members.id)::bigint as ledger
          from members order by id`.execute(on)
      ).rows,
      outbox: await on.selectFrom("outbox").select(["id", "done_at"]).execute()
    }))
  )
