import { Effect } from "effect"
import { type RawBuilder, sql } from "kysely"
import { Unauthenticated } from "#core/account/account.errors.ts"
import type { AccountWrites } from "#core/account/account-store.port.ts"
import type { Member } from "#core/account/member.ts"
import type { Unavailable } from "#core/kernel/failure.ts"
import type { ProfileStore } from "#core/profile/profile.port.ts"
import { removeReactions } from "../catalogue/review-likes.sql.ts"
import { changeWithin } from "../catalogue/versions.sql.ts"
import type { Session } from "../engine/db.ts"
import { json } from "../tables.ts"
import { lockMember, removeMember } from "./account-members.sql.ts"
import { sqlSessions } from "./account-sessions.sql.ts"
import { contributionsOf } from "./contributions.sql.ts"
import { assignmentOf, type MemberRow, memberColumns, memberColumnsOf, memberOf } from "./member-rows.ts"
import { everythingOf, provenAddress } from "./my-data.sql.ts"
import { removeProposalsOf } from "./proposals.sql.ts"
import { removePhotosOf } from "./review-photos.sql.ts"

/**
 * Stores profiles. Removed members are not found.
 *
 * @param send writes the message about a removal; without it none is written
 */
export const sqlProfiles = (
  session: Session,
  send: AccountWrites["send"] = () => Effect.succeed(false)
): ProfileStore => ({
  byId: (id) => oneMember(session, sql`members.id = ${id}`),
  byUserName: (userName) =>
    oneMember(session, sql`members.user_name <> '' and lower(members.user_name) = ${userName.toLowerCase()}`),
  write: (id, columns) =>
    session.ask(async (on) => {
      const row = memberColumnsOf(columns)
      if (Object.keys(row).length === 0) return
      await sql`update members set ${assignmentOf(row)}
        where members.id = ${id} and members.removed_at is null`.execute(on)
    }),
  replaceImage: (id, image) =>
    Effect.flatMap(
      session.ask(async (on) => {
        const { rows } = await sql<{ image: string | null }>`
          with before as (select id, image from members where id = ${id} and removed_at is null for update)
          update members set image = ${image ?? null} from before where members.id = before.id
          returning before.image`.execute(on)
        return rows[0]
      }),
      (before) =>
        before === undefined ? Effect.fail(new Unauthenticated()) : Effect.succeed(before.image ?? undefined)
    ),
  visit: (id, marks) =>
    Effect.asVoid(
      session.ask((on) =>
        sql`update members set coachmarks = (
            select coalesce(jsonb_agg(distinct mark), '[]') from jsonb_array_elements(coachmarks || ${json(marks)}::jsonb) as mark)
          where id = ${id} and removed_at is null`.execute(on)
      )
    ),
  knownTags: (ids) =>
    session.ask(async (on) => {
      if (ids.length === 0) return new Set<string>()
      const rows = await on
        .selectFrom("tags")
        .select("id")
        .where("id", "in", [...ids])
        .execute()
      return new Set(rows.map(({ id }) => id))
    }),
  knownInterests: (ids) =>
    session.ask(async (on) => {
      if (ids.length === 0) return new Set<string>()
      const rows = await on
        .selectFrom("categories")
        .select("id")
        .where("level", "<=", 2)
        .where("id", "in", [...ids])
        .union(
          on
            .selectFrom("tags")
            .select("id")
            .where("id", "in", [...ids])
        )
        .execute()
      return new Set(rows.map(({ id }) => id))
    }),
  contributions: (id) => session.ask((on) => contributionsOf(on, id)),
  everything: (id) => everythingOf(session, id),
  erase: Effect.fnUntraced(function* (id, now, { session: asking, messageTo }) {
    const before = yield* lockMember(session, id)
    const isOpen = asking === undefined || (yield* sqlSessions(session, () => now).byId(asking)) !== undefined
    if (before === undefined || before.isRemoved || !isOpen) return undefined
    const message = messageTo(before.member)
    if (message !== undefined) yield* send(message)
    yield* session.ask(async (on) => {
      // An order names its buyer: it would lead from events back to a person.
      await sql`delete from tracking_orders where order_code in (select code from orders where member_id = ${id})
        or session_id in (select session_id from tracking_sessions where member_id = ${id})`.execute(on)
      for (const table of [
        "member_addresses",
        "member_bags",
        "review_writers",
        "search_history",
        "search_clicks",
        "product_bookmarks",
        "push_subscriptions",
        "tracking_sessions",
        "wishlist_entries"
      ] as const)
        await on.deleteFrom(table).where("member_id", "=", id).execute()
      await removeReactions(on, id)
      await removeProposalsOf(on, id)
      await removePhotosOf(on, id)
      await changeWithin(on, "reviews", async () => {
        // Readers never saw them, and what was found in them may name persons.
        await sql`delete from reviews where member_id = ${id} and status <> 'published'`.execute(on)
        const shown = await sql`
          update reviews set findings = '[]', decision_words = null where member_id = ${id}`.execute(on)
        // They show no name from now on.
        return { answer: undefined, changed: Number(shown.numAffectedRows) > 0 }
      })
      await sql`update egifts set saved_by = null, info = info || '{"message":""}' where saved_by = ${id}`.execute(on)
      await sql`delete from notify_wishes where lower(email) = ${provenAddress(id)}`.execute(on)
      await sql`update notify_wishes set member_id = null where member_id = ${id}`.execute(on)
      await sql`delete from checkouts where choices ->> 'member' = ${id}
        and not exists (select 1 from orders where orders.checkout_id = checkouts.id)`.execute(on)
    })
    yield* removeMember(session, id, now)
    return before.member
  })
})

const oneMember = (session: Session, where: RawBuilder<unknown>): Effect.Effect<Member | undefined, Unavailable> =>
  session.ask(async (on) => {
    const { rows } = await sql<MemberRow>`
      select ${memberColumns} from members where ${where} and members.removed_at is null`.execute(on)
    return rows[0] && memberOf(rows[0])
  })
