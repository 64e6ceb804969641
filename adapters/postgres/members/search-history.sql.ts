import { Effect } from "effect"
import { sql } from "kysely"
import type { SavedSearchId, SearchHistoryStore } from "#core/search/history/history.port.ts"
import type { Session } from "../engine/db.ts"
import { present } from "../present.ts"
import { moment } from "../tables.ts"

/** Members' searches. D-17. */
export const sqlSearchHistory = (session: Session): SearchHistoryStore => ({
  newest: (member, most) =>
    session.ask(async (on) => {
      const rows = await on
        .selectFrom("search_history")
        .selectAll()
        .where("member_id", "=", member)
        .orderBy("at", "desc")
        .orderBy("id")
        .limit(most)
        .execute()
      return rows.map(({ id, keyword, entity_type, at, entity_id, source_from }) => ({
        id: id as SavedSearchId,
        keyword,
        entityType: entity_type,
        at,
        ...present({ entityId: entity_id, sourceFrom: source_from })
      }))
    }),
  put: (member, { id, keyword, entityId, entityType, sourceFrom, at }, folded, most) =>
    session.ask(async (on) => {
      await sql`
        insert into search_history (member_id, id, keyword, folded, entity_id, entity_type, source_from, at)
        values (${member}, ${id}, ${keyword}, ${folded}, ${entityId ?? null}, ${entityType}, ${sourceFrom ?? null}, ${moment(at)})
        on conflict (member_id, folded) do update set keyword = excluded.keyword, entity_id = excluded.entity_id,
          entity_type = excluded.entity_type, source_from = excluded.source_from, at = excluded.at`.execute(on)
      await sql`
        delete from search_history where member_id = ${member} and id in (
          select id from search_history where member_id = ${member} order by at desc, id offset ${most})`.execute(on)
    }),
  remove: (member, id) =>
    session.ask(async (on) => {
      const { numDeletedRows } = await on
        .deleteFrom("search_history")
        .where("member_id", "=", member)
        .where("id", "=", id)
        .executeTakeFirst()
      return numDeletedRows > 0n
    }),
  clear: (member) =>
    Effect.asVoid(
      session.ask(async (on) => {
        await on.deleteFrom("search_history").where("member_id", "=", member).execute()
        await on.deleteFrom("search_clicks").where("member_id", "=", member).execute()
      })
    ),
  click: (member, id, { keyword, entityId, entityType }, at) =>
    Effect.asVoid(
      session.ask((on) =>
        on
          .insertInto("search_clicks")
          .values({ member_id: member, id, keyword, entity_id: entityId, entity_type: entityType, at: moment(at) })
          .execute()
      )
    ),
  judge: (member, id, helpful) =>
    session.ask(async (on) => {
      const { numUpdatedRows } = await on
        .updateTable("search_clicks")
        .set({ helpful })
        .where("member_id", "=", member)
        .where("id", "=", id)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    })
})
