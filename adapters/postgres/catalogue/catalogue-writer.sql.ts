import type { CatalogueWriter } from "#core/catalogue/catalogue-writer.port.ts"
import type { Db } from "../engine/db.ts"
import { putRows, putWhole } from "../rows.ts"
import { isOther, writeBrands, writeCategories } from "./place-writer.sql.ts"
import { writeProducts } from "./product-writer.sql.ts"
import { productsBeside, rewriteTerms } from "./terms-writer.sql.ts"
import { changingCatalogue } from "./versions.sql.ts"

/** Stores goods in the database's catalogue. */
export const catalogueWriterOver = (db: Db): CatalogueWriter => ({
  countries: (countries) =>
    changingCatalogue(db, async (on) => {
      const rows = countries.map(({ phoneCode, ...country }) => ({ ...country, phone_code: phoneCode }))
      return done(await putRows(on, "countries", rows, ["code"]))
    }),
  categories: (drafts) => changingCatalogue(db, async (on) => places(await writeCategories(on, drafts))),
  brands: (drafts) => changingCatalogue(db, async (on) => places(await writeBrands(on, drafts))),
  tags: (tags) =>
    changingCatalogue(db, async (on) => {
      const known = await on.selectFrom("tags").select(["id", "name"]).execute()
      const before = new Map(known.map(({ id, name }) => [id, name]))
      const rows = tags.map(({ id, group, name }, position) => ({ id, tag_group: group, name, position }))
      const changed = await putRows(on, "tags", rows, ["id"])
      const renamed = tags.filter(({ id, name }) => isOther(before.get(id), name)).map(({ id }) => id)
      await rewriteTerms(on, await productsBeside(on, "tag_id", renamed))
      return done(changed)
    }),
  products: (drafts, putting) =>
    changingCatalogue(db, async (on, version) => {
      const answer = await writeProducts(on, drafts, version, putting)
      return { answer, changed: answer.added.length + answer.changed.length > 0 ? ["products"] : [] }
    }),
  synonyms: (groups) =>
    changingCatalogue(db, async (on) => {
      const rows = groups.map((words, position) => ({ position, words }))
      return done(await putWhole(on, "synonyms", rows, ["position"]))
    })
})

const done = (rows: number) => places({ answer: undefined, changed: rows > 0 })

const places = <A>({ answer, changed }: { readonly answer: A; readonly changed: boolean }) => ({
  answer,
  changed: changed ? (["places"] as const) : []
})
