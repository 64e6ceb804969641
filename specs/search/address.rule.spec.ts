import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { BrandId } from "#core/catalogue/brand.ts"
import { CategoryId } from "#core/catalogue/category.ts"
import { rupiah } from "#core/kernel/money.ts"
import { parseQuery, printQuery } from "#core/search/address.rule.ts"
import { normaliseQuery } from "#core/search/filters.rule.ts"
import { emptyQuery } from "#core/search/query.ts"
import { anyQuery, runs } from "#specs/arbitraries.ts"

const parsed = (address: string) => parseQuery(new URLSearchParams(address))

describe("the address of a list", () => {
  it("leads back to the query it was printed from (F2, S5)", () =>
    fc.assert(
      fc.property(anyQuery, fc.string({ unit: "binary", maxLength: 30 }), (query, q) => {
        for (const one of [query, { ...query, q }]) expect(parsed(printQuery(one))).toEqual(normaliseQuery(one))
      }),
      runs(300)
    ))

  it("is printed in one way", () =>
    fc.assert(
      fc.property(anyQuery, (query) => {
        expect(printQuery(parsed(printQuery(query)))).toBe(printQuery(query))
      }),
      runs(200)
    ))

  it("survives any text that is typed there", () =>
    fc.assert(
      fc.property(
        fc.array(
          fc.tuple(
            fc.constantFrom("q", "brand", "rating", "min", "max", "page", "size", "for", "sort", "tag"),
            fc.string()
          )
        ),
        (entries) => {
          expect(parsed(printQuery(parseQuery(entries)))).toEqual(parseQuery(entries))
        }
      ),
      runs(300)
    ))

  it("counts at most 20 values of a filter, of at most 64 characters", () => {
    const many = Array.from({ length: 3_000 }, (_, at) => at + 1)
    expect(parsed(`brand=${many.join(",")}`).brands).toEqual(many.slice(0, 20))
    expect(parsed(many.map((at) => `tag=t${at}`).join("&")).tags).toHaveLength(20)
    expect(parsed(`origin=${"x".repeat(64)},${"y".repeat(65)}`).origins).toEqual(["x".repeat(64)])
    expect(parsed(`tag=${"a,".repeat(3_000)}b`).tags).toEqual(["a", "b"])
  })

  it("is short and readable", () => {
    expect(
      printQuery({
        ...emptyQuery,
        q: "lip cream & balm",
        category: CategoryId("cat-lip"),
        brands: [40, 12].map((id) => BrandId(id)),
        origins: ["origin-kr"],
        ratings: [5, 4],
        tags: ["halal"],
        prices: { min: rupiah(50_000), max: rupiah(200_000) },
        availableFor: "online",
        sort: "cheapest",
        page: 2,
        size: 16
      })
    ).toBe(
      "q=lip+cream+%26+balm&category=cat-lip&brand=12,40&origin=origin-kr&rating=4,5&tag=halal&min=50000&max=200000&for=online&sort=cheapest&page=2&size=16"
    )
    expect(printQuery(emptyQuery)).toBe("")
  })

  it("takes lists with commas and repeated keys alike", () => {
    expect(parsed("brand=12,40&brand=7").brands).toEqual([7, 12, 40])
  })

  it("ignores what is unknown or makes no sense", () => {
    expect(
      parsed("brand=0,-3,x,1e3&rating=9,4.5&for=everyone&sort=random&page=0&size=500&min=abc&min=&utm_source=x")
    ).toEqual(emptyQuery)
  })

  it("puts a reversed or signed price window right", () => {
    expect(parsed("min=200000&max=50000").prices).toEqual({ min: 50_000, max: 200_000 })
    expect(parsed("min=-5&max=50000").prices).toEqual({ min: 0, max: 50_000 })
    expect(parsed("min=0&max=1000000").prices).toBeUndefined()
  })
})
