import { sql } from "kysely"
import type { AddressStore } from "#core/profile/profile.port.ts"
import type { AddressId } from "#core/profile/profile.ts"
import type { Session } from "../engine/db.ts"
import { json, moment } from "../tables.ts"

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
      return rows.map(({ id, address, is_default }) => ({ id: id as AddressId, address, isDefault: is_default }))
    }),
  insert: (member, id, address, now, most) =>
    session.ask(async (on) => {
      // The member's row is held, so that two tabs do not both find the last place.
      await sql`select 1 from members where id = ${member} for update`.execute(on)
      const { rows } = await sql<{ id: string }>`
        with same as (
          select id from member_addresses where member_id = ${member} and address = ${json(address)}::jsonb limit 1
        ), added as (
          insert into member_addresses (member_id, id, address, created_at)
          select ${member}, ${id}, ${json(address)}::jsonb, ${moment(now)}
          where not exists (select 1 from same)
            and (select count(*) from member_addresses where member_id = ${member}) < ${most}
          returning id
        )
        select id from same union all select id from added`.execute(on)
      return rows[0]?.id as AddressId | undefined
    }),
  change: (member, id, address) =>
    session.ask(async (on) => {
      const { numUpdatedRows } = await on
        .updateTable("member_addresses")
        .set({ address: json(address) })
        .where("member_id", "=", member)
        .where("id", "=", id)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    }),
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
