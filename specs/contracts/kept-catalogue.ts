import { Effect } from "effect"
import { sql } from "kysely"
import { catalogueWriterOver } from "#adapters/postgres/catalogue-writer.sql.ts"
import type { Db } from "#adapters/postgres/db.ts"
import { json } from "#adapters/postgres/tables.ts"
import type { StoredCatalogue } from "#core/catalogue/stored.ts"
import type { StoredLists } from "#core/catalogue/stored-lists.ts"
import { fold } from "#core/kernel/text.ts"

/** Makes this the whole catalogue of a database, whatever was there before. */
export const keepCatalogue = async (db: Db, catalogue: StoredCatalogue, lists: StoredLists): Promise<void> => {
  const run = <A, E>(effect: Effect.Effect<A, E>) => Effect.runPromise(effect)
  await run(
    db.ask((on) =>
      sql`truncate countries, categories, brands, slugs, tags, products, combinations, special_prices, product_tags, terms,
        vocabulary, synonyms, trending_searches, search_feedback, shelf_lists, shelf_list_products, popular_categories,
        brand_lists, promotions, promotion_products cascade`.execute(on)
    )
  )
  const writer = catalogueWriterOver(db)
  await run(writer.countries(catalogue.countries))
  await run(writer.categories(catalogue.categories))
  await run(writer.brands(catalogue.brands))
  await run(writer.tags(catalogue.tags))
  await run(writer.synonyms(catalogue.synonyms))
  const written = await run(
    writer.products(
      catalogue.products.map(({ averageRating: _, totalReviews: __, combinations, ...product }) => ({
        ...product,
        combinations: combinations.map((combination) => ({ ...combination, key: combination.id }))
      }))
    )
  )
  if (written.refused.length > 0) throw new Error(`refused: ${JSON.stringify(written.refused)}`)
  await keepRatings(db, catalogue)
  await keepLists(db, lists)
}

/** Ratings come from reviews, which no writer of products touches. */
const keepRatings = (db: Db, { products }: StoredCatalogue): Promise<unknown> =>
  Effect.runPromise(
    db.ask(async (on) => {
      for (const { id, averageRating, totalReviews } of products)
        await on
          .updateTable("products")
          .set({ average_rating: averageRating, total_reviews: totalReviews })
          .where("id", "=", id)
          .execute()
    })
  )

const keepLists = (db: Db, lists: StoredLists): Promise<unknown> =>
  Effect.runPromise(
    db.ask(async (on) => {
      const known = new Set((await on.selectFrom("products").select("id").execute()).map(({ id }) => id))
      const there = (ids: ReadonlyArray<number>) => ids.filter((id) => known.has(id))
      for (const { name, title, products } of lists.lists) {
        await on
          .insertInto("shelf_lists")
          .values({ name, title: json(title) })
          .execute()
        for (const [position, id] of there(products).entries())
          await on.insertInto("shelf_list_products").values({ list: name, position, product_id: id }).execute()
      }
      for (const [position, id] of lists.popularCategories.entries())
        await on.insertInto("popular_categories").values({ category_id: id, position }).execute()
      for (const { name, brands } of lists.brandLists)
        for (const [position, id] of brands.entries())
          await on.insertInto("brand_lists").values({ list: name, position, brand_id: id }).execute()
      for (const [position, { slug, title, text, products }] of lists.promotions.entries()) {
        await on
          .insertInto("promotions")
          .values({ slug, title: json(title), text: json(text), position })
          .execute()
        for (const [at, id] of there(products).entries())
          await on.insertInto("promotion_products").values({ promotion: slug, position: at, product_id: id }).execute()
      }
      for (const { keyword, searches } of lists.trendingSearches)
        await on
          .insertInto("trending_searches")
          .values({ folded: fold(keyword), keyword, searches })
          .execute()
      // The lists came after the catalogue's last version.
      await sql`update versions set value = value + 1 where name = 'catalogue'`.execute(on)
    })
  )
