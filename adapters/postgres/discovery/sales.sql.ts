import type { Effect } from "effect"
import { sql } from "kysely"
import type { Unavailable } from "#core/kernel/failure.ts"
import { dayMs, type Instant, instant } from "#core/kernel/moment.ts"
import { salesDays } from "#core/search/facts.rule.ts"
import { changing } from "../catalogue/versions.sql.ts"
import type { Db } from "../engine/db.ts"
import { moment } from "../tables.ts"

/**
 * Counts the units of each product that were sold in the last 90 days: those of paid orders, without gifts and without what has come
 * back. Returns how many products have another number than before. D-16.
 */
export const countSales = (db: Db, now: Instant): Effect.Effect<number, Unavailable> =>
  changing(db, "sales", async (on, version) => {
    const since = moment(instant(now - salesDays * dayMs))
    // Rows are locked by rising number, as elsewhere: two changes never wait for each other in a ring.
    const { numAffectedRows } = await sql`
      with counted as (
        select line.product_id, sum(line.quantity - coalesce(back.quantity, 0))::integer as units
        from orders o join order_lines line on line.order_id = o.id
          left join lateral (
            select sum((one ->> 'quantity')::integer) as quantity
            from order_returns claim, jsonb_array_elements(claim.lines) as one
            where claim.order_id = o.id and claim.state = 'accepted' and one ->> 'line' = line.id
          ) as back on true
        where o.placed_at >= ${since} and line.gift is null
          and o.status in ('paid', 'waiting_release', 'processing', 'shipped', 'delivered',
            'ready_for_pickup', 'picked_up', 'completed')
        group by line.product_id
      ), changed as (
        select p.id, coalesce(counted.units, 0) as units
        from products p left join counted on counted.product_id = p.id
        where p.sold_90d <> coalesce(counted.units, 0) order by p.id for update of p
      )
      update products set sold_90d = changed.units, sales_version = ${version} from changed where products.id = changed.id`.execute(
      on
    )
    const changed = Number(numAffectedRows ?? 0n)
    return { answer: changed, changed: changed > 0 }
  })
