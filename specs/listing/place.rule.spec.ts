import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { BrandId } from "#core/catalogue/brand.ts"
import { CategoryId } from "#core/catalogue/category.ts"
import { ProductId } from "#core/catalogue/product.ts"
import { asksTheSame, type Fixed, inside, outside, searchOf } from "#core/listing/place.rule.ts"
import { parseQuery } from "#core/search/address.rule.ts"
import { emptyQuery, type SearchQuery } from "#core/search/query.ts"
import { anyQuery, runs } from "../arbitraries.ts"

const narrowed: SearchQuery = { ...emptyQuery, brands: [BrandId(2)], ratings: [4], tags: ["t3"] }

describe("a query in its place", () => {
  const anyFixed = fc.constantFrom<Fixed>({}, { brands: [BrandId(3)] }, { tags: ["t2"] })

  it("is found again behind its own address (S5, F2)", () =>
    fc.assert(
      fc.property(anyFixed, anyQuery, (fixed, query) => {
        const { category: _, products: __, window: ___, ...own } = query
        const asked = inside(fixed, own)
        const again = inside(fixed, parseQuery(new URLSearchParams(searchOf(fixed, asked))))
        expect(again).toEqual(asked)
      }),
      runs(2000)
    ))

  it("tells nothing of its place in the address", () => {
    const fixed: Fixed = { brands: [BrandId(1)] }
    expect(searchOf(fixed, inside(fixed, emptyQuery))).toBe("")
    expect(outside(fixed, inside(fixed, narrowed)).brands).toEqual([])
    const inCategory: Fixed = { category: CategoryId("lipstik"), products: [ProductId(7)] }
    expect(searchOf(inCategory, inside(inCategory, emptyQuery))).toBe("")
    expect(searchOf({ tags: ["t3"] }, inside({ tags: ["t3"] }, narrowed))).toBe("?brand=2&rating=4")
  })

  it("cannot leave it: no filter of a reader widens what the place fixes", () => {
    const away: SearchQuery = { ...narrowed, category: CategoryId("serum"), brands: [BrandId(9)] }
    expect(inside({ category: CategoryId("lipstik"), brands: [BrandId(1)] }, away)).toMatchObject({
      category: "lipstik",
      brands: [1]
    })
    expect(inside({ tags: ["t1"] }, narrowed).tags).toEqual(["t1", "t3"])
  })

  it("asks the same in any spelling, and something else on another page", () => {
    expect(asksTheSame(narrowed, { ...narrowed, ratings: [4, 4], q: "  " })).toBe(true)
    expect(asksTheSame(narrowed, { ...narrowed, page: 2 })).toBe(false)
    expect(asksTheSame(narrowed, emptyQuery)).toBe(false)
  })
})
