import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { BrandId } from "#core/catalogue/brand.ts"
import { CategoryId } from "#core/catalogue/category.ts"
import { rupiah } from "#core/kernel/money.ts"
import { countFacets } from "#core/search/counting.rule.ts"
import { matches } from "#core/search/facets.rule.ts"
import { type Facts, factsOf, isShown, originsOf } from "#core/search/facts.rule.ts"
import { normaliseQuery } from "#core/search/filters.rule.ts"
import { emptyQuery, type SearchQuery } from "#core/search/query.ts"
import { anyCatalogue, anyQuery, runs, someNow } from "#specs/arbitraries.ts"
import { soldOut, someFacts } from "./some-facts.ts"

const [one, two] = [BrandId(1), BrandId(2)]
const query = (change: Partial<SearchQuery>): SearchQuery => ({ ...emptyQuery, ...change })
const ids = (passing: ReadonlyArray<Facts>) => passing.map(({ id }) => id)

/** D-15. */
describe("what the values of filters would show", () => {
  const all = [
    someFacts(1, { brand: one, averageRating: 4.999, prices: [rupiah(50_000), rupiah(90_000)] }),
    someFacts(2, { brand: two, averageRating: 4, prices: [rupiah(70_000)] }),
    someFacts(3, { brand: two, averageRating: 3.999 }),
    soldOut(4, { brand: one, totalReviews: 0 })
  ]

  it("ignores a filter for its own values, and obeys it for all others", () => {
    const { passing, counts } = countFacets(all, query({ brands: [one], ratings: [4] }))
    expect(ids(passing)).toEqual([1])
    // Of the stars 4: one of each brand. Of brand 1: one with 4 stars, one without a review.
    expect([...counts.brands].toSorted()).toEqual([
      [one, 1],
      [two, 1]
    ])
    expect([5, 4, 3, 0].map((stars) => counts.ratings(stars))).toEqual([0, 1, 0, 1])
    expect([counts.online, counts.categories(CategoryId("lipstik")), counts.origins("origin-id")]).toEqual([1, 1, 1])
  })

  it("does not count what fails two filters", () => {
    const { passing, counts } = countFacets(all, query({ brands: [one], ratings: [3] }))
    expect(passing).toEqual([])
    expect([...counts.brands]).toEqual([[two, 1]])
    expect(counts.ratings(4)).toBe(1)
    expect(counts.online).toBe(0)
  })

  it("spans the prices of all active combinations, without the price filter", () => {
    const prices = { min: rupiah(200_000) }
    expect(countFacets(all.slice(0, 2), query({ prices })).counts.prices).toEqual({ min: 50_000, max: 90_000 })
    expect(countFacets([], emptyQuery).counts.prices).toEqual({ min: 0, max: 0 })
  })

  it("is what choosing each value alone finds, whatever else is chosen", () =>
    fc.assert(
      fc.property(anyCatalogue, anyQuery.map(normaliseQuery), (catalogue, asked) => {
        const origins = originsOf(catalogue)
        const facts = catalogue.products.filter(isShown).map((product) => factsOf(product, origins, someNow))
        const found = (change: Partial<SearchQuery>) =>
          facts.filter((it) => matches(it, { ...asked, ...change })).length
        const { passing, counts } = countFacets(facts, asked)
        expect(passing).toEqual(facts.filter((it) => matches(it, asked)))
        for (const [brand, count] of counts.brands) expect(count).toBe(found({ brands: [brand] }))
        for (const stars of [1, 2, 3, 4, 5]) expect(counts.ratings(stars)).toBe(found({ ratings: [stars] }))
        for (const { tag } of catalogue.countries) expect(counts.origins(tag)).toBe(found({ origins: [tag] }))
        for (const { id } of catalogue.tags) expect(counts.tags(id)).toBe(found({ tags: [id] }))
        for (const { id } of catalogue.categories) expect(counts.categories(id)).toBe(found({ category: id }))
        expect(counts.online).toBe(found({ availableFor: "online" }))
      }),
      runs(40)
    ))
})
