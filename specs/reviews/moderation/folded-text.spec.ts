import fc from "fast-check"
import { describe, expect, it } from "vitest"
import {
  foldText,
  plainWord,
  sentenceWordsBeside,
  spacedWords,
  unmaskWord,
  wordsBeside
} from "#core/reviews/moderation/folded-text.ts"
import { runs } from "#specs/arbitraries.ts"

describe("a folded text", () => {
  it("has plain small letters and digits for capitals, accents, wide and styled characters and look-alikes", () => {
    expect(foldText("ＷＡ Café 𝟎𝟖 0️⃣ shоpee\u200b").folded).toBe("wa cafe 08 0 shopee")
  })

  it.each([
    ["٠٨١٢ ۰۸۱۲ ०८१२ ๐๘๑๒ ០៨១២ 〇八一二", "0812 0812 0812 0812 0812 0812"],
    ["⓪⑧①② ⓿❽❶❷ ➀➋ ⑴⑵ ０８", "0812 0812 12 12 08"],
    ["🅃🄾🄻 🆃🅾🅻 🅣🅞🅛 Ⓣⓞⓛ 🇹🇴🇱🇴🇱 ᴛᴏʟ", "tol tol tol tol tolol tol"],
    ["tօkօkս.cօm tokoku·com 0\u31648\u28001", "tokoku.com tokoku.com 0 8 1"]
  ])("has plain letters and digits for %s", (typed, folded) => {
    expect(foldText(typed).folded).toBe(folded)
  })

  it("reads a flag as none of its letters", () => {
    expect(foldText("produk lokal.🇮🇩").words.map(({ text }) => text)).toEqual(["produk", "lokal"])
  })

  it("is at most twice as long as it was typed", () =>
    fc.assert(
      fc.property(
        fc.string({ unit: fc.oneof(fc.string({ unit: "binary" }), fc.constantFrom("㌖", "ﷺ", "㋿")) }),
        (typed) => {
          expect(foldText(typed).folded.length).toBeLessThanOrEqual(2 * typed.length)
        }
      ),
      runs(200)
    ))

  it("gives every part as it was typed, whatever was folded before it", () =>
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 60 }), (typed) => {
        const { folded, quoteOf } = foldText(typed)
        for (let at = 0; at < folded.length; at++) {
          const { at: start, quote } = quoteOf(at, at + 1)
          expect(quote).not.toBe("")
          expect(typed.slice(start, start + quote.length)).toBe(quote)
        }
      }),
      runs(200)
    ))

  it("reads signs as letters, letters apart as one word, and a mask as the word it hides", () => {
    expect(plainWord("b4ng$aaat")).toBe("bangsat")
    expect(spacedWords(foldText("kata t.o.l.o.l dan a b c")).map(({ text }) => text)).toEqual(["tolol"])
    expect(unmaskWord("sh*pe", new Set(["shope"]))).toBe("shope")
    expect(unmaskWord("s***", new Set(["shope", "sopi"]))).toBeUndefined()
  })

  it("knows the words beside a part, in the text and in its sentence", () => {
    const text = foldText("Satu dua. Tiga baguuus empat, lima! Enam")
    const [from, to] = [text.folded.indexOf("baguuus"), text.folded.indexOf(" empat")]
    expect(wordsBeside(text, from, to, 3)).toEqual({
      before: ["satu", "dua", "tiga"],
      after: ["empat", "lima", "enam"]
    })
    expect(sentenceWordsBeside(text, from, to, 3)).toEqual({ before: ["tiga"], after: ["empat", "lima"] })
  })
})
