import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { keywordsFor } from "#core/search/suggest.rule.ts"
import { wordsOf } from "#core/search/words/words.rule.ts"

const known = ["lipstik merah", "lipstik matte", "serum"].map((keyword) => ({ keyword, words: wordsOf(keyword) }))

describe("whole searches for what was typed", () => {
  it("begin with what it should have been, then what others search for, categories, and names completed", () =>
    expect(keywordsFor("lip", known, ["Lip Care"], ["Delima Lipgloss"], "lips")).toEqual([
      "lips",
      "lipstik merah",
      "lipstik matte",
      "lip care",
      "lipgloss"
    ]))

  it("hold all words but the last, and begin with that one", () =>
    expect(keywordsFor("lipstik m", known, [], [], undefined)).toEqual(["lipstik merah", "lipstik matte"]))

  it("are five at most, each once, and never what was typed", () =>
    fc.assert(
      fc.property(
        fc.stringMatching(/^[a-z ]{0,8}$/),
        fc.array(fc.stringMatching(/^[a-z]{1,4}( [a-z]{1,4})?$/), { maxLength: 12 }),
        (typed, names) => {
          const keywords = keywordsFor(typed, known, names, names, undefined)
          const read = keywords.map((keyword) => wordsOf(keyword).join(" "))
          expect(read.length).toBeLessThanOrEqual(5)
          expect(new Set(read).size).toBe(read.length)
          expect(read).not.toContain(wordsOf(typed).join(" "))
          if (wordsOf(typed).length === 0) expect(keywords).toEqual([])
        }
      )
    ))
})
