import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { fold } from "#core/kernel/text.ts"
import { wordsAsked, wordsOf } from "#core/search/words/words.rule.ts"
import { runs } from "#specs/arbitraries.ts"

describe("the words of a text", () => {
  it("are folded, with apostrophes closed up and digits apart", () => {
    expect(wordsOf("L'Oréal SPF50+ (50ml)")).toEqual(["loreal", "spf", "50", "50", "ml"])
    expect(wordsOf("L’OCCITANE  Crème")).toEqual(["loccitane", "creme"])
    expect(wordsOf("口红, лак-для")).toEqual(["口红", "лак", "для"])
    expect(wordsOf("💄 +++ '%*")).toEqual([])
    expect(wordsOf("lip\u200bstik \u202elipstik")).toEqual(["lipstik", "lipstik"])
  })

  it("are the same by the quick way as by the thorough one", () =>
    fc.assert(
      fc.property(fc.stringMatching(/^[\x20-\x7e]{0,60}$/), (text) => {
        // A letter beyond plain text makes the thorough way run.
        expect(wordsOf(`${text} é`)).toEqual([...wordsOf(text), "e"])
      }),
      runs(300)
    ))

  it("stay the same when folded before", () =>
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        expect(wordsOf(fold(wordsOf(text).join(" ")))).toEqual(wordsOf(text))
      }),
      runs(300)
    ))

  it("count once, and not without end", () => {
    expect(wordsAsked("lipstik,lipstik,lipstik")).toEqual(["lipstik"])
    expect(
      wordsAsked(
        Array.from({ length: 99 }, (_, at) => `w${String.fromCharCode(97 + (at % 26))}${"x".repeat(at)}`).join(" ")
      )
    ).toHaveLength(16)
  })
})
