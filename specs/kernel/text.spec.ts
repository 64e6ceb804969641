import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { cut, graphemes } from "#core/kernel/text.ts"
import { runs } from "../arbitraries.ts"

/** Plain letters and blanks between characters of several units: marks, a skin tone, a flag, a line's end. */
const anyText = fc.string({
  unit: fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom("a", "Z", " ", "'", "7") },
    { weight: 1, arbitrary: fc.constantFrom("\u0301", "é", "👍🏽", "🇮🇩", "\r\n", "白") }
  ),
  maxLength: 40
})

describe("a text that is cut", () => {
  it("keeps its first characters as a person counts them, and says that there are more", () =>
    fc.assert(
      fc.property(anyText, fc.integer({ min: 1, max: 20 }), (text, length) => {
        const all = graphemes(text)
        const beginning = all.slice(0, length).join("")
        expect(cut(text, length)).toBe(all.length <= length ? text : `${beginning.trimEnd()}…`)
      }),
      runs(500)
    ))

  it("does not part a letter from its mark", () => {
    expect(cut("cafe\u0301 au lait", 4)).toBe("cafe\u0301…")
    expect(cut("toko kopi susu", 5)).toBe("toko…")
  })
})
