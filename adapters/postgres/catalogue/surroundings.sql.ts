import type { Kysely } from "kysely"
import { BrandId } from "#core/catalogue/brand.ts"
import { CategoryId } from "#core/catalogue/category.ts"
import type { Known } from "#core/catalogue/draft.rule.ts"
import type { StoredProduct, StoredTag } from "#core/catalogue/stored.ts"
import type { Words } from "#core/kernel/text.ts"
import type { Surroundings as Found } from "#core/search/words/terms.rule.ts"
import type { Tables } from "../tables.ts"
import { tagOf } from "./catalogue-rows.ts"

/** Everything that products refer to. */
export interface Surroundings extends Known {
  /** What a product is found by, besides itself. */
  readonly of: (product: StoredProduct) => Found
}

/** Returns brands, categories, countries and tags, by which products are described. */
export const readSurroundings = async (on: Kysely<Tables>): Promise<Surroundings> => {
  const brandRows = await on.selectFrom("brands").select(["id", "name"]).execute()
  const categoryRows = await on.selectFrom("categories").select(["id", "name", "parent_id"]).orderBy("level").execute()
  const tagRows = await on.selectFrom("tags").selectAll().execute()
  const brands = new Map(brandRows.map(({ id, name }) => [BrandId(id), { name }]))
  const tags = new Map(tagRows.map((row) => [row.id, tagOf(row)]))
  const categories = new Map<CategoryId, ReadonlyArray<Words>>()
  for (const { id, name, parent_id: parent } of categoryRows)
    categories.set(CategoryId(id), [...(parent === null ? [] : (categories.get(CategoryId(parent)) ?? [])), name])
  return {
    brands,
    categories,
    tags,
    of: (product) => ({
      brand: brands.get(product.brand) ?? { name: "" },
      categories: product.category === undefined ? [] : (categories.get(product.category) ?? []),
      tags: product.tags.map((tag) => tags.get(tag)).filter((tag): tag is StoredTag => tag !== undefined)
    })
  }
}
