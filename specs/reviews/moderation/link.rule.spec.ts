import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { foldText } from "#core/reviews/moderation/folded-text.ts"
import { linksIn } from "#core/reviews/moderation/link.rule.ts"
import { runs } from "#specs/arbitraries.ts"
import { honestText } from "./honest-texts.ts"

const found = (text: string): ReadonlyArray<string> =>
  linksIn(foldText(text)).map(({ quote, severity }) => `${severity}: ${quote}`)

describe("links in a text", () => {
  it.each([
    "https://toko.com/a?b=1",
    "hxxp://toko.top",
    "www.toko.co.id",
    "Toko.com",
    "toko-ku.my.id",
    "bit.ly/3xAbc",
    "wa.me/6281234567890",
    "toko dot com",
    "toko (dot) com",
    "toko[.]com",
    "toko titik co titik id",
    "toko .com",
    "toko,com",
    "bit . ly / abc",
    "www toko com",
    "linktree/toko"
  ])("are refused as %s", (link) => {
    expect(found(`lihat ${link}`)).toEqual([`refused: ${link}`])
  })

  it("are refused with a doubtful ending after a call, and held with a hyphen alone", () => {
    expect(found("kunjungi toko.store")).toEqual(["refused: kunjungi toko.store"])
    expect(found("itu toko-ku.store")).toEqual(["held: toko-ku.store"])
  })

  it.each([
    "Cepat sampai.top banget",
    "barang off.store ini",
    "bagus.Packing rapi.To the point",
    "Ukuran 1.5 ml, no.1 deh",
    "mantap...com",
    "titik hitam di hidung hilang"
  ])("are not seen in %s", (text) => {
    expect(found(text)).toEqual([])
  })

  it("are found with any name and a usual ending, hidden in an honest text", () =>
    fc.assert(
      fc.property(
        honestText,
        fc.stringMatching(/^[a-z][a-z0-9]{2,20}(-[a-z0-9]{1,8})?$/),
        fc.constantFrom(".com", ".co.id", ".net", ".my.id", " dot com", ".com/abc", " . com"),
        (text, name, ending) => {
          expect(found(`${text} ${name}${ending} ${text}`).join()).toContain(name + ending)
        }
      ),
      runs(200)
    ))
})
