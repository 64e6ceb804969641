import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { findingsIn } from "#core/reviews/moderation/findings.rule.ts"
import { runs } from "#specs/arbitraries.ts"
import { honestText } from "./honest-texts.ts"
import { spamTexts } from "./spam-cases.ts"

const anyText = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 400 }),
  fc
    .array(fc.oneof(honestText, fc.constantFrom(...spamTexts.flatMap(([, , texts]) => texts))), { maxLength: 5 })
    .map((parts) => parts.join(" "))
)

/** Texts of 3,000 characters at which careless patterns take long. */
const worst: ReadonlyArray<string> = [
  "a",
  "a ",
  "1 ",
  "a.",
  "a@",
  "a-",
  "f*",
  "f*xk ",
  "satudua",
  "ayo ",
  "ig:",
  "@abc ",
  "50rb jual ",
  "081234567890 ",
  "toko.com ",
  "anjing ",
  "beli di shopee ",
  "👩🏽‍🦰"
].map((part) => part.repeat(Math.ceil(3_000 / [...part].length)))

const msOf = (text: string): number => {
  const times = Array.from({ length: 15 }, () => {
    const start = performance.now()
    findingsIn(text)
    return performance.now() - start
  })
  return Math.min(...times)
}

describe("the findings in a text", () => {
  it("come in the order of the text, one for each place", () => {
    const text = "Bagus. email sari@toko.com, wa 081234567890, dasar tolol"
    expect(findingsIn(text)).toEqual([
      { code: "PII", severity: "refused", quote: "sari@toko.com", at: 13 },
      { code: "PII", severity: "refused", quote: "081234567890", at: 31 },
      { code: "ABUSE", severity: "refused", quote: "tolol", at: 51 }
    ])
    expect(findingsIn("Teksturnya ringan dan wanginya lembut")).toEqual([])
  })

  it("quote the text, and only one of them any character, copies and empty texts apart", () =>
    fc.assert(
      fc.property(anyText, (text) => {
        const findings = findingsIn(text, [text])
        for (const { quote, at } of findings) expect(text.slice(at, at + quote.length)).toBe(quote)
        const places = findings.filter(({ code }) => code !== "VAC" && code !== "DUP")
        for (const [index, { at }] of places.entries()) {
          const before = places[index - 1]
          expect(before === undefined || before.at + before.quote.length <= at).toBe(true)
        }
      }),
      runs(300)
    ))

  it("are at most 20 of one check", () => {
    expect(findingsIn("@toko ".repeat(30)).filter(({ code }) => code === "PII")).toHaveLength(20)
  })

  it("are none in honest texts", () =>
    fc.assert(
      fc.property(fc.uniqueArray(honestText, { minLength: 1, maxLength: 1 }), ([text = ""]) => {
        expect(findingsIn(text).filter(({ code }) => code !== "VAC")).toEqual([])
      }),
      runs(100)
    ))

  it("take less than 5 ms in 3,000 characters, the worst ones too", () => {
    for (const text of worst) msOf(text)
    expect(
      worst.map((text) => [text.slice(0, 12), Math.round(msOf(text))]).filter(([, ms]) => Number(ms) >= 5)
    ).toEqual([])
  })
})
