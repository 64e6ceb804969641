import type { Effect } from "effect"
import { type Kysely, type RawBuilder, sql } from "kysely"
import { BrandId } from "#core/catalogue/brand.ts"
import { CategoryId } from "#core/catalogue/category.ts"
import { ProductId } from "#core/catalogue/product.ts"
import type { SpecialPrice, StoredCatalogue, StoredCombination, StoredProduct } from "#core/catalogue/stored.ts"
import type { StoredLists } from "#core/catalogue/stored-lists.ts"
import type { Unavailable } from "#core/kernel/failure.ts"
import { asRows, type Bulk, bulkOf } from "../bulk.ts"
import type { Db } from "../engine/db.ts"
import type { Tables } from "../tables.ts"
import { read } from "./catalogue-columns.ts"
import { brandOf, categoryOf, combinationOf, countryOf, productOf, specialPriceOf, tagOf } from "./catalogue-rows.ts"

/** The whole catalogue at one moment: what an index is built from. House 15. */
export const readStoredCatalogue = (db: Db): Effect.Effect<StoredCatalogue, Unavailable> =>
  db.replica.ask((sql) => readAtOneMoment(sql, (at) => storedCatalogue(at, db.engine)))

/** The same within a transaction that is open already. */
export const storedCatalogue = async (at: Kysely<Tables>, engine: Db["engine"]): Promise<StoredCatalogue> => ({
  ...(await storedPlaces(at)),
  products: await allProducts(at, engine)
})

/** All lists, as they stand at one moment. */
export const readStoredLists = (db: Db): Effect.Effect<StoredLists, Unavailable> =>
  db.replica.ask((sql) => readAtOneMoment(sql, storedLists))

/** Reads several things in the state they have at one moment. */
export const readAtOneMoment = <A>(sql: Kysely<Tables>, read: (at: Kysely<Tables>) => Promise<A>): Promise<A> =>
  sql.transaction().setIsolationLevel("repeatable read").setAccessMode("read only").execute(read)

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

/** These products as they are stored, by rising number. */
export const storedProducts = (
  at: Kysely<Tables>,
  ids: ReadonlyArray<ProductId>
): Promise<ReadonlyArray<StoredProduct>> =>
  productsAmong(at, asRows, (column) => sql<boolean>`${sql.ref(column)} = any(${[...ids]}::bigint[])`)

const allProducts = async (at: Kysely<Tables>, engine: Db["engine"]): Promise<ReadonlyArray<StoredProduct>> => {
  const cuts = [0, ...(await lastOfEachPart(at)), Number.MAX_SAFE_INTEGER]
  const parts: Array<ReadonlyArray<StoredProduct>> = []
  for (const [index, to] of cuts.slice(1).entries()) {
    const from = cuts[index] ?? 0
    const between: Among = (column) => sql<boolean>`${sql.ref(column)} > ${from} and ${sql.ref(column)} <= ${to}`
    parts.push(await productsAmong(at, bulkOf(at, engine), between))
  }
  return parts.flat()
}

/** Products read at once. */
const partSize = 500

const lastOfEachPart = async (at: Kysely<Tables>): Promise<ReadonlyArray<number>> => {
  const { rows } = await sql<{ id: number }>`
    select id from (select id, row_number() over (order by id) as place from products) as placed
    where place % ${sql.lit(partSize)} = 0 order by id`.execute(at)
  return rows.map(({ id }) => id)
}

type Among = (column: "id" | "product_id") => RawBuilder<boolean>

const productsAmong = async (at: Kysely<Tables>, all: Bulk, among: Among): Promise<ReadonlyArray<StoredProduct>> => {
  const belonging = among("product_id")
  const specialPrices = await all(
    at.selectFrom("special_prices").select(read.special_prices).where(belonging).orderBy("starts_at"),
    read.special_prices,
    ["starts_at", "ends_at"]
  )
  const sales = await all(
    at.selectFrom("special_sales").select(["combination_id", "starts_at", "sold"]).where(belonging),
    ["combination_id", "starts_at", "sold"],
    ["starts_at"]
  )
  const sold = new Map(sales.map((row) => [`${row.combination_id} ${row.starts_at}`, row.sold]))
  const combinations = await all(
    at
      .selectFrom("combinations")
      .select(read.combinations)
      .where(belonging)
      .orderBy("product_id")
      .orderBy("position")
      .orderBy("id"),
    read.combinations,
    ["delivery_date"]
  )
  const tags = await all(
    at
      .selectFrom("product_tags")
      .innerJoin("tags", "tags.id", "product_tags.tag_id")
      .select(["product_tags.product_id", "product_tags.tag_id"])
      .where(belonging)
      .orderBy("tags.position"),
    ["product_id", "tag_id"]
  )
  const products = await all(
    at.selectFrom("products").select(read.products).where(among("id")).orderBy("id"),
    read.products,
    ["first_active"]
  )
  const pricesOf = grouped<string, SpecialPrice>()
  for (const row of specialPrices) {
    const units = row.quota === null ? undefined : sold.get(`${row.combination_id} ${row.starts_at}`)
    pricesOf.add(row.combination_id, { ...specialPriceOf(row), ...(units !== undefined && { sold: units }) })
  }
  const combinationsOf = grouped<number, StoredCombination>()
  for (const row of combinations) combinationsOf.add(row.product_id, combinationOf(row, pricesOf.of(row.id)))
  const tagsOf = grouped<number, string>()
  for (const row of tags) tagsOf.add(row.product_id, row.tag_id)
  return products.map((row) => productOf(row, tagsOf.of(row.id), combinationsOf.of(row.id)))
}

/** The merchant's own lists. */
export const storedLists = async (at: Kysely<Tables>): Promise<StoredLists> => {
  const lists = await at.selectFrom("product_lists").selectAll().orderBy("name").execute()
  const listed = await at.selectFrom("product_list_products").selectAll().orderBy("position").execute()
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
  for (const row of listed) productsOf.add(row.list, ProductId(row.product_id))
  const promotedIn = grouped<string, ProductId>()
  for (const row of promoted) promotedIn.add(row.promotion, ProductId(row.product_id))
  const brandsOf = grouped<string, BrandId>()
  for (const row of brands) brandsOf.add(row.list, BrandId(row.brand_id))
  return {
    lists: lists.map(({ name, title }) => ({ name, title, products: productsOf.of(name) })),
    popularCategories: popular.map((row) => CategoryId(row.category_id)),
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
