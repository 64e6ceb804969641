import { Effect } from "effect"
import { sql } from "kysely"
import type { CodeStore, ResetStore, SendClaim, StoredCode } from "#core/account/account-store.port.ts"
import { OtpTicket } from "#core/account/otp/otp.ts"
import { type Instant, instant } from "#core/kernel/moment.ts"
import type { Session } from "../engine/db.ts"
import { moment, type Row } from "../tables.ts"
import { liveMember } from "./live-member.ts"

/** One-time codes and what they prove. What is limited is taken by the write that counts it. D-32. */
export const sqlAccountCodes = (session: Session): CodeStore => ({
  claimSend: ({ destination, asker = "stranger", day, at, waitMs, perDay }) =>
    session.ask(async (on): Promise<SendClaim> => {
      // After a clock was set back, times in its future are no reason to wait.
      const { rows } = await sql<{ sends: number; sent_before: Instant | null }>`
        insert into code_sends as stored (destination, asker, day, sends, last_sent_at)
        values (${destination}, ${asker}, ${day}, 1, ${moment(at)})
        on conflict (destination, asker) do update set day = excluded.day, last_sent_at = excluded.last_sent_at,
          sends = case when stored.day = excluded.day then stored.sends + 1 else 1 end, sent_before = stored.last_sent_at
        where (stored.last_sent_at is null or stored.last_sent_at <= ${moment(instant(at - waitMs))}
            or stored.last_sent_at >= ${moment(instant(at + waitMs))})
          and (stored.day <> excluded.day or stored.sends < ${perDay})
        returning sends, sent_before`.execute(on)
      const [claimed] = rows
      if (claimed) return { kind: "taken", sends: claimed.sends, before: claimed.sent_before ?? undefined }
      const row = await on
        .selectFrom("code_sends")
        .selectAll()
        .where("destination", "=", destination)
        .where("asker", "=", asker)
        .executeTakeFirst()
      return row === undefined || (row.day === day && row.sends >= perDay)
        ? { kind: "maximum" }
        : { kind: "too-soon", lastSentAt: row.last_sent_at ?? at }
    }),
  giveSendBack: ({ destination, asker = "stranger", day, at, before }) =>
    Effect.asVoid(
      session.ask((on) =>
        sql`update code_sends set sends = sends - 1, last_sent_at = ${before === undefined ? null : moment(before)}
          where destination = ${destination} and asker = ${asker} and day = ${day} and last_sent_at = ${moment(at)} and sends > 0`.execute(
          on
        )
      )
    ),
  put: ({ scope, destination, ticket, signature, expiresAt, asker = "stranger" }) =>
    Effect.asVoid(
      session.ask((on) =>
        sql`insert into codes (scope, destination, ticket, seal, expires_at, asker)
          values (${scope}, ${destination}, ${ticket}, ${signature}, ${moment(expiresAt)}, ${asker})
          on conflict (scope, destination, asker) do update
          set ticket = excluded.ticket, seal = excluded.seal, expires_at = excluded.expires_at, tries = 0`.execute(on)
      )
    ),
  claimTry: (ticket, now, most) =>
    session.ask(async (on) => {
      const { rows } = await sql<Row<"codes">>`
        update codes set tries = tries + 1
        where ticket = ${ticket} and expires_at > ${moment(now)} and tries < ${most} returning *`.execute(on)
      return rows[0] && codeOf(rows[0])
    }),
  take: (ticket) =>
    session.ask(async (on) => {
      const { numAffectedRows } = await sql`delete from codes where ticket = ${ticket}`.execute(on)
      return (numAffectedRows ?? 0n) > 0n
    }),
  putProof: ({ digest, scope, destination, until }) =>
    Effect.asVoid(
      session.ask((on) =>
        on
          .insertInto("proofs")
          .values({ digest, scope, destination, until: moment(until) })
          .execute()
      )
    ),
  exchange: (ticket, { digest, scope, destination, until }) =>
    session.ask(async (on) => {
      const { numAffectedRows } = await sql`
        with used as (delete from codes where ticket = ${ticket} returning 1)
        insert into proofs (digest, scope, destination, until)
        select ${digest}, ${scope}, ${destination}, ${moment(until)}::timestamptz from used`.execute(on)
      return (numAffectedRows ?? 0n) > 0n
    }),
  takeProof: ({ digest, scope, destination }, now) =>
    session.ask(async (on) => {
      const { numAffectedRows } = await sql`
        delete from proofs where digest = ${digest} and scope = ${scope} and destination = ${destination}
          and until > ${moment(now)}`.execute(on)
      return (numAffectedRows ?? 0n) > 0n
    })
})

/** Permissions to reset passwords. D-9. */
export const sqlResets = (session: Session): ResetStore => ({
  put: ({ member, digest, until, provesEmail, asker = "stranger" }) =>
    Effect.asVoid(
      session.ask((on) =>
        sql`insert into reset_links (member_id, digest, proves_email, until, asker)
          select live.id, ${digest}, ${provesEmail}, ${moment(until)}, ${asker} from (${liveMember(member)}) as live
          on conflict (member_id, asker) do update
          set digest = excluded.digest, proves_email = excluded.proves_email, until = excluded.until`.execute(on)
      )
    ),
  of: (member, digest, now) =>
    session.ask(async (on) => {
      const row = await on
        .selectFrom("reset_links")
        .selectAll()
        .where("member_id", "=", member)
        .where("digest", "=", digest)
        .where("until", ">", sql<Instant>`${moment(now)}::timestamptz`)
        .executeTakeFirst()
      return row && { member, digest, until: row.until, provesEmail: row.proves_email }
    }),
  use: ({ member, digest, now, passwordHash }) =>
    session.ask(async (on) => {
      const { rows } = await sql`
        with used as (
          delete from reset_links where member_id = ${member} and digest = ${digest} and until > ${moment(now)}
          returning member_id
        ), changed as (
          update members set password_hash = ${passwordHash}, fails = 0, known_fails = 0, guessed_from = null,
            sessions_from = ${moment(now)}, epoch = epoch + 1 from used
          where members.id = used.member_id and members.removed_at is null
        ), ended as (
          delete from sessions using used where sessions.member_id = used.member_id
        )
        select member_id from used`.execute(on)
      return rows.length > 0
    })
})

const codeOf = (row: Row<"codes">): StoredCode => ({
  ticket: OtpTicket(row.ticket),
  scope: row.scope,
  destination: row.destination,
  signature: row.seal,
  expiresAt: row.expires_at
})
