import { Effect } from "effect"
import { sql } from "kysely"
import { catalogueWriterOver } from "#adapters/postgres/catalogue/catalogue-writer.sql.ts"
import { putLists } from "#adapters/postgres/catalogue/lists-writer.sql.ts"
import type { Db } from "#adapters/postgres/engine/db.ts"
import { moment } from "#adapters/postgres/tables.ts"
import type { ProductId } from "#core/catalogue/product.ts"
import type { StoredCatalogue } from "#core/catalogue/stored.ts"
import type { StoredLists } from "#core/catalogue/stored-lists.ts"

/** Makes this the whole catalogue of a database; what was there before is gone. */
export const keepCatalogue = async (db: Db, catalogue: StoredCatalogue, lists: StoredLists): Promise<void> => {
  const run = <A, E>(effect: Effect.Effect<A, E>) => Effect.runPromise(effect)
  await run(
    db.ask((on) =>
      sql`truncate countries, categories, brands, slugs, tags, products, combinations, special_prices, product_tags, terms,
        vocabulary, synonyms, trending_searches, search_feedback, product_lists, product_list_products, popular_categories,
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
  await keepSold(db, catalogue)
  await keepLists(db, catalogue, lists)
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

/** What was sold of quotas comes from orders. */
const keepSold = (db: Db, { products }: StoredCatalogue): Promise<unknown> =>
  Effect.runPromise(
    db.ask(async (on) => {
      for (const { id: product, combinations } of products)
        for (const { id: combination, specialPrices } of combinations)
          for (const { startsAt, sold } of specialPrices)
            if (sold !== undefined)
              await on
                .insertInto("special_sales")
                .values({
                  product_id: product,
                  combination_id: combination,
                  starts_at: moment(startsAt),
                  sold,
                  version: 0
                })
                .execute()
    })
  )

/** A list names only products that there are. */
const keepLists = async (db: Db, { products: all }: StoredCatalogue, lists: StoredLists): Promise<void> => {
  const known = new Set(all.map(({ id }) => id))
  const there = <T extends { readonly products: ReadonlyArray<ProductId> }>(list: T): T => ({
    ...list,
    products: list.products.filter((id) => known.has(id))
  })
  await Effect.runPromise(
    putLists(db, { ...lists, lists: lists.lists.map(there), promotions: lists.promotions.map(there) })
  )
}
