import { Effect } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { catalogueIndexOf } from "#adapters/memory/catalogue-index.ts"
import { noLists } from "#core/catalogue/stored-lists.ts"
import { noTaste, type Taste } from "#core/discovery/recommending/recommendation.ts"
import { instant } from "#core/kernel/moment.ts"
import { anyCatalogue, runs, someNow } from "#specs/arbitraries.ts"

/** D-16b; decision 0118: best sellers may be a minute old, what is sold out is not shown. */
describe("recommendations that are held", () => {
  const inStock = (catalogue: Parameters<typeof catalogueIndexOf>[0]) => ({
    ...catalogue,
    products: catalogue.products.map((product) => ({
      ...product,
      combinations: product.combinations.map((one) => ({ ...one, stock: 5 }))
    }))
  })
  const asked = (index: ReturnType<typeof catalogueIndexOf>, taste: Taste, after = 0) =>
    Effect.runSync(index.recommending.recommend(taste, { language: "id", now: instant(someNow + after) }))

  it("are the same object for the same taste, and made again after a minute", () =>
    fc.assert(
      fc.property(anyCatalogue, (catalogue) => {
        const index = catalogueIndexOf(inStock(catalogue), noLists, someNow)
        const first = asked(index, noTaste)
        expect(asked(index, { ...noTaste }, 59_000)).toBe(first)
        expect(asked(index, noTaste, 61_000)).not.toBe(first)
      }),
      runs(30)
    ))

  it("are made again as soon as one of them is sold out, and then are without it", () =>
    fc.assert(
      fc.asyncProperty(anyCatalogue, fc.nat(), async (catalogue, which) => {
        const index = catalogueIndexOf(inStock(catalogue), noLists, someNow)
        const first = asked(index, noTaste)
        const gone = first[which % Math.max(1, first.length)]?.id
        if (gone === undefined) return
        const { combinations = [] } = catalogue.products.find(({ id }) => id === gone) ?? {}
        const stock = combinations.map(({ id }) => ({ product: gone, combination: id, stock: 0 }))
        await Effect.runPromise(index.apply({ stock }, () => someNow))
        expect(asked(index, noTaste).map(({ id }) => id)).not.toContain(gone)
      }),
      runs(60)
    ))
})
