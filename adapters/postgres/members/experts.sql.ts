import type { Effect } from "effect"
import type { Unavailable } from "#core/kernel/failure.ts"
import type { Instant } from "#core/kernel/moment.ts"
import type { Words } from "#core/kernel/text.ts"
import { changing } from "../catalogue/versions.sql.ts"
import type { Db } from "../engine/db.ts"
import { json, moment } from "../tables.ts"

/** A change of staff: the member of this user name is an expert of this title, or no longer an expert without one. */
export interface ExpertChange {
  readonly userName: string
  readonly title?: Words
  /** Who does it. */
  readonly name: string
  readonly at: Instant
}

/** An expert as staff see one. */
export interface NamedExpert {
  readonly userName: string
  readonly title: Words
}

/** Makes a member an expert, or ends that, and logs it. False if no member has the user name. D-44. */
export const putExpert = (db: Db, { userName, title, name, at }: ExpertChange): Effect.Effect<boolean, Unavailable> =>
  changing(db, "reviews", async (on) => {
    const row = await on
      .updateTable("members")
      .set({ expert: title !== undefined, expert_title: title === undefined ? null : json(title) })
      .where((by) => by(by.fn<string>("lower", ["user_name"]), "=", userName.toLowerCase()))
      .where("user_name", "<>", "")
      .where("removed_at", "is", null)
      .returning("user_name")
      .executeTakeFirst()
    if (row === undefined) return { answer: false, changed: false }
    const action = title === undefined ? "expert removed" : "expert set"
    await on
      .insertInto("ops_log")
      .values({ at: moment(at), name, action, subject: row.user_name, detail: json(title ?? {}) })
      .execute()
    return { answer: true, changed: true }
  })

/** Returns the experts by their user names. */
export const readExperts = (db: Db): Effect.Effect<ReadonlyArray<NamedExpert>, Unavailable> =>
  db.ask(async (on) => {
    const rows = await on
      .selectFrom("members")
      .select(["user_name", "expert_title"])
      .where("expert", "=", true)
      .where("removed_at", "is", null)
      .orderBy("user_name")
      .execute()
    return rows.map((row) => ({ userName: row.user_name, title: row.expert_title ?? { id: "", en: "" } }))
  })
