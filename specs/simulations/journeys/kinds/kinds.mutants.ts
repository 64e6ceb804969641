import type { Effect } from "effect"
import { type RawBuilder, sql } from "kysely"
import type { Db } from "#adapters/postgres/engine/db.ts"
import { after, type Mutant } from "../mutant.ts"
import type { Crowd } from "../plan.ts"
import type { Call } from "../watch.ts"
import type { Way } from "../whim.ts"

const spoils =
  (statement: RawBuilder<unknown>) =>
  (db: Db): Effect.Effect<unknown, unknown> =>
    db.ask((on) => statement.execute(on))

/** A shop that spoils something after calls that were done. */
const afterwards = (isIt: (call: Call) => boolean, statement: RawBuilder<unknown>): Pick<Mutant, "door"> => ({
  door: () => after(isIt, spoils(statement))
})

const isOrdering = ({ path }: Call): boolean => path === "/api/orders/order"
/** A word in the log of orders, written by the shop's clock. */
const logs = (type: string, from: string, to: string, of: RawBuilder<unknown>) => sql`
  insert into order_events (order_id, at, type, from_status, to_status, actor)
  select id, placed_at, ${type}, ${from}, ${to}, 'clock' from orders where ${of}`
const hasLogged = (type: string) => sql`exists (select from order_events where order_id = orders.id and type = ${type})`

/** Shoppers of one kind, for days enough to come to its end. */
const crowdOf = (way: Way): Partial<Crowd> => ({ way, persona: "impatient", shoppers: 30, days: 6, seed: 5 })

/** Mistakes with pre-orders, e-gifts, stores and letters; each must be found out. */
export const kindMutants: ReadonlyArray<Mutant> = [
  {
    says: "sells in a store what stays in its stock",
    breaks: "J20",
    ...afterwards(
      isOrdering,
      sql`update store_stock set stock = stock + 1 where combination_id = 'sabun'
        and exists (select from orders where delivery ->> 'kind' = 'pickup')`
    )
  },
  {
    says: "forgets that something was ordered ahead",
    breaks: "J21",
    ...afterwards(
      isOrdering,
      sql`update combinations set stock = stock + 1 where id = 'nanti'
        and exists (select from order_lines where combination_id = 'nanti')`
    )
  },
  {
    says: "packs what was ordered ahead before its day",
    breaks: "J22",
    nightly: spoils(sql`
      with early as (update orders set status = 'processing' where status = 'waiting_release' returning id, placed_at)
      insert into order_events (order_id, at, type, from_status, to_status, actor)
      select id, placed_at, 'release.due', 'waiting_release', 'processing', 'clock' from early`)
  },
  {
    says: "refunds what was postponed and cancelled once more",
    breaks: "J23",
    crowd: crowdOf("ahead"),
    nightly: spoils(
      logs("order.refunded", "refunded", "refunded", sql`status = 'refunded' and ${hasLogged("release.postponed")}`)
    )
  },
  {
    says: "sends an e-gift twice",
    breaks: "J24",
    crowd: crowdOf("egift"),
    nightly: spoils(sql`
      insert into outbox (id, kind, payload, created_at, due_at, done_at)
      select id || '2', kind, payload, created_at, due_at, done_at from outbox
      where payload ->> 'kind' = 'egift-received' on conflict do nothing`)
  },
  {
    says: "makes an e-gift before it is paid",
    breaks: "J24",
    ...afterwards(
      isOrdering,
      sql`insert into egifts (id, order_id, line_id, unit, digest, value, info, sender, language, send_at)
        select o.id || '.0.0', o.id, l.id, 0, o.id, l.total, l.egift, 'Ayu', o.language, o.placed_at + interval '9 days'
        from orders o join order_lines l on l.order_id = o.id where l.egift is not null on conflict do nothing`
    )
  },
  {
    says: "opens an e-gift with every look",
    breaks: "J24",
    crowd: crowdOf("egift"),
    nightly: spoils(sql`update egifts set opened_at = opened_at + interval '1 second' where opened_at is not null`)
  },
  {
    says: "credits an e-gift to two accounts",
    breaks: "J25",
    crowd: crowdOf("egift"),
    ...afterwards(
      ({ path }) => path.endsWith("/egifts/save"),
      sql`insert into vouchers select (jsonb_populate_record(v, jsonb_build_object('id', v.id || '2', 'code', v.code || '2'))).*
        from vouchers v where v.runs_down and v.code not like '%2' on conflict do nothing`
    )
  },
  {
    says: "spends the value of an e-gift without counting it",
    breaks: "J25",
    crowd: crowdOf("egift"),
    ...afterwards(
      ({ path }) => path.endsWith("/egifts/save"),
      sql`update vouchers set value = value + 1000 where runs_down`
    )
  },
  {
    says: "gives the money of an open e-gift back",
    breaks: "J26",
    crowd: crowdOf("egift"),
    nightly: spoils(sql`
      update orders set status = 'refunded' where status = 'delivered'
        and exists (select from egifts where order_id = orders.id and opened_at is not null)`)
  },
  {
    says: "lets goods out as often as their code is shown",
    breaks: "J27",
    prepares: (db) =>
      db.ask(async (on) => {
        await sql`create function forget() returns trigger language plpgsql as
          $$ begin new.status := 'ready_for_pickup'; return new; end $$`.execute(on)
        await sql`create trigger forget before update on orders for each row
          when (new.status = 'picked_up') execute function forget()`.execute(on)
      })
  },
  {
    says: "withholds the money of an order that was not fetched",
    breaks: "J28",
    crowd: crowdOf("pickup"),
    prepares: (db) =>
      db.ask(async (on) => {
        await sql`create function forget() returns trigger language plpgsql as
          $$ begin new.due_at := null; return new; end $$`.execute(on)
        await sql`create trigger forget before update on orders for each row
          when (old.status = 'ready_for_pickup' and new.status = 'cancelled') execute function forget()`.execute(on)
      })
  },
  {
    says: "writes the letter of an order twice",
    breaks: "J29",
    nightly: spoils(sql`
      insert into outbox (id, kind, payload, created_at, due_at, done_at)
      select id || '2', kind, payload, created_at, due_at, done_at from outbox
      where payload ->> 'kind' = 'order-paid' on conflict do nothing`)
  }
]
