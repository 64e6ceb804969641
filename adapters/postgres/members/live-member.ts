import { Effect } from "effect"
import { type Kysely, type RawBuilder, sql } from "kysely"
import { Unauthenticated } from "#core/account/account.errors.ts"
import type { MemberId } from "#core/account/member.ts"
import type { Unavailable } from "#core/kernel/failure.ts"
import type { Session } from "../engine/db.ts"
import { prepare } from "../engine/quick.ts"
import type { Tables } from "../tables.ts"

/**
 * Selects the id of a member who is not removed, and locks the row against a removal until the transaction ends. Every write of
 * a member's own rows takes the member from here: what is under way during a removal comes before it, or is not written.
 * Decision 0077.
 */
export const liveMember = (id: MemberId): RawBuilder<{ id: string }> =>
  sql<{ id: string }>`select id from members where id = ${id} and removed_at is null for key share`

/**
 * Locks a member as a writer of reviews until the transaction ends: what writers send at once is done one after another. False if
 * the account is removed.
 */
export const lockWriterOf = async (on: Kysely<Tables>, member: MemberId): Promise<boolean> => {
  // The removal of the account waits for this, or is seen here.
  await sql`with live as (${liveMember(member)})
    insert into review_writers (member_id) select id from live on conflict do nothing`.execute(on)
  const { rows } = await sql`select from review_writers where member_id = ${member} for update`.execute(on)
  return rows.length > 0
}

/**
 * Writes rows of a member's own and returns them as JSON. Refuses if the account is removed.
 *
 * @param write a statement that takes the member from `live (id)` and returns rows
 */
export const writeOfLive = <R>(
  session: Session,
  member: MemberId,
  write: RawBuilder<R>
): Effect.Effect<ReadonlyArray<R>, Unauthenticated | Unavailable> =>
  Effect.flatMap(
    session.ask(async (on) => {
      const { rows } = await prepare(sql<{ live: boolean; written: ReadonlyArray<R> }>`
        with live as (${liveMember(member)}), written as (${write})
        select exists (select 1 from live) as live,
          coalesce((select jsonb_agg(to_jsonb(written)) from written), '[]') as written`).execute(on)
      return rows[0]?.live ? rows[0].written : undefined
    }),
    (written) => (written === undefined ? Effect.fail(new Unauthenticated()) : Effect.succeed(written))
  )

/**
 * Makes a change of several statements for a member, who stays locked against a removal until the transaction ends. Refuses if the
 * account is removed.
 */
export const changeOfLive = <A>(
  session: Session,
  member: MemberId,
  change: (on: Kysely<Tables>) => Promise<A>
): Effect.Effect<A, Unauthenticated | Unavailable> =>
  Effect.flatMap(
    session.ask(async (on) => {
      const { rows } = await liveMember(member).execute(on)
      return rows.length === 0 ? undefined : { answer: await change(on) }
    }),
    (made) => (made === undefined ? Effect.fail(new Unauthenticated()) : Effect.succeed(made.answer))
  )
