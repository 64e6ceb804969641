import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { emailAddressesIn } from "#core/reviews/moderation/email-address.rule.ts"
import { foldText } from "#core/reviews/moderation/folded-text.ts"
import { runs } from "#specs/arbitraries.ts"
import { honestText } from "./honest-texts.ts"

const found = (text: string): ReadonlyArray<string> => emailAddressesIn(foldText(text)).map(({ quote }) => quote)

describe("e-mail addresses in a text", () => {
  it.each([
    "Sari.Shop@Gmail.com",
    "sari at gmail dot com",
    "sari(at)toko(dot)com",
    "sari [at] toko [dot] co.id",
    "sari @ toko . com",
    "sari at yahoo titik com",
    "sari@gmail"
  ])("are refused as %s", (address) => {
    expect(found(`kirim ke ${address} ya`)).toEqual([address])
  })

  it.each([
    "3 pcs @50rb",
    "look at the colour. compare with mine",
    "dipakai @kantor setiap hari",
    "bagus. com pletely clean"
  ])("are not seen in %s", (text) => {
    expect(found(text)).toEqual([])
  })

  it("are found as any provider writes them, hidden in an honest text", () =>
    fc.assert(
      fc.property(
        honestText,
        fc.stringMatching(/^[a-z][a-z0-9_]{2,15}$/),
        fc.constantFrom("@", " @ ", "(at)", " [at] ", " at ", " AT "),
        fc.constantFrom("gmail", "yahoo", "tokocantik", "glow-shop"),
        fc.constantFrom(".", " dot ", "(dot)", " [dot] ", " titik "),
        fc.constantFrom("com", "net", "id"),
        (before, name, at, domain, dot, ending) => {
          const address = name + at + domain + dot + ending
          expect(found(`${before} ${address} ${before}`).join()).toContain(address)
        }
      ),
      runs(200)
    ))
})
