import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { BrandId } from "#core/catalogue/brand.ts"
import { CategoryId } from "#core/catalogue/category.ts"
import {
  type ActiveFilter,
  activeFilters,
  isActive,
  removeFilter,
  reset,
  sortBy,
  toggleFilter
} from "#core/search/filter-state.rule.ts"
import { normaliseQuery } from "#core/search/filters.rule.ts"
import { emptyQuery, type SearchQuery } from "#core/search/query.ts"
import { anyQuery, runs, someBrands } from "#specs/arbitraries.ts"

const anyFilter: fc.Arbitrary<ActiveFilter> = fc.oneof(
  fc.constantFrom(...someBrands).map(({ id }) => ({ kind: "brand" as const, value: id })),
  fc.integer({ min: 1, max: 5 }).map((value) => ({ kind: "rating" as const, value })),
  fc.constantFrom("halal", "bpom").map((value) => ({ kind: "tag" as const, value })),
  fc.constantFrom("origin-id", "origin-kr").map((value) => ({ kind: "origin" as const, value }))
)

const firstPage = (query: SearchQuery): SearchQuery => ({ ...normaliseQuery(query), page: 1 })

describe("choosing filters", () => {
  it("twice the same is as if nothing had been chosen", () =>
    fc.assert(
      fc.property(anyQuery, anyFilter, (query, filter) => {
        expect(isActive(toggleFilter(query, filter), filter)).toBe(!isActive(query, filter))
        expect(toggleFilter(toggleFilter(query, filter), filter)).toEqual(firstPage(query))
      }),
      runs(200)
    ))

  it("takes every chip away one by one", () =>
    fc.assert(
      fc.property(anyQuery, (query) => {
        const bare = activeFilters(query).reduce(removeFilter, query)
        expect(activeFilters(bare)).toEqual([])
        expect({ q: bare.q, sort: bare.sort, category: bare.category }).toEqual({
          q: normaliseQuery(query).q,
          sort: query.sort,
          category: query.category
        })
      }),
      runs(200)
    ))

  it("goes back to the first page", () => {
    const query = { ...emptyQuery, page: 3 }
    expect(toggleFilter(query, { kind: "brand", value: BrandId(7) })).toEqual({ ...emptyQuery, brands: [7] })
    expect(sortBy(query, "cheapest")).toEqual({ ...emptyQuery, sort: "cheapest" })
    expect(sortBy(sortBy(query, "cheapest"), undefined)).toEqual(emptyQuery)
  })

  it("shows 16 on a page after a reset, with words, place and order as they were", () => {
    const query: SearchQuery = {
      ...emptyQuery,
      q: "serum",
      category: CategoryId("cat-serum"),
      brands: [BrandId(7)],
      availableFor: "online",
      sort: "newest",
      page: 4
    }
    expect(reset(query)).toEqual({ ...emptyQuery, q: "serum", category: "cat-serum", sort: "newest", size: 16 })
  })
})
