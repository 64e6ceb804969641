import { Effect } from "effect"
import { type Kysely, sql, type Updateable } from "kysely"
import type { Unavailable } from "#core/kernel/failure.ts"
import type { Instant } from "#core/kernel/moment.ts"
import type { Db, Session } from "./engine/db.ts"
import { quick } from "./engine/quick.ts"
import { json, moment, type Tables } from "./tables.ts"

/** Kinds of rows that are messages to people. */
type Channel = "sms" | "whatsapp" | "email" | "push"

/** Something to be sent once the transaction it is written in has happened. */
export interface Outgoing {
  readonly id: string
  readonly channel: Channel
  readonly payload: unknown
  readonly at: Instant
}

/**
 * Writes a message into the outbox, in the transaction of its cause.
 *
 * @param sends false if it is never sent: it is there to be read
 */
export const putOutgoing = async (
  on: Kysely<Tables>,
  { id, channel, payload, at }: Outgoing,
  sends = true
): Promise<void> => {
  await quick`/* later */
    insert into outbox (id, kind, payload, created_at, due_at, done_at)
    values (${id}, ${channel}, ${json(payload)}, ${moment(at)}, ${moment(at)}, ${sends ? null : moment(at)})`.execute(
    on
  )
}

interface Claimed {
  readonly id: string
  readonly channel: Channel
  readonly payload: unknown
  readonly attempt: number
}

/** The outbox as a sender sees it. A lease that ran out may be another sender's: its holder changes nothing any more. */
export const sqlOutbox = (db: Db) => ({
  claim: (wish: {
    readonly channels: ReadonlyArray<Channel>
    readonly now: Instant
    readonly until: Instant
    readonly most: number
  }): Effect.Effect<ReadonlyArray<Claimed>, Unavailable> =>
    db.ask(async (on) => {
      if (wish.channels.length === 0) return []
      const { rows } = await sql<Claimed>`
        update outbox set leased_until = ${moment(wish.until)}, attempts = attempts + 1
        where id in (
          select id from outbox
          where done_at is null and given_up_at is null and due_at <= ${moment(wish.now)}
            and (leased_until is null or leased_until <= ${moment(wish.now)}) and kind = any(${[...wish.channels]}::text[])
          order by due_at limit ${wish.most} for update skip locked
        )
        returning id, kind as channel, payload, attempts as attempt`.execute(on)
      return rows
    }),
  sent: (claimed: Claimed, now: Instant) =>
    change(db, claimed, { leased_until: null, done_at: moment(now), failure: null }),
  failed: (
    claimed: Claimed,
    { failure, now, again }: { readonly failure: string; readonly now: Instant; readonly again?: Instant }
  ) =>
    change(db, claimed, {
      leased_until: null,
      failure: failure.slice(0, 500),
      ...(again === undefined ? { given_up_at: moment(now) } : { due_at: moment(again) })
    }),
  giveBack: (claimed: Claimed) => change(db, claimed, { leased_until: null, attempts: claimed.attempt - 1 })
})

const change = (db: Db, { id, attempt }: Claimed, to: Updateable<Tables["outbox"]>): Effect.Effect<void, Unavailable> =>
  Effect.asVoid(
    db.ask((on) =>
      on.updateTable("outbox").set(to).where("id", "=", id).where("attempts", "=", attempt).executeTakeFirst()
    )
  )

/** A message that was sent, or will be, as it is stored in the outbox. */
export interface StoredMessage {
  readonly channel: Channel
  readonly payload: unknown
  readonly at: Instant
}

const shownAtOnce = 200

/** Messages that were given to be sent, newest first; to one receiver if it is given. */
export const storedMessages = (db: Session, to?: string): Effect.Effect<ReadonlyArray<StoredMessage>, Unavailable> =>
  db.ask(async (on) => {
    const rows = await on
      .selectFrom("outbox")
      .select(["kind", "payload", "created_at as at"])
      .where("kind", "in", ["sms", "whatsapp", "email"])
      .$if(to !== undefined, (all) => all.where(sql<string>`payload ->> 'to'`, "=", to ?? ""))
      .orderBy("created_at", "desc")
      .orderBy("id")
      .limit(shownAtOnce)
      .execute()
    return rows.map(({ kind, ...row }) => ({ ...row, channel: kind as Channel }))
  })
