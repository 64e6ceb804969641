import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { foldText } from "#core/reviews/moderation/folded-text.ts"
import { pricesIn } from "#core/reviews/moderation/price.rule.ts"
import { runs } from "#specs/arbitraries.ts"
import { honestText } from "./honest-texts.ts"

const found = (text: string): ReadonlyArray<string> =>
  pricesIn(foldText(text)).map(({ quote, severity }) => `${severity}: ${quote}`)

describe("prices in a text", () => {
  it.each([
    ["dijual Rp 50.000", "Rp 50.000"],
    ["ready 50rb", "50rb"],
    ["reseller 150k", "150k"],
    ["harga grosir 75 ribu", "75 ribu"],
    ["dijual 1,5jt", "1,5jt"],
    ["minat? lima puluh ribu", "lima puluh ribu"],
    ["kami jual Rp5O.OOO", "Rp5O.OOO"],
    ["open po harga 120.000", "120.000"],
    ["jual gocap", "gocap"]
  ])("are refused as an offer: %s", (text, quote) => {
    expect(found(text)).toEqual([`refused: ${quote}`])
  })

  it("are held as a bargain", () => {
    expect(found("promo 3 botol 99rb")).toEqual(["held: 99rb"])
  })

  it.each([
    "worth it harganya, murah meriah",
    "cuma 20rb tapi bagus",
    "beli seharga 150.000 dan puas",
    "isi 100 ml, hemat",
    "promo 2 botol, hanya 3 hari",
    "dijual di mana-mana, seribu orang suka",
    "hanya 15.000 mg vitamin",
    "hanya 50 ribu orang yang tahu",
    "video 4k, baterai hanya 5000 mah"
  ])("are no finding in %s", (text) => {
    expect(found(text)).toEqual([])
  })

  it("are found beside the word of a seller, however an amount is written, in an honest text", () =>
    fc.assert(
      fc.property(
        honestText,
        fc.integer({ min: 10, max: 999 }),
        fc.constantFrom("rb", " ribu", "k", "RB", "rban"),
        fc.constantFrom("dijual", "ready", "grosir"),
        (text, thousands, unit, seller) => {
          expect(found(`${text} ${seller} ${thousands}${unit} ${text}`)).toEqual([`refused: ${thousands}${unit}`])
        }
      ),
      runs(200)
    ))
})
