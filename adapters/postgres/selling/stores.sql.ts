import type { Store, StoredTextPage } from "#core/stores/store.ts"
import type { StoresStore } from "#core/stores/stores.port.ts"
import { type PartName, partNames } from "#core/toggles/features.ts"
import type { Db, Session } from "../engine/db.ts"
import { merchantStaleMs, type Watch, watchOf } from "../engine/watched.ts"
import type { Row } from "../tables.ts"
import { readIdentity } from "./merchant.sql.ts"

/** Stores and texts of the database, held in memory until the merchant changes something. */
export const sqlStores = (
  db: Db,
  watch: Watch = watchOf(db, ["content"], { staleMs: merchantStaleMs })
): StoresStore => ({
  stores: watch.keep("stores", readStores(db.replica)),
  pages: watch.keep("pages", readPages(db.replica)),
  identity: watch.keep("identity", readIdentity(db.replica))
})

/** Returns the stores, the default one first, then by number. */
export const readStores = (on: Session) =>
  on.ask(async (sql) => {
    const rows = await sql.selectFrom("stores").selectAll().orderBy("is_default", "desc").orderBy("id").execute()
    return rows.map(storeOf)
  })

/** Returns the texts in the merchant's order, with their questions. */
export const readPages = (on: Session) =>
  on.ask(async (sql) => {
    const pages = await sql.selectFrom("text_pages").selectAll().orderBy("position").execute()
    const questions = await sql.selectFrom("text_questions").selectAll().orderBy("position").execute()
    return pages.map(
      ({ slug, title, paragraphs, part }): StoredTextPage => ({
        slug,
        title,
        paragraphs,
        ...aboutPart(part),
        questions: questions
          .filter(({ page }) => page === slug)
          .map(({ question, answer, part: about }) => ({ question, answer, ...aboutPart(about) }))
      })
    )
  })

/** A part that this server does not know is not switched by it. */
const aboutPart = (name: string | null): { readonly part?: PartName } => {
  const part = partNames.find((known) => known === name)
  return part === undefined ? {} : { part }
}

/** Returns the stores with the codes of their places, by number. */
export const readPlacedStores = (on: Session) =>
  on.ask(async (sql) => {
    const rows = await sql.selectFrom("stores").selectAll().orderBy("id").execute()
    return rows.map((row) => ({
      ...storeOf(row),
      cityCode: row.city_code,
      provinceCode: row.province_code,
      ships: row.ships
    }))
  })

const storeOf = (row: Row<"stores">): Store => ({
  id: row.id,
  name: row.name,
  city: row.city,
  address: row.address,
  phone: row.phone,
  latitude: row.latitude,
  longitude: row.longitude,
  hours: row.hours,
  services: row.services,
  isDefault: row.is_default
})
