import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { Effect } from "effect"
import { seedDemo } from "#adapters/demo/seed.ts"
import { catalogueWriterOver } from "#adapters/postgres/catalogue/catalogue-writer.sql.ts"
import { type Db, openDb } from "#adapters/postgres/engine/db.ts"
import { migrate } from "#adapters/postgres/migrate.ts"
import type { ProductDraft } from "#core/catalogue/catalogue-writer.port.ts"
import type { ProductId } from "#core/catalogue/product.ts"
import type { StoredCatalogue, StoredProduct } from "#core/catalogue/stored.ts"
import { instant } from "#core/kernel/moment.ts"
import type { Offer } from "./buyers.ts"
import { generatedCatalogue } from "./generated/catalogue-generator.ts"
import { putGeneratedReviews } from "./generated/review-generator.ts"

/** Products written at once. */
const batch = 200

const run = <A, E>(effect: Effect.Effect<A, E>) => Effect.runPromise(effect)

const draftOf = ({
  id,
  averageRating: _,
  totalReviews: __,
  combinations,
  ...product
}: StoredProduct): ProductDraft => ({
  ...product,
  source: "bench",
  sourceId: String(id),
  combinations: combinations.map(({ id: key, ...combination }) => ({ ...combination, key }))
})

/** The products of a generated catalogue as drafts, with its countries, categories, brands and tags put in already. */
export const draftsFor = async (db: Db, catalogue: StoredCatalogue): Promise<ReadonlyArray<ProductDraft>> => {
  const writer = catalogueWriterOver(db)
  await run(writer.countries(catalogue.countries))
  const categories = await run(writer.categories(catalogue.categories))
  const brands = await run(writer.brands(catalogue.brands.map(({ id: _, slug: __, letter: ___, ...brand }) => brand)))
  await run(writer.tags(catalogue.tags))
  const brandIds = new Map(catalogue.brands.map(({ id }, index) => [id, brands[index]?.id ?? id]))
  const categoryIds = new Map(catalogue.categories.map(({ id }, index) => [id, categories[index]?.id ?? id]))
  return catalogue.products.map((product) => {
    const { id: _, category, brand, ...draft } = draftOf(product) as ProductDraft & { readonly id?: ProductId }
    const given = category && categoryIds.get(category)
    return { ...draft, brand: brandIds.get(brand) ?? brand, ...(given && { category: given }) }
  })
}

export const putDrafts = async (db: Db, drafts: ReadonlyArray<ProductDraft>): Promise<void> => {
  const writer = catalogueWriterOver(db)
  for (let from = 0; from < drafts.length; from += batch) await run(writer.products(drafts.slice(from, from + batch)))
}

/** Where a database is: on a server, or in a folder of the shop. */
export type Place = { readonly url: string } | { readonly dataDir: string }

/** Opens the database of a bench. */
export const openAt = (at: Place): Promise<Db> =>
  openDb({
    ...("url" in at ? at : { folder: join(at.dataDir, "db") }),
    patienceMs: 60_000,
    report: console.error
  })

/** Fills a database with the demo shop and as many generated products beside it as are lacking to that size, and with reviews of them. */
export const stockDatabase = async (at: Place, size: number, reviews = 0) => {
  const db = await openAt(at)
  await run(migrate(db))
  await run(seedDemo(db, instant(Date.now())))
  const { count } = await run(
    db.ask((sql) =>
      sql
        .selectFrom("products")
        .select((on) => on.fn.countAll<number>().as("count"))
        .executeTakeFirstOrThrow()
    )
  )
  await putDrafts(db, await draftsFor(db, generatedCatalogue(size - Number(count))))
  if (reviews > 0) await putGeneratedReviews(db, reviews)
  await db.close()
}

/** Everything a guest may buy, with more of it than anybody buys. */
export const offersOf = async (address: string, dataDir: string): Promise<ReadonlyArray<Offer>> => {
  const offers: Array<Offer> = []
  for (let skip = 0; ; skip += 100) {
    const { data } = (await (await fetch(`${address}/api/catalogue/v3/search?skip=${skip}&limit=100`)).json()) as {
      readonly data: ReadonlyArray<{
        readonly id: number
        readonly available_for_order: boolean
        readonly stock: number
      }>
    }
    if (data.length === 0) break
    for (const { id } of data.filter((card) => card.available_for_order && card.stock > 0)) {
      const { data: product } = (await (await fetch(`${address}/api/catalogue/v3/products/${id}`)).json()) as {
        readonly data: {
          readonly combinations: ReadonlyArray<{
            _id: string
            stock: number
            price_after_discount: number
            is_pre_order: boolean
            available_for_guest: boolean
          }>
          readonly id_product?: number
        }
      }
      if (product.id_product === undefined) continue
      for (const one of product.combinations)
        if (one.stock > 0 && !one.is_pre_order && one.available_for_guest)
          offers.push({ product_id: id, combination_id: one._id, price: one.price_after_discount })
    }
  }
  const ops = JSON.parse(await readFile(join(dataDir, "ops.json"), "utf8")) as {
    readonly address: string
    readonly token: string
  }
  await fetch(new URL("/ops/stock", ops.address), {
    method: "POST",
    headers: { authorization: `Bearer ${ops.token}`, "content-type": "application/json" },
    body: JSON.stringify({
      rows: offers.map(({ combination_id }) => ({ combination: combination_id, value: 1_000_000 })),
      name: "bench",
      dry_run: false
    })
  })
  return offers
}
