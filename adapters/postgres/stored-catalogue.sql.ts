import type { Effect } from "effect"
import { type Kysely, sql } from "kysely"
import type { BrandId } from "#core/catalogue/brand.ts"
import type { CategoryId } from "#core/catalogue/category.ts"
import type { ProductId } from "#core/catalogue/product.ts"
import type { SpecialPrice, StoredCatalogue, StoredCombination, StoredProduct } from "#core/catalogue/stored.ts"
import type { StoredLists } from "#core/catalogue/stored-lists.ts"
import type { Unavailable } from "#core/kernel/failure.ts"
import { brandOf, categoryOf, combinationOf, countryOf, productOf, specialPriceOf, tagOf } from "./catalogue-rows.ts"
import type { Db } from "./db.ts"
import type { Tables } from "./tables.ts"

/** The whole catalogue as it stands at one moment: what a shelf is built from. house.md 15. */
export const readStoredCatalogue = (db: Db): Effect.Effect<StoredCatalogue, Unavailable> =>
  db.replica.ask((sql) => atOneMoment(sql, storedCatalogue))

/** All lists, as they stand at one moment. */
export const readStoredLists = (db: Db): Effect.Effect<StoredLists, Unavailable> =>
  db.replica.ask((sql) => atOneMoment(sql, storedLists))

const atOneMoment = <A>(sql: Kysely<Tables>, read: (at: Kysely<Tables>) => Promise<A>): Promise<A> =>
  sql.transaction().setIsolationLevel("repeatable read").setAccessMode("read only").execute(read)

const storedCatalogue = async (at: Kysely<Tables>): Promise<StoredCatalogue> => ({
  ...(await storedPlaces(at)),
  products: await storedProducts(at)
})

/** The catalogue without its products. */
export const storedPlaces = async (at: Kysely<Tables>): Promise<Omit<StoredCatalogue, "products">> => {
  const version = await at.selectFrom("versions").select("value").where("name", "=", "catalogue").executeTakeFirst()
  const countries = await at.selectFrom("countries").selectAll().orderBy("position").execute()
  const categories = await at.selectFrom("categories").selectAll().orderBy("level").orderBy("id").execute()
  const brands = await at.selectFrom("brands").selectAll().orderBy("id").execute()
  const tags = await at.selectFrom("tags").selectAll().orderBy("position").execute()
  const synonyms = await at.selectFrom("synonyms").select("words").orderBy("position").execute()
  return {
    version: version?.value ?? 0,
    countries: countries.map(countryOf),
    categories: categories.map(categoryOf),
    brands: brands.map(brandOf),
    tags: tags.map(tagOf),
    synonyms: synonyms.map(({ words }) => words)
  }
}

/** Products as they are kept, by rising number: these, or all. */
export const storedProducts = async (
  at: Kysely<Tables>,
  ids?: ReadonlyArray<ProductId>
): Promise<ReadonlyArray<StoredProduct>> => {
  const among = (column: "id" | "product_id") =>
    ids === undefined ? sql<boolean>`true` : sql<boolean>`${sql.ref(column)} = any(${[...ids]}::bigint[])`
  const specialPrices = await at
    .selectFrom("special_prices")
    .selectAll()
    .where(among("product_id"))
    .orderBy("starts_at")
    .execute()
  const combinations = await at
    .selectFrom("combinations")
    .selectAll()
    .where(among("product_id"))
    .orderBy("product_id")
    .orderBy("position")
    .orderBy("id")
    .execute()
  const tags = await at
    .selectFrom("product_tags")
    .innerJoin("tags", "tags.id", "product_tags.tag_id")
    .select(["product_tags.product_id", "product_tags.tag_id"])
    .where(among("product_id"))
    .orderBy("tags.position")
    .execute()
  const products = await at.selectFrom("products").selectAll().where(among("id")).orderBy("id").execute()
  const pricesOf = grouped<string, SpecialPrice>()
  for (const row of specialPrices) pricesOf.add(row.combination_id, specialPriceOf(row))
  const combinationsOf = grouped<number, StoredCombination>()
  for (const row of combinations) combinationsOf.add(row.product_id, combinationOf(row, pricesOf.of(row.id)))
  const tagsOf = grouped<number, string>()
  for (const row of tags) tagsOf.add(row.product_id, row.tag_id)
  return products.map((row) => productOf(row, tagsOf.of(row.id), combinationsOf.of(row.id)))
}

/** What the merchant put together by hand. */
export const storedLists = async (at: Kysely<Tables>): Promise<StoredLists> => {
  const lists = await at.selectFrom("shelf_lists").selectAll().orderBy("name").execute()
  const listed = await at.selectFrom("shelf_list_products").selectAll().orderBy("position").execute()
  const popular = await at.selectFrom("popular_categories").select("category_id").orderBy("position").execute()
  const brands = await at.selectFrom("brand_lists").selectAll().orderBy("list").orderBy("position").execute()
  const promotions = await at.selectFrom("promotions").selectAll().orderBy("position").execute()
  const promoted = await at.selectFrom("promotion_products").selectAll().orderBy("position").execute()
  const searches = await at
    .selectFrom("trending_searches")
    .select(["keyword", "searches"])
    .orderBy("searches", "desc")
    .orderBy("folded")
    .execute()
  const productsOf = grouped<string, ProductId>()
  for (const row of listed) productsOf.add(row.list, row.product_id as ProductId)
  const promotedIn = grouped<string, ProductId>()
  for (const row of promoted) promotedIn.add(row.promotion, row.product_id as ProductId)
  const brandsOf = grouped<string, BrandId>()
  for (const row of brands) brandsOf.add(row.list, row.brand_id as BrandId)
  return {
    lists: lists.map(({ name, title }) => ({ name, title, products: productsOf.of(name) })),
    popularCategories: popular.map((row) => row.category_id as CategoryId),
    brandLists: brandsOf.keys().map((name) => ({ name, brands: brandsOf.of(name) })),
    promotions: promotions.map(({ slug, title, text }) => ({ slug, title, text, products: promotedIn.of(slug) })),
    trendingSearches: searches
  }
}

const grouped = <K, V>() => {
  const groups = new Map<K, Array<V>>()
  return {
    add: (key: K, value: V): void => {
      const group = groups.get(key)
      if (group) group.push(value)
      else groups.set(key, [value])
    },
    of: (key: K): ReadonlyArray<V> => groups.get(key) ?? [],
    keys: (): ReadonlyArray<K> => [...groups.keys()]
  }
}
