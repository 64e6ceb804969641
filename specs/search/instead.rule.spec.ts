import fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { Found } from "#core/search/found.ts"
import { asksWordsAlone, broaderThan, insteadOf, queryFor } from "#core/search/instead.rule.ts"
import { emptyQuery } from "#core/search/query.ts"
import { anyQuery, runs } from "#specs/arbitraries.ts"

const card = (id: number, category?: string) =>
  ({ id, ...(category !== undefined && { category: { id: category, name: category, slug: category } }) }) as never
const found = (categories: ReadonlyArray<string | undefined>, tags: Found["facets"]["tags"] = []): Found => ({
  products: categories.map((category, at) => card(at, category)),
  total: categories.length,
  skip: 0,
  facets: { categories: [], brands: [], origins: [], ratings: [], tags, prices: { min: 0, max: 0 }, online: 0 }
})
const tag = (name: string, count: number, group = "concern") => ({ value: name, name, count, group })

describe("what a search without results offers (rule 16)", () => {
  it("is only offered if words were asked for, and nothing else", () => {
    expect(asksWordsAlone({ ...emptyQuery, q: "zzz" })).toBe(true)
    expect(asksWordsAlone({ ...emptyQuery, q: "zzz", page: 3, sort: "cheapest" })).toBe(true)
    expect(asksWordsAlone(emptyQuery)).toBe(false)
    for (const narrowed of [{ ratings: [4] }, { tags: ["halal"] }, { availableFor: "online" } as const])
      expect(asksWordsAlone({ ...emptyQuery, q: "zzz", ...narrowed })).toBe(false)
  })

  it("asks for five products of the nearest word", () => {
    expect(queryFor("serum")).toEqual({ ...emptyQuery, q: "serum", window: { skip: 0, limit: 5 } })
  })

  it("looks for wider searches in categories and concerns in turns, the frequent first, at most four", () => {
    const goods = found(
      ["Toner", "Serum", "Serum", undefined, "Masker"],
      [tag("Halal", 9, "claim"), tag("Kusam", 3), tag("Bekas jerawat", 4)]
    )
    expect(broaderThan("niacinamide", goods)).toEqual(["serum", "bekas jerawat", "toner", "kusam"])
    expect(broaderThan("Serum", goods)).toEqual(["bekas jerawat", "toner", "kusam", "masker"])
    expect(broaderThan("niacinamide", found([]))).toEqual([])
  })

  it("names no more than two searches, and only those that find more than the nearest word", () => {
    const goods = found(["Serum", "Serum"])
    const counted = [3, 2, 9, 5].map((total, at) => ({ words: `w${at}`, total }))
    expect(insteadOf("niacinamide", goods, counted)).toEqual({
      nearest: "niacinamide",
      total: 2,
      broader: ["w0", "w2"],
      products: goods.products
    })
  })

  it("is never offered for a narrowed search", () =>
    fc.assert(
      fc.property(anyQuery, (query) => {
        if (asksWordsAlone(query))
          expect({ ...query, q: "", page: 1 }).toEqual({
            ...emptyQuery,
            size: query.size,
            ...(query.sort && { sort: query.sort }),
            ...(query.window && { window: query.window })
          })
      }),
      runs(300)
    ))
})
