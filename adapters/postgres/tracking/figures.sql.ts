import type { Effect } from "effect"
import { sql } from "kysely"
import type { Unavailable } from "#core/kernel/failure.ts"
import type { Instant } from "#core/kernel/moment.ts"
import type { Figures } from "#core/tracking/figures.ts"
import type { Session } from "../engine/db.ts"
import { moment } from "../tables.ts"

/** Counts viewers and searches of a span of time, from its beginning up to but not at its end. */
export const readFigures = (session: Session, from: Instant, to: Instant): Effect.Effect<Figures, Unavailable> =>
  session.ask(async (on) => {
    const span = sql`at >= ${moment(from)} and at < ${moment(to)}`
    const { rows } = await sql<Record<string, number>>`
      select count(distinct session_id) filter (where verb = 'view' and object_type = 'home')::integer as home,
        count(distinct session_id) filter (where verb = 'view' and object_type = 'product_detail')::integer as product,
        count(distinct session_id) filter (where verb = 'add')::integer as bag,
        count(distinct session_id) filter (where verb = 'view' and object_type = 'order')::integer as checkout,
        count(*) filter (where object_type = 'search' and verb in ('find', 'miss'))::integer as searches,
        count(*) filter (where object_type = 'search' and verb = 'find')::integer as found,
        count(*) filter (where verb = 'view' and object_type = 'product_detail' and from_type = 'search')::integer as clicked
      from tracking_events where ${span}`.execute(on)
    const { rows: ordered } = await sql<Record<string, number>>`
      select count(distinct t.session_id)::integer as ordered,
        count(distinct t.session_id) filter (where o.status in ('paid', 'waiting_release', 'processing', 'shipped', 'delivered',
          'ready_for_pickup', 'picked_up', 'completed'))::integer as paid
      from tracking_orders t join orders o on o.code = t.order_code where t.at >= ${moment(from)} and t.at < ${moment(to)}`.execute(
      on
    )
    const of = (name: string): number => rows[0]?.[name] ?? ordered[0]?.[name] ?? 0
    return {
      funnel: {
        home: of("home"),
        product: of("product"),
        bag: of("bag"),
        checkout: of("checkout"),
        ordered: of("ordered"),
        paid: of("paid")
      },
      search: { searches: of("searches"), withResults: of("found"), clicked: of("clicked") }
    }
  })
