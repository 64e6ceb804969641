import { Effect } from "effect"
import { sql } from "kysely"
import type { Unavailable } from "#core/kernel/failure.ts"
import { dayMs, type Instant, instant } from "#core/kernel/moment.ts"
import type { GivenEvents, TrackingStore } from "#core/tracking/tracking.port.ts"
import { storedMonths } from "#core/tracking/tracking-event.ts"
import type { Session } from "../engine/db.ts"
import { moment } from "../tables.ts"
import { gatherCalls } from "./gather-calls.ts"

/** A viewer is joined to a member for as long as events of theirs are stored. */
const joinedMs = storedMonths * 31 * dayMs

/** Rows of one statement, if calls come faster than it is answered. Decision 0139. */
const rowsMost = 1_000

/** Returns what stores events of many viewers in one statement, and how many of each were new. */
export const eventWriter = (
  session: Session
): ((given: ReadonlyArray<GivenEvents>) => Effect.Effect<ReadonlyArray<number>, Unavailable>) => {
  const made = new Set<string>()
  const makeMonth = Effect.fnUntraced(function* (at: Instant) {
    const month = monthOf(at)
    if (made.has(month)) return
    yield* makePartition(session, at)
    made.add(month)
  })
  return Effect.fnUntraced(function* (given) {
    const months = new Map(given.flatMap(({ events }) => events.map(({ at }) => [monthOf(at), at] as const)))
    yield* Effect.forEach(months.values(), makeMonth, { discard: true })
    const stored = yield* session.ask((on) => insertRows(given).execute(on))
    const isNew = new Set(stored.rows.map((row) => `${row.session_id} ${row.id}`))
    // Of calls that brought the same event the first has stored it.
    return given.map(({ session: viewer, events }) => events.filter(({ id }) => isNew.delete(`${viewer} ${id}`)).length)
  })
}

const insertRows = (given: ReadonlyArray<GivenEvents>) => {
  const rows = given.flatMap(({ session, events, receivedAt }) =>
    events.map((event) => ({ ...event, session, receivedAt }))
  )
  const column = <A>(cellOf: (row: (typeof rows)[number]) => A): ReadonlyArray<A> => rows.map(cellOf)
  return sql<{ session_id: string; id: string }>`
    insert into tracking_events (session_id, id, at, received_at, verb, object_type, object_id, from_type, target_type, target_id)
    select * from unnest(${column(({ session }) => session)}::uuid[], ${column(({ id }) => id)}::uuid[],
      ${column(({ at }) => moment(at))}::timestamptz[], ${column(({ receivedAt }) => moment(receivedAt))}::timestamptz[],
      ${column(({ verb }) => verb)}::text[], ${column(({ type }) => type)}::text[], ${column(({ objectId }) => objectId ?? null)}::text[],
      ${column(({ from }) => from ?? null)}::text[], ${column(({ target }) => target?.type ?? null)}::text[],
      ${column(({ target }) => target?.id ?? null)}::text[])
    on conflict do nothing returning session_id, id`
}

/** Events, viewers and their orders in the database; calls that come at once share a statement. Decisions 0130, 0139. */
export const sqlTracking = (session: Session): TrackingStore => {
  const insert = gatherCalls(rowsMost, (given: GivenEvents) => given.events.length, eventWriter(session))
  return {
    insert: (viewer, events, receivedAt) => insert({ session: viewer, events, receivedAt }),
    join: (viewer, member, now) =>
      Effect.asVoid(
        session.ask((on) =>
          sql`insert into tracking_sessions (session_id, member_id, joined_at)
            select ${viewer}::uuid, id, ${moment(now)} from members where id = ${member} and removed_at is null
            for share on conflict do nothing`.execute(on)
        )
      ),
    insertOrder: ({ session: viewer, order }, now) =>
      Effect.asVoid(
        session.ask((on) =>
          sql`insert into tracking_orders (order_code, session_id, at)
            select o.code, ${viewer}::uuid, ${moment(now)}::timestamptz from orders o
              left join members m on m.id = o.member_id where o.code = ${order} and m.removed_at is null
            on conflict do nothing`.execute(on)
        )
      )
  }
}

/** Drops partitions whose months are over for longer than events are stored, and what belongs to their viewers. */
export const dropOldEvents = (session: Session, now: Instant): Effect.Effect<void, Unavailable> =>
  session.ask(async (on) => {
    const oldest = partitionOf(startOfMonth(now, -storedMonths))
    const { rows } = await sql<{ name: string }>`
      select child.relname as name from pg_inherits join pg_class child on child.oid = inhrelid
      where inhparent = 'tracking_events'::regclass and child.relname < ${oldest}`.execute(on)
    for (const { name } of rows) await sql`drop table if exists ${sql.table(name)}`.execute(on)
    const before = moment(instant(now - joinedMs))
    await sql`delete from tracking_sessions where joined_at < ${before}`.execute(on)
    await sql`delete from tracking_orders where at < ${before}`.execute(on)
  })

/** Makes the partitions of this month and the next, so that no viewer waits for one. */
export const makeEventPartitions = (session: Session, now: Instant): Effect.Effect<void, Unavailable> =>
  Effect.forEach([startOfMonth(now), startOfMonth(now, 1)], (at) => makePartition(session, at), { discard: true })

/** Two servers may make the same one at once: the second has looked before the first was done, and meets it there. */
const makePartition = (session: Session, at: Instant): Effect.Effect<void, Unavailable> =>
  Effect.asVoid(
    session.ask((on) =>
      sql`do $$ begin
        create table if not exists ${sql.table(partitionOf(startOfMonth(at)))} partition of tracking_events
          for values from (${sql.lit(moment(startOfMonth(at)))}) to (${sql.lit(moment(startOfMonth(at, 1)))});
        exception when duplicate_table or unique_violation then null;
      end $$`.execute(on)
    )
  )

const monthOf = (at: Instant): string => new Date(at).toISOString().slice(0, 7)
const partitionOf = (at: Instant): string => `tracking_events_${monthOf(at).replace("-", "_")}`
const startOfMonth = (at: Instant, months = 0): Instant => {
  const day = new Date(at)
  return instant(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + months, 1))
}
