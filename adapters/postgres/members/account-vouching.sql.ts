import { Effect } from "effect"
import { sql } from "kysely"
import type { DeviceStore, MemberStore } from "#core/account/account-store.port.ts"
import type { Instant } from "#core/kernel/moment.ts"
import { addressesMost } from "#core/profile/profile.ts"
import type { Session } from "../engine/db.ts"
import { moment } from "../tables.ts"
import { liveMember } from "./live-member.ts"

/** Browsers known for a member at most. */
const mostDevices = 10

/** Columns that identify a member: set aside with the identity that was proven before. Decision 0030. */
const details = [
  "first_name",
  "last_name",
  "nick_name",
  "gender",
  "salute",
  "date_of_birth",
  "image",
  "bio",
  "social",
  "province",
  "city",
  "motherhood",
  "traits",
  "interest"
] as const
const empty: Readonly<Partial<Record<(typeof details)[number], string>>> = {
  first_name: "''",
  last_name: "''",
  social: "'{}'::jsonb",
  traits: "'[]'::jsonb",
  interest: "'[]'::jsonb"
}
const emptyOf = (column: (typeof details)[number]) => sql.raw(empty[column] ?? "null")

/** What an address vouches for, and what waits for the identity that vouches for it. Decision 0030. */
export const sqlVouching = (session: Session): Pick<MemberStore, "vouchByEmail" | "takeBack"> => ({
  vouchByEmail: (id, { keepsPassword, now }) =>
    session.ask(async (on) => {
      const { rows } = await sql`
        with before as (
          select * from members where id = ${id} and not email_verified and removed_at is null for update
        ), key as (
          select coalesce(case when phone_verified then phone_e164 end, (
            select provider || ' ' || subject from social_identities where member_id = before.id
            order by provider, subject limit 1)) as identity from before
        ), aside as (
          insert into set_aside as held (identity, details, addresses, at)
          select key.identity, jsonb_build_object(${sql.join(
            details.flatMap((column) => [sql.lit(column), sql.ref(`before.${column}`)])
          )}), coalesce((select jsonb_agg(jsonb_build_object(
              'id', a.id, 'address', a.address, 'at', a.created_at, 'main', a.is_default))
            from member_addresses a where a.member_id = before.id), '[]'), ${moment(now)}
          from before, key where key.identity is not null
          on conflict (identity) do update
          set details = excluded.details, addresses = held.addresses || excluded.addresses, at = excluded.at
        ), sessions_ended as (
          delete from sessions using before where member_id = before.id
        ), providers as (
          delete from social_identities using before where member_id = before.id
        ), devices as (
          delete from known_devices using before where member_id = before.id
        ), addresses as (
          delete from member_addresses using before, key where member_id = before.id and key.identity is not null
        ), searches as (
          delete from search_history using before where member_id = before.id
        ), clicks as (
          delete from search_clicks using before where member_id = before.id
        ), wishes as (
          delete from wishlist_entries using before where member_id = before.id
        ), bookmarks as (
          delete from product_bookmarks using before where member_id = before.id
        ), notified as (
          delete from push_subscriptions using before where member_id = before.id
        ), unlinked as (
          update orders set member_id = null from before
          where orders.member_id = before.id and lower(orders.email) <> lower(before.email)
        )
        update members set email_verified = true, phone_code = null, phone_national = null, phone_verified = false,
          password_hash = case when ${keepsPassword} then members.password_hash end, fails = 0, known_fails = 0,
          guessed_from = null, sessions_from = ${moment(now)}, epoch = members.epoch + 1,
          ${sql.join(
            details.map(
              (column) =>
                sql`${sql.ref(column)} = case when key.identity is null then ${sql.ref(`members.${column}`)} else ${emptyOf(column)} end`
            )
          )}
        from before, key where members.id = before.id returning members.id`.execute(on)
      return rows.length > 0
    }),
  takeBack: (id, identity) =>
    Effect.asVoid(
      session.ask((on) =>
        sql`
          with live as (${liveMember(id)}), held as (
            delete from set_aside using live where identity = ${identity} returning details, addresses
          ), added as (
            insert into member_addresses (member_id, id, address, created_at, is_default)
            select live.id, one ->> 'id', one -> 'address', (one ->> 'at')::timestamptz,
              not exists (select 1 from member_addresses where member_id = ${id} and is_default) and row_number() over best = 1
            from live, held, jsonb_array_elements(held.addresses) as one
            window best as (order by coalesce((one ->> 'main')::boolean, false) desc, (one ->> 'at')::timestamptz desc)
            order by row_number() over best
            limit greatest(0, ${addressesMost} - (select count(*) from member_addresses where member_id = ${id}))
            on conflict (member_id, id) do nothing
          )
          update members set ${sql.join(
            details.map(
              (column) => sql`${sql.ref(column)} = case when ${sql.ref(`members.${column}`)} is null
                  or ${sql.ref(`members.${column}`)} = ${emptyOf(column)}
                then ${sql.ref(`given.${column}`)} else ${sql.ref(`members.${column}`)} end`
            )
          )}
          from held, jsonb_populate_record(null::members, held.details) as given
          where members.id = ${id} and members.removed_at is null`.execute(on)
      )
    )
})

/** Browsers that logged in as a member before. Decision 0031. */
export const sqlDevices = (session: Session): DeviceStore => ({
  knownSince: (member, digest) =>
    session.ask(async (on) => {
      const { rows } = await sql<{ since: Instant }>`
        select since from known_devices where member_id = ${member} and digest = ${digest}`.execute(on)
      return rows[0]?.since
    }),
  remember: (member, digest, now) =>
    Effect.asVoid(
      session.ask(async (on) => {
        await sql`insert into known_devices (member_id, digest, since, seen_at)
          select live.id, ${digest}, ${moment(now)}, ${moment(now)} from (${liveMember(member)}) as live
          on conflict (member_id, digest) do update set seen_at = excluded.seen_at`.execute(on)
        await sql`delete from known_devices where member_id = ${member} and digest in (
          select digest from known_devices where member_id = ${member}
          order by seen_at desc, digest offset ${mostDevices})`.execute(on)
      })
    )
})
