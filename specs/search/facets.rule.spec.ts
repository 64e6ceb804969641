import { Effect } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { countedPlaces } from "#adapters/memory/index-count.ts"
import { goodsOf } from "#adapters/memory/index-goods.ts"
import { atOnce } from "#adapters/memory/steps.ts"
import { directoryOf } from "#core/catalogue/directory.rule.ts"
import type { StoredCatalogue } from "#core/catalogue/stored.ts"
import { countFacets } from "#core/search/counting.rule.ts"
import { facetsFrom, matches, starsOf, withKnown } from "#core/search/facets.rule.ts"
import { type Facts, factsOf, isShown, originsOf } from "#core/search/facts.rule.ts"
import { normaliseQuery, ratingRange } from "#core/search/filters.rule.ts"
import { emptyQuery, type SearchQuery } from "#core/search/query.ts"
import { anyCatalogue, anyInstant, anyQuery, runs, someBrands, someNow } from "#specs/arbitraries.ts"

const factsIn = (catalogue: StoredCatalogue, now = someNow): ReadonlyArray<Facts> => {
  const origins = originsOf(catalogue)
  return catalogue.products.filter(isShown).map((product) => factsOf(product, origins, now))
}
const countOf = (all: ReadonlyArray<Facts>, query: SearchQuery): number =>
  all.filter((one) => matches(one, query)).length
const anyQuestion = fc.tuple(anyCatalogue, anyQuery.map(normaliseQuery))

describe("facets", () => {
  it("say how many products each value would show, as counting one by one says (D-15)", () =>
    fc.assert(
      fc.property(anyQuestion, ([catalogue, asked]) => {
        const all = factsIn(catalogue)
        const names = directoryOf(catalogue, catalogue.products.filter(isShown), "id")
        const query = withKnown(asked, names)
        const { passing, counts } = countFacets(all, query)
        const facets = facetsFrom(counts, query, names)
        expect(passing).toEqual(all.filter((one) => matches(one, query)))
        for (const { value, count } of facets.brands)
          expect(count).toBe(countOf(all, { ...query, brands: [value as Facts["brand"]] }))
        for (const { value, count } of facets.origins) expect(count).toBe(countOf(all, { ...query, origins: [value] }))
        for (const { value, count } of facets.tags) expect(count).toBe(countOf(all, { ...query, tags: [value] }))
        for (const { value, count } of facets.ratings) expect(count).toBe(countOf(all, { ...query, ratings: [value] }))
        for (const { value, count } of facets.categories)
          expect(count).toBe(countOf(all, { ...query, category: value as Facts["categories"][number] }))
        expect(facets.online).toBe(countOf(all, { ...query, availableFor: "online" }))
        const { prices: _, ...unpriced } = query
        const prices = all.filter((one) => matches(one, unpriced)).flatMap((one) => one.prices)
        expect(facets.prices).toEqual(
          prices.length > 0 ? { min: Math.min(...prices), max: Math.max(...prices) } : { min: 0, max: 0 }
        )
      }),
      runs(150)
    ))

  it("keep a chosen value in sight even where it would show nothing", () =>
    fc.assert(
      fc.property(anyQuestion, ([catalogue, asked]) => {
        const names = directoryOf(catalogue, catalogue.products.filter(isShown), "id")
        const query = withKnown(asked, names)
        const facets = facetsFrom(countFacets(factsIn(catalogue), query).counts, query, names)
        expect(facets.brands.map(({ value }) => value)).toEqual(expect.arrayContaining([...query.brands]))
        expect(facets.tags.map(({ value }) => value)).toEqual(expect.arrayContaining([...query.tags]))
        expect(facets.origins.map(({ value }) => value)).toEqual(expect.arrayContaining([...query.origins]))
        if (query.category) expect(facets.categories.map(({ value }) => value)).toContain(query.category)
        expect(facets.ratings.map(({ value }) => value)).toEqual([5, 4, 3, 2, 1])
      }),
      runs(100)
    ))

  it("grow within a filter and shrink across filters (F3)", () =>
    fc.assert(
      fc.property(anyQuestion, fc.constantFrom(...someBrands), ([catalogue, query], { id }) => {
        const all = factsIn(catalogue)
        const total = countOf(all, query)
        if (query.brands.length > 0)
          expect(countOf(all, { ...query, brands: [...query.brands, id] })).toBeGreaterThanOrEqual(total)
        else expect(countOf(all, { ...query, brands: [id] })).toBeLessThanOrEqual(total)
        expect(countOf(all, { ...query, availableFor: "online" })).toBeLessThanOrEqual(
          countOf(all, { ...query, availableFor: "all" })
        )
      }),
      runs(150)
    ))

  it("are the same counted over the columns of an index as over facts", () =>
    fc.assert(
      fc.property(anyQuestion, anyInstant, ([catalogue, asked], now) => {
        const names = directoryOf(catalogue, catalogue.products.filter(isShown), "en")
        const query = withKnown(asked, names)
        const goods = atOnce(goodsOf(catalogue, now))
        const slow = countFacets(
          goods.facts.flatMap((one) => one ?? []),
          query
        )
        const fast = countedPlaces(goods, query, Int32Array.from(goods.facts.keys()))
        expect(Array.from(fast.passing, (place) => goods.facts[place])).toEqual(slow.passing)
        expect(facetsFrom(fast.counts, query, names)).toEqual(facetsFrom(slow.counts, query, names))
      }),
      runs(200)
    ))
})

describe("a product", () => {
  it("is filtered by the stars whose range holds its mean (D-14)", () =>
    fc.assert(
      fc.property(fc.integer({ min: 1_000, max: 5_000 }), (thousandths) => {
        const stars = starsOf({ averageRating: thousandths / 1_000, totalReviews: 1 })
        const { from, to } = Effect.runSync(ratingRange(stars))
        expect(from <= thousandths / 1_000 && thousandths / 1_000 <= to).toBe(true)
      }),
      runs(300)
    ))

  it("without reviews is in no range", () => {
    expect(starsOf({ averageRating: 0, totalReviews: 0 })).toBe(0)
  })

  it("passes a price window with any of its active combinations (D-13)", () => {
    const [facts] = factsIn(
      fc.sample(
        anyCatalogue.filter(({ products }) => products.some(isShown)),
        { numRuns: 1, seed: 4 }
      )[0] ?? ({} as never)
    )
    const prices = [100_000, 300_000].map((price) => price as Facts["prices"][number])
    const product = { ...facts, prices } as Facts
    const window = (min: number, max?: number): SearchQuery => ({
      ...emptyQuery,
      prices: { min, ...(max !== undefined && { max }) } as NonNullable<SearchQuery["prices"]>
    })
    expect(matches(product, window(100_000, 200_000))).toBe(true)
    expect(matches(product, window(150_000, 299_999))).toBe(false)
    expect(matches(product, window(300_000))).toBe(true)
  })
})
