import { Effect } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { catalogueIndexOf } from "#adapters/memory/catalogue-index.ts"
import type { IndexChanges } from "#adapters/memory/index/apply.ts"
import { ProductId } from "#core/catalogue/product.ts"
import type { StoredCatalogue } from "#core/catalogue/stored.ts"
import { noLists } from "#core/catalogue/stored-lists.ts"
import { isShown } from "#core/search/facts.rule.ts"
import { normaliseQuery } from "#core/search/filters.rule.ts"
import { emptyQuery, type SearchQuery } from "#core/search/query.ts"
import { anyCatalogue, anyQuery, runs, someNow } from "#specs/arbitraries.ts"
import { generatedCatalogue } from "#specs/bench/generated/catalogue-generator.ts"

const reader = { language: "id", now: someNow } as const
const inIndex = (catalogue: StoredCatalogue) => catalogueIndexOf(catalogue, noLists, someNow)
const found = (index: ReturnType<typeof inIndex>, query: SearchQuery) =>
  Effect.runSync(index.search.find(normaliseQuery(query), reader))

const applyTo = (index: ReturnType<typeof inIndex>, changes: IndexChanges) =>
  Effect.runPromise(index.apply(changes, () => someNow))

const given = <T>(value: T | undefined): T => {
  if (value === undefined) throw new Error("nothing was sampled")
  return value
}

const withStock = (catalogue: StoredCatalogue, combination: string, stock: number): StoredCatalogue => ({
  ...catalogue,
  products: catalogue.products.map((product) => ({
    ...product,
    combinations: product.combinations.map((one) => (one.id === combination ? { ...one, stock } : one))
  }))
})

describe("a shelf", () => {
  it("answers with the same card, object for object, until its price or stock changes", () =>
    fc.assert(
      fc.property(anyCatalogue, anyQuery, (catalogue, query) => {
        const index = inIndex(catalogue)
        const cards = new Map(
          found(index, { ...emptyQuery, size: 16, page: 6 }).products.map((card) => [card.id, card])
        )
        for (const card of found(index, query).products) expect(card).toBe(cards.get(card.id))
      }),
      runs(60)
    ))

  it("stands, after changes of stock, as one that was built with that stock", () =>
    fc.assert(
      fc.asyncProperty(
        anyCatalogue,
        fc.array(fc.tuple(fc.nat(), fc.nat(), fc.integer({ min: 0, max: 3 })), { minLength: 1, maxLength: 6 }),
        fc.array(anyQuery, { minLength: 5, maxLength: 5 }),
        async (catalogue, changes, queries) => {
          fc.pre(catalogue.products.length > 0)
          const index = inIndex(catalogue)
          for (const query of queries) found(index, query)
          let after = catalogue
          for (const [which, one, stock] of changes) {
            const product = catalogue.products[which % catalogue.products.length]
            const combination = product?.combinations[one % product.combinations.length]
            if (product === undefined || combination === undefined) continue
            await applyTo(index, { stock: [{ product: product.id, combination: combination.id, stock }] })
            after = withStock(after, combination.id, stock)
          }
          const fresh = inIndex(after)
          for (const query of queries) expect(found(index, query)).toEqual(found(fresh, query))
          for (const { id } of catalogue.products)
            expect(Effect.runSync(index.catalogue.product(id, reader))).toEqual(
              Effect.runSync(fresh.catalogue.product(id, reader))
            )
        }
      ),
      runs(60)
    ))

  it("stands, after units of quotas were sold, as one that was built with those", () =>
    fc.assert(
      fc.asyncProperty(
        anyCatalogue,
        fc.integer({ min: 0, max: 5 }),
        fc.array(anyQuery, { minLength: 5, maxLength: 5 }),
        async (catalogue, sold, queries) => {
          const index = inIndex(catalogue)
          for (const query of queries) found(index, query)
          const sales = catalogue.products.flatMap(({ id: product, combinations }) =>
            combinations.flatMap(({ id: combination, specialPrices }) =>
              specialPrices.flatMap(({ startsAt, quota }) =>
                quota === undefined ? [] : [{ product, combination, startsAt, sold }]
              )
            )
          )
          await applyTo(index, { quotas: sales })
          const fresh = inIndex({
            ...catalogue,
            products: catalogue.products.map((product) => ({
              ...product,
              combinations: product.combinations.map((one) => ({
                ...one,
                specialPrices: one.specialPrices.map((special) =>
                  special.quota === undefined ? special : { ...special, sold }
                )
              }))
            }))
          })
          for (const query of queries) expect(found(index, query)).toEqual(found(fresh, query))
          for (const { id } of catalogue.products)
            expect(Effect.runSync(index.catalogue.product(id, reader))).toEqual(
              Effect.runSync(fresh.catalogue.product(id, reader))
            )
        }
      ),
      runs(60)
    ))

  it("stands, after changes of stars and reviews, as one that was built with those", () =>
    fc.assert(
      fc.asyncProperty(
        anyCatalogue,
        fc.array(fc.tuple(fc.nat(), fc.integer({ min: 0, max: 5_000 }), fc.nat({ max: 40 })), {
          minLength: 1,
          maxLength: 6
        }),
        fc.array(anyQuery, { minLength: 5, maxLength: 5 }),
        async (catalogue, changes, queries) => {
          fc.pre(catalogue.products.length > 0)
          const index = inIndex(catalogue)
          for (const query of queries) found(index, query)
          let after = catalogue
          for (const [which, thousandths, totalReviews] of changes) {
            const product = given(catalogue.products[which % catalogue.products.length])
            const rating = { averageRating: totalReviews === 0 ? 0 : Math.max(1, thousandths / 1000), totalReviews }
            await applyTo(index, { ratings: [{ product: product.id, ...rating }] })
            after = {
              ...after,
              products: after.products.map((one) => (one.id === product.id ? { ...one, ...rating } : one))
            }
          }
          const fresh = inIndex(after)
          for (const query of queries) expect(found(index, query)).toEqual(found(fresh, query))
          for (const { id } of catalogue.products)
            expect(Effect.runSync(index.catalogue.product(id, reader))).toEqual(
              Effect.runSync(fresh.catalogue.product(id, reader))
            )
        }
      ),
      runs(60)
    ))

  it("forgets its answers when another version takes its place", () =>
    fc.assert(
      fc.asyncProperty(anyCatalogue, anyCatalogue, anyQuery, async (one, other, query) => {
        const index = inIndex(one)
        found(index, query)
        await Effect.runPromise(index.renew({ ...other, version: 2 }, noLists, () => someNow))
        expect(index.version()).toBe(2)
        expect(found(index, query)).toEqual(found(inIndex(other), query))
      }),
      runs(40)
    ))

  it("goes on answering while another version is built beside it", async () => {
    const [one] = fc.sample(
      anyCatalogue.filter(({ products }) => products.some(isShown)),
      { numRuns: 1, seed: 5 }
    )
    // More than one slice of work.
    const other = generatedCatalogue(2_000)
    const index = inIndex(given(one))
    const before = found(index, emptyQuery)
    const renewing = Effect.runPromise(index.renew({ ...other, version: 2 }, noLists, () => someNow))
    expect(found(index, emptyQuery)).toEqual(before)
    await renewing
    expect(index.version()).toBe(2)
    expect(found(index, emptyQuery)).toEqual(found(inIndex(other), emptyQuery))
  })

  it("knows nothing of units of what it does not have", async () => {
    const index = inIndex({
      version: 1,
      countries: [],
      categories: [],
      brands: [],
      tags: [],
      products: [],
      synonyms: []
    })
    const product = ProductId(7)
    await applyTo(index, { stock: [{ product, combination: "701", stock: 3 }] })
    await applyTo(index, { ratings: [{ product, averageRating: 5, totalReviews: 1 }] })
    expect(found(index, emptyQuery)).toMatchObject({
      products: [],
      total: 0,
      facets: { brands: [], prices: { min: 0, max: 0 } }
    })
  })
})
