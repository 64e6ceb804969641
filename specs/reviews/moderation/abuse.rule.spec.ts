import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { abuseIn } from "#core/reviews/moderation/abuse.rule.ts"
import { abuseWords } from "#core/reviews/moderation/abuse-words.ts"
import { foldText } from "#core/reviews/moderation/folded-text.ts"
import { runs } from "#specs/arbitraries.ts"
import { honestText } from "./honest-texts.ts"

const found = (text: string): ReadonlyArray<string> =>
  abuseIn(foldText(text)).map(({ quote, severity }) => `${severity}: ${quote}`)

describe("abuse in a text", () => {
  it.each([
    ["adminnya goblok", "goblok"],
    ["TOLOOOL sekali", "TOLOOOL"],
    ["dasar b4ngs4t", "b4ngs4t"],
    ["t o l o l", "t o l o l"],
    ["t.o.l.o.l", "t.o.l.o.l"],
    ["what the f*ck", "f*ck"],
    ["gobloknya penjual", "gobloknya"],
    ["BANGSAT2 semua", "BANGSAT2"],
    ["anjing lo", "anjing"],
    ["kulitku kering. babi lu", "babi"],
    ["dasar bangsad", "bangsad"],
    ["dasar babi", "babi"]
  ])("is refused in %s", (text, quote) => {
    expect(found(text)).toEqual([`refused: ${quote}`])
  })

  it("is held as an outcry, which may be a dog", () => {
    expect(found("anjing bagus sekali hasilnya")).toEqual(["held: anjing"])
    expect(found("lampunya mati sialan")).toEqual(["held: sialan"])
  })

  it.each([
    "bagusdat, asus, tailor, babinsa, analisis",
    "bulu anjing jadi lembut",
    "menutupi tai lalat di pipi",
    "tidak mengandung babi, sudah halal",
    "as usual, the class is good",
    "tutupnya idiot proof",
    "njir bagus banget, anjay",
    "gila sih wanginya, barang sampah ini mengecewakan",
    "kontrol minyak, kontur pipi, memekarkan"
  ])("is not seen in %s", (text) => {
    expect(found(text)).toEqual([])
  })

  it("is found with any letters repeated, and never inside a longer word", () =>
    fc.assert(
      fc.property(
        honestText,
        fc.constantFrom(...abuseWords),
        fc.nat({ max: 6 }),
        fc.integer({ min: 1, max: 5 }),
        (text, word, at, times) => {
          const long = word.replace(
            new RegExp(`^(.{${Math.min(at, word.length - 1)}})(.)`),
            (_, start, letter: string) => start + letter.repeat(times)
          )
          expect(found(`${text} ${long} ${text}`)).toEqual([`refused: ${long}`])
          expect(found(`${text} xyl${word}vur ${text}`)).toEqual([])
        }
      ),
      runs(200)
    ))
})
