import { randomUUID } from "node:crypto"
import { Effect } from "effect"
import { sql } from "kysely"
import type { MemberId } from "#core/account/member.ts"
import type { Unavailable } from "#core/kernel/failure.ts"
import type { PushStore } from "#core/push/push.port.ts"
import type { PushDeviceId, PushSubscriptionFacts } from "#core/push/push.ts"
import type { Session } from "../engine/db.ts"
import { changeOfLive } from "../members/live-member.ts"
import { moment } from "../tables.ts"

const columns = ["id", "endpoint", "p256dh", "auth", "renewed_at as renewedAt"] as const

/** Subscriptions in the database; `put` within the transaction of its call. */
export const sqlPush = (session: Session): PushStore => ({
  of: (member) =>
    session.ask((on) =>
      on
        .selectFrom("push_subscriptions")
        .select(columns)
        .where("member_id", "=", member)
        .orderBy("renewed_at", "desc")
        .orderBy("id")
        .execute()
    ),
  put: (member, { endpoint, p256dh, auth }, { session: of, at, most }) =>
    changeOfLive(session, member, async (on) => {
      // Devices that subscribe at once are counted one after another.
      await sql`select from members where id = ${member} for no key update`.execute(on)
      // Another member's device gets another number: what was on its way to that member is not sent to this one.
      const { rows } = await sql<{ readonly id: string }>`
        insert into push_subscriptions as held (id, member_id, session_id, endpoint, p256dh, auth, renewed_at)
        values (${randomUUID()}, ${member}, ${of ?? null}, ${endpoint}, ${p256dh}, ${auth}, ${moment(at)})
        on conflict (endpoint) do update set
          id = case when held.member_id = excluded.member_id then held.id else excluded.id end,
          member_id = excluded.member_id, session_id = excluded.session_id, p256dh = excluded.p256dh,
          auth = excluded.auth, renewed_at = greatest(held.renewed_at, excluded.renewed_at)
        returning id`.execute(on)
      const id = rows[0]?.id ?? ""
      await sql`delete from push_subscriptions where id in (
        select id from push_subscriptions where member_id = ${member} and id <> ${id}
        order by renewed_at desc, id offset ${most - 1})`.execute(on)
      return { id, endpoint }
    }),
  remove: (member, id) =>
    Effect.asVoid(
      session.ask((on) =>
        on.deleteFrom("push_subscriptions").where("member_id", "=", member).where("id", "=", id).execute()
      )
    )
})

/** Numbers of the devices that a member is notified on, for the message that is written to each. */
export const devicesOf = (
  session: Session,
  member: MemberId
): Effect.Effect<ReadonlyArray<PushDeviceId>, Unavailable> =>
  session.ask(async (on) => {
    const rows = await on
      .selectFrom("push_subscriptions")
      .select("id")
      .where("member_id", "=", member)
      .orderBy("id")
      .execute()
    return rows.map(({ id }) => id)
  })

/** Subscriptions as the sender of messages sees them, by their number alone. */
export interface SentTo {
  /** Returns `undefined` if the device is not notified any more. */
  readonly subscription: (id: PushDeviceId) => Effect.Effect<PushSubscriptionFacts | undefined, Unavailable>
  /** The push service does not know it any more; one that was renewed meanwhile has another address, and stays. */
  readonly end: (id: PushDeviceId, endpoint: string) => Effect.Effect<void, Unavailable>
}

/** Subscriptions in the database, for the sender. */
export const sqlSentTo = (session: Session): SentTo => ({
  subscription: (id) =>
    session.ask((on) =>
      on.selectFrom("push_subscriptions").select(["endpoint", "p256dh", "auth"]).where("id", "=", id).executeTakeFirst()
    ),
  end: (id, endpoint) =>
    Effect.asVoid(
      session.ask((on) =>
        on.deleteFrom("push_subscriptions").where("id", "=", id).where("endpoint", "=", endpoint).execute()
      )
    )
})
