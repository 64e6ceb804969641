import { Effect } from "effect"
import { sql } from "kysely"
import { Unauthenticated } from "#core/account/account.errors.ts"
import type { Taste } from "#core/discovery/recommending/recommendation.ts"
import type { TasteStore } from "#core/discovery/recommending/recommendations.port.ts"
import type { Session } from "../engine/db.ts"
import { prepare } from "../engine/quick.ts"

/** What members like, read with one statement: their answers, paid orders, reviews, wishlist and bookmarks. */
export const sqlTastes = (session: Session): TasteStore => ({
  tasteOf: (member) =>
    Effect.flatMap(
      session.ask(async (on) => {
        const { rows } = await prepare(sql<Taste>`
          select traits as answers, interest as interests,
            coalesce((select jsonb_agg(product_id order by at desc, product_id) from (
              select line.product_id, max(o.placed_at) as at from orders o join order_lines line on line.order_id = o.id
              where o.member_id = members.id and line.gift is null and line.egift is null
                and o.status not in ('awaiting_bank_wire_payment', 'payment_review', 'expired', 'cancelled', 'refunded')
              group by line.product_id
            ) as bought), '[]') as bought,
            coalesce((select jsonb_agg(product_id order by at desc, product_id) from (
              select product_id, max(at) as at from (
                select product_id, created_at as at from reviews
                  where member_id = members.id and status = 'published' and rating >= 4
                union all select product_id, at from product_bookmarks where member_id = members.id
                union all select product_id, at from wishlist_entries
                  where member_id = members.id and removed_at is null
              ) as loving group by product_id
            ) as loved), '[]') as loved,
            coalesce((select jsonb_agg(product_id order by created_at desc, product_id) from reviews
              where member_id = members.id and status <> 'removed'), '[]') as tried
          from members where id = ${member} and removed_at is null`).execute(on)
        return rows[0]
      }),
      (taste) => (taste === undefined ? Effect.fail(new Unauthenticated()) : Effect.succeed(taste))
    )
})
