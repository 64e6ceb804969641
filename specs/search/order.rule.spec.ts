import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { type Facts, factsOf, isShown, originsOf } from "#core/search/facts.rule.ts"
import { fitOf, likedFactor, orderOf } from "#core/search/order.rule.ts"
import { sorts } from "#core/search/sort.ts"
import { anyCatalogue, runs, someNow } from "#specs/arbitraries.ts"

const anyFacts: fc.Arbitrary<ReadonlyArray<Facts>> = anyCatalogue.map((catalogue) => {
  const origins = originsOf(catalogue)
  return catalogue.products.filter(isShown).map((product) => factsOf(product, origins, someNow))
})
const anySort = fc.constantFrom(...sorts)
const inStock = ({ stock }: Facts): number => Number(stock > 0)

describe("the seven orders", () => {
  it("put the same products in the same order for any input order", () =>
    fc.assert(
      fc.property(anyFacts, anySort, (facts, sort) => {
        const ordered = facts.toSorted(orderOf(sort))
        expect(facts.toReversed().toSorted(orderOf(sort))).toEqual(ordered)
        expect(new Set(ordered)).toEqual(new Set(facts))
      }),
      runs(100)
    ))

  it("mean what they say", () =>
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const by = (sort: (typeof sorts)[number]) => facts.toSorted(orderOf(sort))
        const falls = (values: ReadonlyArray<number>) =>
          values.every((value, at) => at === 0 || value <= (values[at - 1] ?? value))
        expect(falls(by("newest").map(({ firstActive }) => firstActive))).toBe(true)
        expect(falls(by("cheapest").map(({ prices }) => -(prices[0] ?? Number.MAX_VALUE)))).toBe(true)
        expect(falls(by("expensive").map(({ prices }) => prices.at(-1) ?? -1))).toBe(true)
        expect(by("aToZ").map(({ name }) => name)).toEqual(
          by("aToZ")
            .map(({ name }) => name)
            .toSorted()
        )
        expect(by("zToA").map(({ name }) => name)).toEqual(
          by("aToZ")
            .map(({ name }) => name)
            .toReversed()
        )
        for (const sort of ["most-purchased", "most-review"] as const) {
          expect(falls(by(sort).map(inStock))).toBe(true)
          const there = by(sort).filter((one) => one.stock > 0)
          expect(falls(there.map((one) => (sort === "most-review" ? one.totalReviews : one.sales90d)))).toBe(true)
        }
      }),
      runs(100)
    ))

  it("settle ties by the lower number", () => {
    const [one] =
      fc.sample(
        anyFacts.filter((facts) => facts.length > 0),
        { numRuns: 1, seed: 2 }
      )[0] ?? []
    const twins = [7, 3, 5].map((id) => ({ ...one, id }) as Facts)
    for (const sort of sorts) expect(twins.toSorted(orderOf(sort)).map(({ id }) => id)).toEqual([3, 5, 7])
  })
})

describe("what fits a search", () => {
  const liked = likedFactor({ sales90d: 900, totalReviews: 100 })
  const unknown = likedFactor({ sales90d: 0, totalReviews: 0 })

  it("is the one with most of what was asked, then what is in stock, then what fits best", () => {
    expect(fitOf(true, unknown, 2, 1)).toBeGreaterThan(fitOf(true, liked, 1, 50_000))
    expect(fitOf(true, unknown, 1, 1)).toBeGreaterThan(fitOf(false, liked, 1, 50_000))
    expect(fitOf(true, unknown, 1, 20)).toBeGreaterThan(fitOf(true, unknown, 1, 10))
  })

  it("is the better known of two equals, but not by far", () => {
    expect(fitOf(true, liked, 1, 10)).toBeGreaterThan(fitOf(true, unknown, 1, 10))
    expect(fitOf(true, liked, 1, 10)).toBeLessThan(fitOf(true, unknown, 1, 14))
  })
})
