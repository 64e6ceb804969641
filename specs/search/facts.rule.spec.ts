import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { BrandId } from "#core/catalogue/brand.ts"
import { CategoryId } from "#core/catalogue/category.ts"
import type { StoredProduct } from "#core/catalogue/stored.ts"
import { dayMs, instant } from "#core/kernel/moment.ts"
import { rupiah } from "#core/kernel/money.ts"
import { factsOf, isShown, originsOf, wayTo } from "#core/search/facts.rule.ts"
import { anyCatalogue, anyInstant, anyProduct, runs, someBrands, someCategories, someNow } from "#specs/arbitraries.ts"

const countries = [
  { code: "ID", name: { id: "Indonesia", en: "Indonesia" }, phoneCode: "+62", tag: "origin-id", position: 1 }
]
const origins = originsOf({ brands: someBrands, categories: someCategories, countries })
const [sample] = fc.sample(anyProduct(7), { numRuns: 1, seed: 1 })
const [combination] = sample?.combinations ?? []
if (sample === undefined || combination === undefined) throw new Error("a product has a combination")
const { firstActive: _, category: __, discount: ___, ...bare } = sample
const { discount: ____, deliveryDate: _____, ...plain } = combination
const shade = { ...plain, specialPrices: [], active: true, preOrder: false, availableForGuest: true }
const product: StoredProduct = {
  ...bare,
  name: "Crème Brûlée",
  brand: BrandId(1),
  category: CategoryId("lipstik"),
  active: true,
  removed: false,
  soldAs: 50_007,
  availableForOrder: true,
  combinations: [
    { ...shade, price: rupiah(90_000), stock: 2 },
    { ...shade, price: rupiah(70_000), stock: 3 },
    { ...shade, price: rupiah(10_000), stock: 9, active: false }
  ]
}

describe("the facts of a product", () => {
  it("are its folded name, the way to its category, and prices and stock of what is active, lowest first", () => {
    expect(factsOf({ ...product, firstActive: someNow }, origins, someNow)).toMatchObject({
      id: 7,
      name: "creme brulee",
      brand: 1,
      categories: ["rias", "bibir", "lipstik"],
      prices: [70_000, 90_000],
      stock: 5,
      firstActive: someNow,
      availableFor: { all: true, online: true, guest: true }
    })
    expect(factsOf(product, origins, someNow).firstActive).toBe(0)
  })

  it("name the country of its brand, if the shop has both", () => {
    const of = (country: string | undefined) => {
      const brands = someBrands.map(({ country: _own, ...brand }) => ({ ...brand, ...(country && { country }) }))
      return factsOf(product, originsOf({ brands, categories: [], countries }), someNow).origin
    }
    expect([of("ID"), of("XX"), of(undefined)]).toEqual(["origin-id", undefined, undefined])
  })

  it("are those of the moment: a special price counts while it holds", () => {
    const special = { price: rupiah(50_000), startsAt: someNow, endsAt: instant(someNow + dayMs) }
    const on = { ...product, combinations: [{ ...shade, price: rupiah(90_000), specialPrices: [special] }] }
    const pricesAt = (ms: number) => factsOf(on, origins, instant(someNow + ms)).prices
    expect([pricesAt(-1), pricesAt(0), pricesAt(dayMs)]).toEqual([[90_000], [50_000], [90_000]])
  })

  it("offer it to no one who cannot have it, and never online what is sold out", () =>
    fc.assert(
      fc.property(anyCatalogue, anyInstant, (catalogue, now) => {
        for (const one of catalogue.products) {
          const { availableFor, stock, prices } = factsOf(one, originsOf(catalogue), now)
          expect(availableFor.all).toBe(true)
          if (availableFor.guest) expect(availableFor.online).toBe(true)
          if (stock === 0) expect(availableFor.online).toBe(false)
          expect(prices).toEqual(prices.toSorted((a, b) => a - b))
        }
      }),
      runs(30)
    ))
})

describe("a product in lists", () => {
  it.each([
    [true, false, true],
    [false, false, false],
    [true, true, false],
    [false, true, false]
  ])("is shown if active (%s) and not removed (%s): %s (D-8)", (active, removed, shown) =>
    expect(isShown({ active, removed })).toBe(shown)
  )
})

describe("the way to a category", () => {
  const parents = (...pairs: ReadonlyArray<readonly [string, string | undefined]>) =>
    new Map(pairs.map(([id, parent]) => [CategoryId(id), parent === undefined ? undefined : CategoryId(parent)]))

  it("is at most three levels, from above, and ends even in a circle (D-12)", () => {
    const deep = parents(["d", "c"], ["c", "b"], ["b", "a"], ["a", undefined])
    expect(wayTo(CategoryId("c"), deep)).toEqual(["a", "b", "c"])
    expect(wayTo(CategoryId("d"), deep)).toEqual(["b", "c", "d"])
    expect(wayTo(CategoryId("a"), parents(["a", "b"], ["b", "a"]))).toEqual(["a", "b", "a"])
  })

  it("is none for no category and for one that is missing", () => {
    expect(wayTo(undefined, parents(["a", undefined]))).toEqual([])
    expect(wayTo(CategoryId("x"), parents(["a", undefined]))).toEqual([])
    expect(wayTo(CategoryId("b"), parents(["b", "gone"]))).toEqual(["b"])
  })
})
