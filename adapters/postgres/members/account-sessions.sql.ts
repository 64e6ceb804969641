import { Effect } from "effect"
import { type RawBuilder, sql } from "kysely"
import type { SessionStore, StoredSession } from "#core/account/account-store.port.ts"
import { MemberId } from "#core/account/member.ts"
import type { Unavailable } from "#core/kernel/failure.ts"
import type { Instant } from "#core/kernel/moment.ts"
import type { Session } from "../engine/db.ts"
import { prepare } from "../engine/quick.ts"
import { moment } from "../tables.ts"

/**
 * Sessions and bearers by the digests of their tokens. A login that was under way while every session of its member was
 * ended is over, too: it begins before `sessions_from` and so is not valid.
 *
 * @param now for that moment
 */
export const sqlSessions = (session: Session, now: () => Instant): SessionStore => ({
  create: ({ id, member, startedAt, seenAt }, epoch) =>
    Effect.asVoid(
      session.ask((on) =>
        sql`insert into sessions (id, member_id, started_at, seen_at, epoch)
          select ${id}, id, ${moment(startedAt)}, ${moment(seenAt)}, coalesce(${epoch ?? null}::integer, epoch) from members
          where id = ${member} and removed_at is null for key share`.execute(on)
      )
    ),
  byId: (id) => oneSession(session, sql`s.id = ${id}`),
  byBearer: (digest, at) =>
    oneSession(
      session,
      sql`s.id = (select session_id from bearers where digest = ${digest} and until > ${moment(at)})`
    ),
  addBearer: (id, digest, until) =>
    session.ask(async (on) => {
      const { numAffectedRows } = await sql`
        insert into bearers (digest, session_id, until)
        select ${digest}, s.id, ${moment(until)} from sessions s join members m on m.id = s.member_id
        where s.id = ${id} and s.epoch = m.epoch for key share of s`.execute(on)
      return (numAffectedRows ?? 0n) > 0n
    }),
  seen: (id, at) =>
    Effect.asVoid(session.ask((on) => sql`update sessions set seen_at = ${moment(at)} where id = ${id}`.execute(on))),
  // A device is notified until its member logs out there. Decision 0140.
  end: (id) =>
    Effect.asVoid(
      session.ask((on) =>
        sql`with silent as (delete from push_subscriptions where session_id = ${id})
          delete from sessions where id = ${id}`.execute(on)
      )
    ),
  supersede: (id, { to, until }) =>
    Effect.asVoid(
      session.ask((on) =>
        sql`with moved as (update push_subscriptions set session_id = ${to} where session_id = ${id})
          update sessions set successor = ${to}, ends_at = least(ends_at, ${moment(until)}) where id = ${id}`.execute(
          on
        )
      )
    ),
  endAll: (member) =>
    Effect.asVoid(
      session.ask((on) =>
        sql`with ended as (update members set sessions_from = ${moment(now())}, epoch = epoch + 1 where id = ${member}),
          silent as (delete from push_subscriptions where member_id = ${member})
          delete from sessions where member_id = ${member}`.execute(on)
      )
    ),
  endOthers: (member, but) =>
    Effect.asVoid(
      session.ask((on) =>
        sql`with begun as (
            update members set epoch = members.epoch + 1 from sessions s
            where members.id = ${member} and s.id = ${but} and s.member_id = members.id and s.epoch = members.epoch
            returning members.id, members.epoch
          ), own as (
            update sessions set epoch = begun.epoch from begun where sessions.id = ${but}
          ), silent as (
            delete from push_subscriptions using begun
            where push_subscriptions.member_id = begun.id and push_subscriptions.session_id is distinct from ${but}
          )
          delete from sessions using begun where member_id = begun.id and sessions.id <> ${but}`.execute(on)
      )
    )
})

/** Longer than a login takes: what began that long before was seen and ended in its place. */
const longestLogin = sql`interval '1 minute'`

const oneSession = (
  session: Session,
  where: RawBuilder<unknown>
): Effect.Effect<StoredSession | undefined, Unavailable> =>
  session.ask(async (on) => {
    const { rows } = await prepare(sql<SessionRow>`
      select s.id, s.member_id, s.started_at, s.seen_at, s.successor, s.ends_at from sessions s join members m on m.id = s.member_id
      where ${where} and m.removed_at is null and s.epoch = m.epoch and not coalesce(
        m.sessions_from > s.started_at and m.sessions_from < s.started_at + ${longestLogin}, false)`).execute(on)
    const [row] = rows
    return (
      row && {
        id: row.id,
        member: MemberId(row.member_id),
        startedAt: row.started_at,
        seenAt: row.seen_at,
        ...(row.successor !== null && row.ends_at !== null && { handedOver: { to: row.successor, until: row.ends_at } })
      }
    )
  })

interface SessionRow {
  readonly id: string
  readonly member_id: string
  readonly started_at: Instant
  readonly seen_at: Instant
  readonly successor: string | null
  readonly ends_at: Instant | null
}
