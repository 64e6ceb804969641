import { Effect } from "effect"
import { sql } from "kysely"
import { SavedSearchId, type SearchHistoryStore } from "#core/search/history/history.port.ts"
import type { Session } from "../engine/db.ts"
import { present } from "../present.ts"
import { moment } from "../tables.ts"
import { writeOfLive } from "./live-member.ts"

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
        id: SavedSearchId(id),
        keyword,
        entityType: entity_type,
        at,
        ...present({ entityId: entity_id, sourceFrom: source_from })
      }))
    }),
  put: Effect.fnUntraced(function* (member, { id, keyword, entityId, entityType, sourceFrom, at }, folded, most) {
    yield* writeOfLive(
      session,
      member,
      sql`
        insert into search_history (member_id, id, keyword, folded, entity_id, entity_type, source_from, at)
        select live.id, ${id}, ${keyword}, ${folded}, ${entityId ?? null}, ${entityType}, ${sourceFrom ?? null}, ${moment(at)}
        from live
        on conflict (member_id, folded) do update set keyword = excluded.keyword, entity_id = excluded.entity_id,
          entity_type = excluded.entity_type, source_from = excluded.source_from, at = excluded.at
        returning 1 as done`
    )
    yield* session.ask((on) =>
      sql`
        delete from search_history where member_id = ${member} and id in (
          select id from search_history where member_id = ${member} order by at desc, id offset ${most})`.execute(on)
    )
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
  click: Effect.fnUntraced(function* (member, id, { keyword, entityId, entityType }, at, most) {
    yield* writeOfLive(
      session,
      member,
      sql`insert into search_clicks (member_id, id, keyword, entity_id, entity_type, at)
        select live.id, ${id}, ${keyword}, ${entityId}, ${entityType}, ${moment(at)} from live returning 1 as done`
    )
    yield* session.ask((on) =>
      sql`
        delete from search_clicks where member_id = ${member} and id in (
          select id from search_clicks where member_id = ${member} order by at desc, id offset ${most})`.execute(on)
    )
  }),
  judge: (member, id, helpful) =>
    Effect.map(
      writeOfLive(
        session,
        member,
        sql`update search_clicks set helpful = ${helpful} from live
          where member_id = live.id and search_clicks.id = ${id} returning 1 as done`
      ),
      ({ length }) => length > 0
    )
})
