import fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { Suggestions, Trending } from "#core/search/found.ts"
import { optionsOf, predict, suggestsNothing } from "#core/search/options.rule.ts"
import { runs } from "#specs/arbitraries.ts"

const product = (id: number) => ({ id }) as unknown as Suggestions["products"][number]
const suggestions: Suggestions = {
  q: "lip",
  products: [product(1), product(2)],
  brands: [{ id: 3 as never, name: "Lip Lab", slug: "lip-lab" }],
  categories: [{ id: "bibir" as never, name: "Bibir", slug: "bibir" }],
  keywords: ["lipstik", "lip balm"]
}
const trending: Trending = { keywords: ["serum"], newExclusive: [product(9)] }

describe("the options below the search box", () => {
  it("are words, categories, products and brands while something is suggested, and nothing else", () => {
    expect(optionsOf({ suggestions, recent: ["toner"], trending })).toEqual([
      { kind: "words", words: "lipstik", from: "suggested" },
      { kind: "words", words: "lip balm", from: "suggested" },
      { kind: "category", category: suggestions.categories[0] },
      { kind: "product", product: product(1) },
      { kind: "product", product: product(2) },
      { kind: "brand", brand: suggestions.brands[0] }
    ])
  })

  it("are the last searches, what others search for and what is new before anything is suggested (rule 15)", () => {
    expect(optionsOf({ suggestions: null, recent: ["toner", "rose"], trending })).toEqual([
      { kind: "words", words: "toner", from: "recent" },
      { kind: "words", words: "rose", from: "recent" },
      { kind: "words", words: "serum", from: "trending" },
      { kind: "product", product: product(9) }
    ])
    expect(optionsOf({ suggestions: null, recent: [], trending: null })).toEqual([])
  })
})

describe("the options if nothing of the shop is like what was typed (rule 16)", () => {
  const nothing: Suggestions = { q: "zzz", products: [], brands: [], categories: [], keywords: [] }
  const busy: Trending = { keywords: ["serum", "toner", "cushion"], newExclusive: [product(9)] }

  it("are the nearest word, two of its products and two searches of others", () => {
    const instead = { nearest: "niacinamide", total: 18, broader: ["serum"], products: [1, 2, 3].map(product) }
    expect(optionsOf({ suggestions: { ...nothing, instead }, recent: ["rose"], trending: busy })).toEqual([
      { kind: "words", words: "niacinamide", from: "nearest" },
      { kind: "product", product: product(1) },
      { kind: "product", product: product(2) },
      { kind: "words", words: "serum", from: "trending" },
      { kind: "words", words: "toner", from: "trending" }
    ])
  })

  it("are searches of others if no word is near", () => {
    expect(optionsOf({ suggestions: nothing, recent: ["rose"], trending: busy })).toEqual([
      { kind: "words", words: "serum", from: "trending" },
      { kind: "words", words: "toner", from: "trending" },
      { kind: "words", words: "cushion", from: "trending" }
    ])
    expect(suggestsNothing(nothing)).toBe(true)
    expect(suggestsNothing(suggestions)).toBe(false)
  })
})

describe("a suggestion", () => {
  it.each([
    ["lip", "lipstik", "lip", "stik"],
    [" LIP ", "Lipstik", "Lip", "stik"],
    ["lip  b", "lip balm", "lip b", "alm"],
    ["lipstik", "lipstik", "lipstik", ""],
    ["lips", "gincu", "", "gincu"],
    ["", "serum", "", "serum"]
  ])("of %j shows %j as %j and, in bold, %j (rule 13)", (typed, words, begun, added) =>
    expect(predict(typed, words)).toEqual({ typed: begun, added })
  )

  it("is shown whole, whatever was typed", () =>
    fc.assert(
      fc.property(fc.string({ maxLength: 6 }), fc.string({ maxLength: 12 }), (typed, words) => {
        const parts = predict(typed, words)
        expect(parts.typed + parts.added).toBe(words)
      }),
      runs(300)
    ))
})
