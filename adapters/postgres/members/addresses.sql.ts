import { Effect } from "effect"
import { sql } from "kysely"
import type { AddressStore } from "#core/profile/profile.port.ts"
import { AddressId } from "#core/profile/profile.ts"
import type { Session } from "../engine/db.ts"
import { json, moment } from "../tables.ts"
import { writeOfLive } from "./live-member.ts"

/** Members' books of addresses. D-50. */
export const sqlAddresses = (session: Session): AddressStore => ({
  list: (member) =>
    session.ask(async (on) => {
      const rows = await on
        .selectFrom("member_addresses")
        .select(["id", "address", "is_default"])
        .where("member_id", "=", member)
        .orderBy("is_default", "desc")
        .orderBy("created_at", "desc")
        .orderBy("id")
        .execute()
      return rows.map(({ id, address, is_default }) => ({ id: AddressId(id), address, isDefault: is_default }))
    }),
  insert: Effect.fnUntraced(function* (member, id, address, now, most) {
    // The member's row is locked, so that two tabs do not both find the last place.
    yield* session.ask((on) => sql`select 1 from members where id = ${member} for update`.execute(on))
    const of = sql`select id from member_addresses where member_id = ${member}`
    const added = yield* writeOfLive(
      session,
      member,
      sql<{ id: AddressId }>`
        insert into member_addresses (member_id, id, address, created_at)
        select live.id, ${id}, ${json(address)}::jsonb, ${moment(now)} from live
        where not exists (${of} and address = ${json(address)}::jsonb) and (select count(*) from (${of}) as own) < ${most}
        returning id`
    )
    if (added[0]) return added[0].id
    const { rows } = yield* session.ask((on) =>
      sql<{ id: AddressId }>`${of} and address = ${json(address)}::jsonb limit 1`.execute(on)
    )
    return rows[0]?.id
  }),
  change: (member, id, address) =>
    Effect.map(
      writeOfLive(
        session,
        member,
        sql`update member_addresses set address = ${json(address)} from live
          where member_id = live.id and member_addresses.id = ${id} returning member_addresses.id`
      ),
      ({ length }) => length > 0
    ),
  remove: (member, id) =>
    session.ask(async (on) => {
      const { numDeletedRows } = await on
        .deleteFrom("member_addresses")
        .where("member_id", "=", member)
        .where("id", "=", id)
        .executeTakeFirst()
      return numDeletedRows > 0n
    }),
  makeDefault: (member, id) =>
    session.ask(async (on) => {
      await sql`select 1 from members where id = ${member} for update`.execute(on)
      const of = sql`select id from member_addresses where member_id = ${member}`
      const { rows } = await sql<{ id: string }>`${
        id === undefined
          ? sql`${of} and not exists (select 1 from member_addresses where member_id = ${member} and is_default)
              order by created_at desc, id limit 1`
          : sql`${of} and id = ${id}`
      }`.execute(on)
      const [chosen] = rows
      if (chosen === undefined) return
      // One after the other: at no moment are there two.
      await sql`update member_addresses set is_default = false
        where member_id = ${member} and is_default and id <> ${chosen.id}`.execute(on)
      await sql`update member_addresses set is_default = true where member_id = ${member} and id = ${chosen.id}`.execute(
        on
      )
    })
})
