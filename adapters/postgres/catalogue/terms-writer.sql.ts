import { type Kysely, sql } from "kysely"
import { ProductId } from "#core/catalogue/product.ts"
import type { StoredProduct } from "#core/catalogue/stored.ts"
import { isShown } from "#core/search/facts.rule.ts"
import { termsOf } from "#core/search/words/terms.rule.ts"
import { putRows } from "../rows.ts"
import type { Tables } from "../tables.ts"
import { storedProducts } from "./stored-catalogue.sql.ts"
import { readSurroundings, type Surroundings } from "./surroundings.sql.ts"
import { countTerms } from "./vocabulary.sql.ts"

/**
 * Writes down the words that products are found by.
 *
 * @param changed those of them that had words before
 */
export const putTerms = async (
  on: Kysely<Tables>,
  products: ReadonlyArray<StoredProduct>,
  changed: ReadonlyArray<ProductId>,
  surroundings: Surroundings
): Promise<void> => {
  const gone =
    changed.length > 0
      ? await on.deleteFrom("terms").where("product_id", "in", changed).returning("term").execute()
      : []
  const rows = products.filter(isShown).flatMap((product) =>
    [...termsOf(product, surroundings.of(product))].map(([term, weight]) => ({
      term,
      product_id: product.id,
      weight
    }))
  )
  await putRows(on, "terms", rows)
  await countTerms(on, rows, gone)
}

/** Products whose words are written at once. */
const batch = 500

/** Writes the words of products again, because something they are found by has a new name. */
export const rewriteTerms = async (on: Kysely<Tables>, ids: ReadonlyArray<ProductId>): Promise<void> => {
  if (ids.length === 0) return
  const surroundings = await readSurroundings(on)
  for (let from = 0; from < ids.length; from += batch) {
    const some = ids.slice(from, from + batch)
    await putTerms(on, await storedProducts(on, some), some, surroundings)
  }
}

/** The products of some brands, of some categories, or with some tags. */
export const productsBeside = async (
  on: Kysely<Tables>,
  beside: "brand_id" | "category_id" | "tag_id",
  ids: ReadonlyArray<string | number>
): Promise<ReadonlyArray<ProductId>> => {
  if (ids.length === 0) return []
  const rows =
    beside === "tag_id"
      ? await on.selectFrom("product_tags").select("product_id as id").where("tag_id", "in", ids.map(String)).execute()
      : await on
          .selectFrom("products")
          .select("id")
          .where(sql<string | number>`${sql.ref(beside)}`, "in", [...ids])
          .execute()
  return [...new Set(rows.map(({ id }) => ProductId(id)))]
}
