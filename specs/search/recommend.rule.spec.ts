import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { productLists } from "#core/catalogue/product-list.ts"
import { type Facts, factsOf, isShown, originsOf } from "#core/search/facts.rule.ts"
import {
  hashToUnit,
  isRecommendable,
  listLength,
  recommendedBeside,
  recommendFrom,
  standsBeside
} from "#core/search/recommend.rule.ts"
import { anyCatalogue, runs, someNow } from "#specs/arbitraries.ts"

const anyFacts: fc.Arbitrary<ReadonlyArray<Facts>> = anyCatalogue.map((catalogue) => {
  const origins = originsOf(catalogue)
  return catalogue.products.filter(isShown).map((product) => factsOf(product, origins, someNow))
})

describe("recommendations", () => {
  it("come from what they are given, each once, no more than are ever shown", () =>
    fc.assert(
      fc.property(anyFacts, fc.constantFrom(...productLists), (facts, name) => {
        const favourites = { bestSellers: facts, newest: facts }
        const list = recommendFrom(name, favourites, "2026-11-20")
        expect(list.length).toBe(Math.min(facts.length, listLength))
        expect(new Set(list).size).toBe(list.length)
        expect(recommendFrom(name, favourites, "2026-11-20")).toEqual(list)
      }),
      runs(100)
    ))

  it("beside a product are never itself, nor what is sold out, for any order of the others", () =>
    fc.assert(
      fc.property(anyFacts, fc.constantFrom(...standsBeside), (facts, name) => {
        const [product, ...others] = facts
        fc.pre(product !== undefined)
        const list = recommendedBeside(name, product, facts)
        expect(list).not.toContain(product)
        expect(list.every(isRecommendable)).toBe(true)
        expect(recommendedBeside(name, product, others.toReversed())).toEqual(list)
      }),
      runs(100)
    ))

  it("are thrown afresh once a day", () => {
    const days = ["2026-11-20", "2026-11-21"]
    const orders = days.map((day) => Array.from({ length: 50 }, (_, id) => hashToUnit(day, id)))
    expect(orders[0]).not.toEqual(orders[1])
    for (const order of orders) for (const throw_ of order) expect(throw_ >= 0 && throw_ < 1).toBe(true)
  })
})
