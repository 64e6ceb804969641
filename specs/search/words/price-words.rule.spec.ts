import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { rupiah } from "#core/kernel/money.ts"
import { emptyQuery } from "#core/search/query.ts"
import { pricedSearch, withPricesAsked } from "#core/search/words/price-words.rule.ts"
import { runs } from "#specs/arbitraries.ts"

describe("prices in a search", () => {
  it("are understood as people write them", () => {
    expect(pricedSearch("parfum dibawah 500rb")).toEqual({ q: "parfum", prices: { min: 0, max: 500_000 } })
    expect(pricedSearch("kado di bawah 150 ribu")).toEqual({ q: "kado", prices: { min: 0, max: 150_000 } })
    expect(pricedSearch("serum under 99k murah")).toEqual({ q: "serum murah", prices: { min: 0, max: 99_000 } })
    expect(pricedSearch("maks Rp75.000 lipstik")).toEqual({ q: "lipstik", prices: { min: 0, max: 75_000 } })
    expect(pricedSearch("parfum di atas 1,5 jt")).toEqual({ q: "parfum", prices: { min: 1_500_000 } })
    expect(pricedSearch("toner 50-100rb")).toEqual({ q: "toner", prices: { min: 50_000, max: 100_000 } })
    expect(pricedSearch("toner 50.000 sampai 100.000")).toEqual({ q: "toner", prices: { min: 50_000, max: 100_000 } })
  })

  it("are not seen in numbers that are none", () => {
    for (const q of [
      "sunscreen spf over 50",
      "serum 10-20 ml",
      "no. 4 under eye",
      "24 karat",
      "minimal 2 in 1",
      "toner k"
    ])
      expect(pricedSearch(q)).toEqual({ q })
  })

  it("may be all that is said", () => {
    expect(pricedSearch("di bawah 100 ribu")).toEqual({ q: "", prices: { min: 0, max: 100_000 } })
  })

  it("give way to a price that was chosen", () => {
    const chosen = { min: rupiah(5), max: rupiah(9) }
    expect(withPricesAsked({ ...emptyQuery, q: "serum dibawah 50rb", prices: chosen })).toEqual({
      ...emptyQuery,
      q: "serum",
      prices: chosen
    })
  })

  it("never make words of nothing", () =>
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (q) => {
        for (const word of pricedSearch(q).q.split(" ")) expect(q).toContain(word)
      }),
      runs(200)
    ))
})
