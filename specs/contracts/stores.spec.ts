import { Effect } from "effect"
import fc from "fast-check"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type CatalogueIndex, catalogueIndexOf } from "#adapters/memory/catalogue-index.ts"
import { sqlCatalogue } from "#adapters/postgres/catalogue/catalogue.sql.ts"
import { sqlSearch } from "#adapters/postgres/catalogue/search.sql.ts"
import { readStoredCatalogue, readStoredLists } from "#adapters/postgres/catalogue/stored-catalogue.sql.ts"
import type { Db } from "#adapters/postgres/engine/db.ts"
import { BrandId } from "#core/catalogue/brand.ts"
import type { CatalogueStore, Reader } from "#core/catalogue/catalogue.port.ts"
import { CategoryId } from "#core/catalogue/category.ts"
import { ProductId } from "#core/catalogue/product.ts"
import { type ProductListName, productLists } from "#core/catalogue/product-list.ts"
import { noLists, type StoredLists } from "#core/catalogue/stored-lists.ts"
import { instant } from "#core/kernel/moment.ts"
import { languages } from "#core/kernel/text.ts"
import { normaliseQuery } from "#core/search/filters.rule.ts"
import { emptyQuery } from "#core/search/query.ts"
import type { SearchStore } from "#core/search/search.port.ts"
import { searchOver } from "#core/search/search.usecases.ts"
import { anyCatalogue, anyInstant, anyQuery, runs, someBrands, someCategories, someNow } from "#specs/arbitraries.ts"
import { engines, freshDatabase } from "#specs/database.ts"
import { keepCatalogue } from "./stored-catalogue.ts"

type Stores = CatalogueStore & Omit<SearchStore, "keepFeedback">
type Question = (stores: Stores, reader: Reader) => Effect.Effect<unknown, unknown>

const anyReader: fc.Arbitrary<Reader> = fc.record({ language: fc.constantFrom(...languages), now: anyInstant })
const anyId = fc.integer({ min: 1, max: 60 }).map((id) => ProductId(id))
const anyCategory = fc.constantFrom(...someCategories.map(({ id }) => id), CategoryId("no-such"))

const anyQuestion: fc.Arbitrary<Question> = fc.oneof(
  {
    weight: 10,
    arbitrary: anyQuery.map(normaliseQuery).map(
      (query): Question =>
        ({ find }, reader) =>
          find(query, reader)
    )
  },
  anyQuery.map(normaliseQuery).map(
    (query): Question =>
      ({ count }, reader) =>
        count(query, reader)
  ),
  fc.constantFrom("ser", "sat", "sunscren", "sabun mu", "tabir s", "kenan", "creme", "lip", "口红", "24k").map(
    (q): Question =>
      ({ suggest }, reader) =>
        suggest({ q, named: q }, reader)
  ),
  // Misspelt beyond what is corrected: the nearest word of the shop, its products and wider searches. Rule 16.
  fc.constantFrom("kennanggah", "sattinnn", "lippstikkk", "tabbirr kulitt", "zzzzzz", "seruumm di bawah 5rb").map(
    (q): Question =>
      (stores, reader) => {
        const search = searchOver({ ...stores, keepFeedback: () => Effect.void }, reader)
        return Effect.all([search.find({ ...emptyQuery, q }), search.suggest({ q })])
      }
  ),
  fc.constant<Question>(({ trending }, reader) => trending(reader)),
  anyId.map(
    (id): Question =>
      ({ product }, reader) =>
        product(id, reader)
  ),
  fc.array(anyId).map(
    (ids): Question =>
      ({ cards }, reader) =>
        cards(ids, reader)
  ),
  fc.constantFrom("serum", "rias", "merek-kenanga", "kenanga", "satin-matte", "nothing").map(
    (slug): Question =>
      ({ named }, reader) =>
        named(slug, reader)
  ),
  fc.constantFrom<Question>(
    ({ categories }, reader) => categories(reader),
    ({ brands }, reader) => brands(reader),
    ({ tags }, reader) => tags(reader),
    ({ popularCategories }, reader) => popularCategories(reader),
    ({ specialPrices }, reader) => specialPrices(reader),
    ({ promotions }, reader) => promotions(reader)
  ),
  anyCategory.map(
    (id): Question =>
      ({ category }, reader) =>
        category(id, reader)
  ),
  anyCategory.map(
    (id): Question =>
      ({ categoryBrands }, reader) =>
        categoryBrands(id, reader)
  ),
  fc.constantFrom(...someBrands).map(
    ({ id }): Question =>
      ({ brand }, reader) =>
        brand(id, reader)
  ),
  fc.tuple(fc.constantFrom<ProductListName>(...productLists), fc.option(anyId, { nil: undefined })).map(
    ([name, beside]): Question =>
      ({ list }, reader) =>
        list(name, beside, reader)
  )
)

/** Lists that an operator wrote, of products that may not be there. */
const anyLists: fc.Arbitrary<StoredLists> = fc.constantFrom(noLists, {
  lists: [{ name: "trending", title: { id: "Ramai", en: "Busy" }, products: [3, 1, 2].map((id) => ProductId(id)) }],
  popularCategories: [CategoryId("lipstik")],
  brandLists: [{ name: "search-fallback", brands: [BrandId(2), BrandId(1)] }],
  promotions: [
    { slug: "hemat", title: { id: "Hemat", en: "Save" }, text: { id: "", en: "" }, products: [ProductId(5)] }
  ],
  trendingSearches: [
    { keyword: "serum satin", searches: 9 },
    { keyword: "Sabun muka", searches: 12 }
  ]
})

describe.each(engines)("an index and its database on %s", (engine) => {
  let db: Db
  beforeAll(async () => {
    db = await freshDatabase(engine)
  })
  afterAll(() => db.close())

  it(
    "answer every question alike",
    () =>
      fc.assert(
        fc.asyncProperty(
          anyCatalogue,
          anyLists,
          fc.array(fc.tuple(anyQuestion, anyReader), { minLength: 30, maxLength: 30 }),
          async (catalogue, lists, questions) => {
            await keepCatalogue(db, catalogue, lists)
            const index = await indexOfDatabase(db)
            const inIndex = { ...index.catalogue, ...index.search }
            const inSql = { ...sqlCatalogue(db), ...sqlSearch(db) }
            for (const [question, reader] of questions)
              expect(await Effect.runPromise(question(inIndex, reader))).toEqual(
                await Effect.runPromise(question(inSql, reader))
              )
          }
        ),
        { ...runs(8), endOnFailure: true }
      ),
    600_000
  )
})

const indexOfDatabase = async (db: Db): Promise<CatalogueIndex> =>
  catalogueIndexOf(
    await Effect.runPromise(readStoredCatalogue(db)),
    await Effect.runPromise(readStoredLists(db)),
    instant(someNow)
  )
