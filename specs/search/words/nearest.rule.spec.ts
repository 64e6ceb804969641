import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { nearestWord, shopWordsOf } from "#core/search/words/nearest.rule.ts"
import { synonymsOf } from "#core/search/words/synonyms.rule.ts"
import { vocabularyOf } from "#core/search/words/vocabulary.rule.ts"
import { runs } from "#specs/arbitraries.ts"

const terms = [
  ["niacinamide", 18],
  ["serum", 26],
  ["blush", 12],
  ["on", 40],
  ["tabir", 9],
  ["surya", 11],
  ["lipstik", 15],
  ["lipstick", 7],
  ["tirta", 12],
  ["lab", 20],
  ["spf", 30]
] as const
const synonyms = synonymsOf([
  ["niacinamide", "niasinamid", "vitamin b3"],
  ["blush on", "blas on", "perona pipi"],
  ["sunscreen", "tabir surya"],
  ["gel", "jel"]
])
const vocabulary = vocabularyOf(terms, ["Tirta Lab"], synonyms.words)
const words = shopWordsOf(["Tirta Lab", "lipstik", "lipstick", "serum", "kosong"], synonyms, vocabulary)
const nearest = (q: string) => nearestWord(q, words)

describe("the words of the shop", () => {
  it("are names and phrases that goods have, as the shop writes them; of two that sound alike the first", () => {
    expect(words.map((word) => word.words).toSorted()).toEqual([
      "Tirta Lab",
      "blush on",
      "blush on",
      "blush on",
      "lipstik",
      "niacinamide",
      "niacinamide",
      "niacinamide",
      "serum",
      "tabir surya",
      "tabir surya"
    ])
  })
})

describe("the nearest word of a search without results (rule 16)", () => {
  it.each([
    // More slips than a correction forgives, up to a third of the letters.
    ["niasinammitt", "niacinamide"],
    ["lippstikkk", "lipstik"],
    // Written apart, or in one.
    ["blasson", "blush on"],
    ["tirtta labbo", "Tirta Lab"],
    ["tabbir suryya pagi", "tabir surya"],
    // One word of several is known.
    ["qwerty asdf serum", "serum"],
    // The same first half.
    ["niacinexyz", "niacinamide"]
  ])("of %j is %j", (q, word) => expect(nearest(q)).toBe(word))

  it.each([["xyzzy"], ["ser"], ["1234567"], [""], ["🧴✨💄"], ["untuk saya"]])("of %j is none", (q) =>
    expect(nearest(q)).toBeUndefined()
  )

  it("is at most a third of the letters away: three of ten, but not four", () => {
    const one = [{ sound: "abcdefghij", words: "ten", products: 1 }]
    expect(nearestWord("zzzdefghij", one)).toBe("ten")
    expect(nearestWord("zzzzefghij", one)).toBeUndefined()
  })

  it("is the one of most products if two are equally near", () => {
    const [rare, common] = [
      { sound: "serum", words: "serum", products: 2 },
      { sound: "serom", words: "serom", products: 9 }
    ]
    expect(nearestWord("sertm", [rare, common])).toBe("serom")
    expect(nearestWord("sertm", [common, rare])).toBe("serom")
  })

  it("of a word of the shop is that word, however it is surrounded", () =>
    fc.assert(
      fc.property(
        fc.constantFrom("niacinamide", "serum", "lipstik", "blush on", "Tirta Lab"),
        fc.constantFrom("", "12 ", "untuk ", "zzzz "),
        (word, before) => {
          expect(nearest(before + word)).toBe(word)
        }
      ),
      runs(100)
    ))

  it("is always a word of the shop", () =>
    fc.assert(
      fc.property(fc.string({ maxLength: 30 }), (q) => {
        const word = nearest(q)
        if (word !== undefined) expect(words.map((one) => one.words)).toContain(word)
      }),
      runs(300)
    ))
})
