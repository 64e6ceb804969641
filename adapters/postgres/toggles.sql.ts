import type { ToggleStore } from "#core/toggles/toggles.port.ts"
import { toggleNames } from "#core/toggles/toggles.ts"
import { changing } from "./catalogue/versions.sql.ts"
import type { Db } from "./engine/db.ts"
import { merchantStaleMs, type Watch, watchOf } from "./engine/watched.ts"
import { json, moment } from "./tables.ts"

/** Reads what is switched off, from the database itself. */
export const readOff = (db: Db): ToggleStore["off"] =>
  db.ask(async (on) => {
    const rows = await on.selectFrom("feature_toggles").select("name").where("is_on", "=", false).execute()
    // A newer server may have switched off what this one does not know yet.
    return toggleNames.filter((known) => rows.some(({ name }) => name === known))
  })

/** The switches of the database, held in memory until operations change one. */
export const sqlToggles = (
  db: Db,
  watch: Watch = watchOf(db, ["toggles"], { staleMs: merchantStaleMs })
): ToggleStore => ({
  off: watch.keep("off", readOff(db)),
  put: ({ toggle, isOn, name, note, at }) =>
    changing(db, "toggles", async (on) => {
      const before = await on
        .selectFrom("feature_toggles")
        .select("is_on")
        .where("name", "=", toggle)
        .executeTakeFirst()
      if ((before?.is_on ?? true) === isOn) return { answer: false, changed: false }
      const set = { is_on: isOn, changed_at: moment(at) }
      await on
        .insertInto("feature_toggles")
        .values({ name: toggle, ...set })
        .onConflict((conflict) => conflict.column("name").doUpdateSet(set))
        .execute()
      const action = isOn ? "toggle on" : "toggle off"
      const detail = json(note === undefined ? {} : { note })
      await on
        .insertInto("ops_log")
        .values({ at: moment(at), name, action, subject: toggle, detail })
        .execute()
      return { answer: true, changed: true }
    })
})
