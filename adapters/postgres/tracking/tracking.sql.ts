import { Effect } from "effect"
import { sql } from "kysely"
import type { Unavailable } from "#core/kernel/failure.ts"
import { dayMs, type Instant, instant } from "#core/kernel/moment.ts"
import type { TrackingStore } from "#core/tracking/tracking.port.ts"
import { storedMonths } from "#core/tracking/tracking-event.ts"
import type { Session } from "../engine/db.ts"
import { moment } from "../tables.ts"

/** A viewer is joined to a member for as long as events of theirs are stored. */
const joinedMs = storedMonths * 31 * dayMs

/** Events, viewers and their orders in the database; events of one call are one statement. Decision 0130. */
export const sqlTracking = (session: Session): TrackingStore => {
  const made = new Set<string>()
  const makeMonth = Effect.fnUntraced(function* (at: Instant) {
    const month = monthOf(at)
    if (made.has(month)) return
    yield* makePartition(session, at)
    made.add(month)
  })
  return {
    insert: Effect.fnUntraced(function* (viewer, events, now) {
      const months = new Map(events.map(({ at }) => [monthOf(at), at]))
      yield* Effect.forEach(months.values(), makeMonth, { discard: true })
      const rows = events.map(({ id, at, verb, type, objectId, from, target }) => ({
        id,
        at: moment(at),
        verb,
        object_type: type,
        object_id: objectId,
        from_type: from,
        target_type: target?.type,
        target_id: target?.id
      }))
      return yield* session.ask(async (on) => {
        const { numAffectedRows } = await sql`
          insert into tracking_events (session_id, id, at, received_at, verb, object_type, object_id, from_type, target_type, target_id)
          select ${viewer}::uuid, id, at, ${moment(now)}::timestamptz, verb, object_type, object_id, from_type, target_type, target_id
          from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (id uuid, at timestamptz, verb text, object_type text,
            object_id text, from_type text, target_type text, target_id text)
          on conflict do nothing`.execute(on)
        return Number(numAffectedRows ?? 0n)
      })
    }),
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
            select ${order}, ${viewer}::uuid, ${moment(now)}::timestamptz where not exists (select 1 from orders o
              join members m on m.id = o.member_id where o.code = ${order} and m.removed_at is not null)
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
    for (const { name } of rows) await sql`drop table ${sql.table(name)}`.execute(on)
    const before = moment(instant(now - joinedMs))
    await sql`delete from tracking_sessions where joined_at < ${before}`.execute(on)
    await sql`delete from tracking_orders where at < ${before}`.execute(on)
  })

/** Two servers may make the same one at once: the second finds it there, or fails and finds it at the next call. */
const makePartition = (session: Session, at: Instant): Effect.Effect<void, Unavailable> =>
  Effect.asVoid(
    session.ask((on) =>
      sql`create table if not exists ${sql.table(partitionOf(startOfMonth(at)))} partition of tracking_events
        for values from (${sql.lit(moment(startOfMonth(at)))}) to (${sql.lit(moment(startOfMonth(at, 1)))})`.execute(on)
    )
  )

const monthOf = (at: Instant): string => new Date(at).toISOString().slice(0, 7)
const partitionOf = (at: Instant): string => `tracking_events_${monthOf(at).replace("-", "_")}`
const startOfMonth = (at: Instant, months = 0): Instant => {
  const day = new Date(at)
  return instant(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + months, 1))
}
