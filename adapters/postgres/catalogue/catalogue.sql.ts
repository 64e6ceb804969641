import { type Kysely, sql } from "kysely"
import { byName } from "#core/catalogue/brand.rule.ts"
import { type Brand, BrandId } from "#core/catalogue/brand.ts"
import { categoryOf } from "#core/catalogue/card.rule.ts"
import type { CatalogueStore, Known, Named, Reader } from "#core/catalogue/catalogue.port.ts"
import { CategoryId } from "#core/catalogue/category.ts"
import { wordsIn } from "#core/catalogue/names.rule.ts"
import { productOf } from "#core/catalogue/product.rule.ts"
import { ProductId } from "#core/catalogue/product.ts"
import type { PopularCategory, Promotion } from "#core/catalogue/product-list.ts"
import { productAt } from "#core/catalogue/release.rule.ts"
import type { StoredCombination } from "#core/catalogue/stored.ts"
import { categoryIn } from "#core/catalogue/tree.rule.ts"
import type { Language } from "#core/kernel/text.ts"
import { pagePriceOf } from "#core/pricing/limited-price.rule.ts"
import { isSpecial, listPrice } from "#core/pricing/list-price.rule.ts"
import { wayTo } from "#core/search/facts.rule.ts"
import { bestOf, popularOf, productsOn } from "#core/search/lists.rule.ts"
import type { Db } from "../engine/db.ts"
import { moment, type Tables } from "../tables.ts"
import { readAssortment } from "./assortment.sql.ts"
import { readCards } from "./cards.sql.ts"
import { type Directories, directoriesReader } from "./directories.sql.ts"
import { storedProducts } from "./stored-catalogue.sql.ts"

/** Catalogue calls answered by the database: the truth that an index repeats. House 15. */
export const sqlCatalogue = (db: Db): CatalogueStore => {
  const directories = directoriesReader()
  const asking = <A>(answer: (on: Kysely<Tables>, known: Directories) => Promise<A>) =>
    db.replica.ask(async (on) => answer(on, await directories(on)))
  const naming = <A>(answer: (known: Directories) => A) => asking(async (_, known) => answer(known))
  return {
    product: (id, reader) => asking((on, known) => productKnown(on, known, id, reader)),
    cards: (ids, reader) => asking((on, known) => readCards(on, known, ids, reader)),
    named: (slug, { language }) => asking((on, known) => named(on, known, slug, language)),
    categories: ({ language }) => naming(({ names }) => names[language].tree),
    category: (id, { language }) =>
      naming(({ names }) => {
        const stored = names[language].storedCategories.get(id)
        return stored && categoryIn(stored, names[language].counts, names[language])
      }),
    categoryBrands: (id, { language }) => asking((on, known) => brandsIn(on, known, id, language)),
    brands: ({ language }) => naming(({ names }) => names[language].shownBrands),
    brand: (id, { language }) => naming(({ names }) => names[language].brandOf.get(id)),
    list: (name, beside, reader) =>
      asking(async (on, known) => {
        const assortment = await readAssortment(on, known, reader.now)
        const { title, products } = productsOn(name, beside, known.lists, assortment, reader.now)
        return { title: wordsIn(title, reader.language), products: await readCards(on, known, products, reader) }
      }),
    specialPrices: (reader) =>
      asking(async (on, known) => {
        const running = await on
          .selectFrom("special_prices")
          .innerJoin("products", "products.id", "special_prices.product_id")
          .select("products.id")
          .distinct()
          .where("products.active", "=", true)
          .where("products.removed", "=", false)
          .where(sql<boolean>`starts_at <= ${moment(reader.now)} and ends_at > ${moment(reader.now)}`)
          .orderBy("products.id")
          .execute()
        const products = await storedProducts(
          on,
          running.map(({ id }) => ProductId(id))
        )
        const special = products.filter((product) => isSpecial(product, reader.now)).map(({ id }) => id)
        return readCards(on, known, special, reader)
      }),
    popularCategories: (reader) => asking((on, known) => popular(on, known, reader)),
    promotions: (reader) => asking((on, known) => promotions(on, known, reader)),
    tags: ({ language }) => naming(({ names }) => [...names[language].tags.values()])
  }
}

const productKnown = async (
  on: Kysely<Tables>,
  { names }: Directories,
  id: ProductId,
  { language, now }: Reader
): Promise<Known | undefined> => {
  const [stored] = await storedProducts(on, [id])
  if (stored === undefined) return undefined
  if (stored.removed) return { removed: true }
  const priceOf = (combination: StoredCombination) => pagePriceOf(combination, stored.discount, now)
  return {
    removed: false,
    product: productOf(productAt(stored, now), listPrice(stored, now), priceOf, names[language])
  }
}

const named = async (
  on: Kysely<Tables>,
  { names, places }: Directories,
  slug: string,
  language: Language
): Promise<Named> => {
  const { paths } = names[language]
  const category = places.categories.find((one) => one.slug === slug)
  const link = category && paths.get(category.id)?.at(-1)
  const brand = places.brands.find((one) => one.slug === slug)
  const products = await on
    .selectFrom("products")
    .select(["id", "category_id"])
    .where("slug", "=", slug)
    .where("removed", "=", false)
    .orderBy("id")
    .execute()
  return {
    ...(link && { category: link }),
    ...(brand && { brand: { id: brand.id, name: brand.name, slug: brand.slug } }),
    products: products.map(({ id, category_id: its }) => {
      const found = its === null ? undefined : categoryOf({ category: CategoryId(its) }, names[language])
      return { id: ProductId(id), slug, ...(found && { category: found }) }
    })
  }
}

const brandsIn = async (
  on: Kysely<Tables>,
  { names, origins }: Directories,
  id: CategoryId,
  language: Language
): Promise<ReadonlyArray<Brand>> => {
  const below = [...origins.parentOf.keys()].filter((one) => wayTo(one, origins.parentOf).includes(id))
  if (below.length === 0) return []
  const rows = await on
    .selectFrom("products")
    .select(({ fn }) => ["brand_id", fn.countAll<number>().as("products")])
    .where("active", "=", true)
    .where("removed", "=", false)
    .where("category_id", "in", below)
    .groupBy("brand_id")
    .execute()
  const counts = new Map(rows.map(({ brand_id: brand, products }) => [BrandId(brand), products]))
  return [...counts.keys()]
    .flatMap((brand) => names[language].brandOf.get(brand) ?? [])
    .sort((one, other) => (counts.get(other.id) ?? 0) - (counts.get(one.id) ?? 0) || byName(one, other))
}

const popular = async (
  on: Kysely<Tables>,
  known: Directories,
  reader: Reader
): Promise<ReadonlyArray<PopularCategory>> => {
  const assortment = await readAssortment(on, known, reader.now)
  const found = popularOf(known.lists, assortment).flatMap((id) => {
    const link = known.names[reader.language].paths.get(id)?.at(-1)
    return link ? [{ link, products: bestOf(id, assortment) }] : []
  })
  return Promise.all(
    found.map(async ({ link, products }) => ({ ...link, products: await readCards(on, known, products, reader) }))
  )
}

const promotions = (on: Kysely<Tables>, known: Directories, reader: Reader): Promise<ReadonlyArray<Promotion>> =>
  Promise.all(
    known.lists.promotions.map(async ({ slug, title, text, products }) => ({
      slug,
      title: wordsIn(title, reader.language),
      text: wordsIn(text, reader.language),
      products: await readCards(on, known, products, reader)
    }))
  )
