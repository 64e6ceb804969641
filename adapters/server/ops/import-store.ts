import { Effect } from "effect"
import type { ImportStore } from "#adapters/feeds/putting.ts"
import { catalogueWriterOver } from "#adapters/postgres/catalogue/catalogue-writer.sql.ts"
import type { Db } from "#adapters/postgres/engine/db.ts"
import { BrandId } from "#core/catalogue/brand.ts"
import type { CatalogueWriter } from "#core/catalogue/catalogue-writer.port.ts"
import { CategoryId } from "#core/catalogue/category.ts"
import type { Instant } from "#core/kernel/moment.ts"

/**
 * The catalogue of a database as an import puts goods into it.
 *
 * @param now arrival of new products: feeds do not state it
 */
export const importInto = (db: Db, now: () => Instant): ImportStore => ({
  writer: writerAt(catalogueWriterOver(db), now),
  known: Effect.map(
    db.ask(async (sql) => ({
      brands: await sql.selectFrom("brands").select(["id", "folded"]).execute(),
      categories: await sql.selectFrom("categories").select(["id", "parent_id", "name"]).execute(),
      tags: await sql.selectFrom("tags").select("id").execute()
    })),
    ({ brands, categories, tags }) => ({
      brands: brands.map(({ id, folded }) => ({ id: BrandId(id), folded })),
      categories: categories.map(({ id, parent_id: parent, name }) => ({
        id: CategoryId(id),
        ...(parent !== null && { parent: CategoryId(parent) }),
        names: [name.en, name.id]
      })),
      tags: tags.map(({ id }) => id)
    })
  )
})

const writerAt = (writer: CatalogueWriter, now: () => Instant): CatalogueWriter => ({
  ...writer,
  products: (drafts) => writer.products(drafts, { arrivedAt: now() })
})
