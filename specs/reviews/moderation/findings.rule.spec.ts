import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { findingsIn } from "#core/reviews/moderation/findings.rule.ts"
import { runs } from "#specs/arbitraries.ts"
import { honestSentences, honestText } from "./honest-texts.ts"
import { spamTexts } from "./spam-cases.ts"

const anyText = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 400 }),
  fc
    .array(fc.oneof(honestText, fc.constantFrom(...spamTexts.flatMap(([, , texts]) => texts))), { maxLength: 5 })
    .map((parts) => parts.join(" "))
)

/** Largest text in code units: 3,000 characters, some of which have several. */
const unitsMost = 12_000

/** Texts of this length at which careless patterns take long. */
const worst: ReadonlyArray<string> = [
  ...[
    ...[
      "a",
      "a ",
      "1 ",
      "1\n",
      "a.",
      "a@",
      "a-",
      "a!",
      "-",
      ".",
      "@",
      "0o",
      "f*",
      "f*xk ",
      "sh*pee ",
      "s h o p e e ",
      "satudua"
    ],
    ...[
      "ayo ",
      "ig:",
      "ig ku ",
      "wa a_",
      "@abc ",
      "rp 0 ",
      "1.000 ",
      "50rb jual ",
      "lima puluh ribu ",
      "0 8 ",
      "dobel 1 "
    ],
    ...[
      "081234567890 ",
      "toko.com ",
      "toko com ",
      "a,com ",
      "x.y-",
      "www.",
      "a dot ",
      "a at b ",
      "t o k o . ",
      "anjing "
    ],
    ...[
      "beli di shopee ",
      "👩🏽‍🦰",
      "🇮🇩",
      "🇮",
      "㌖",
      "㌖㌡",
      "ﷺ",
      "é",
      "à",
      "0️⃣ ",
      "𝐚",
      "… ",
      "... a ",
      "0e",
      "dot",
      "titik ",
      "a b ",
      "a|",
      "0 ... "
    ]
  ].map((part) => part.repeat(Math.floor(unitsMost / part.length))),
  `a${"㌖㌡".repeat(unitsMost / 2 - 1)}a`,
  // Each character another one: what was folded before does not help.
  ...[0x4e00, 0xac00].map((first) => String.fromCharCode(...Array.from({ length: 11_000 }, (_, at) => first + at)))
]

const msOf = (text: string, others: ReadonlyArray<string> = []): number => {
  const times = Array.from({ length: 5 }, () => {
    // Processor time of this thread: others may run beside it.
    const start = process.threadCpuUsage()
    findingsIn(text, others)
    const { user, system } = process.threadCpuUsage(start)
    return (user + system) / 1_000
  })
  return Math.min(...times)
}

/** The text of one writer: the same words in another order. */
const wordsFrom = (seed: number, length: number): string => {
  const words = honestSentences.join(" ").split(" ")
  let text = ""
  let at = seed
  while (text.length < length) {
    at = (at * 1_103_515_245 + 12_345) % 2 ** 31
    text += `${words[at % words.length]}${at % 97} `
  }
  return text.slice(0, length)
}

/** A slow machine may take as many times longer as it does for honest words. */
const honestMs = (): number => msOf(wordsFrom(3, unitsMost))
const msMost = (): number => Math.max(20, 5 * honestMs())

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
    const names = Array.from({ length: 30 }, (_, at) => `@toko${"abcdef".slice(at % 6)}${"uvwxyz".slice(at / 6)}`)
    expect(findingsIn(names.join(" ")).filter(({ code }) => code === "PII")).toHaveLength(20)
  })

  it("are each once, where the words stand first, and refused if one of them is", () => {
    expect(findingsIn("dasar tolol, tolol, Tolol, wa 081234567890 dan 081234567890")).toEqual([
      { code: "ABUSE", severity: "refused", quote: "tolol", at: 6 },
      { code: "ABUSE", severity: "refused", quote: "Tolol", at: 20 },
      { code: "PII", severity: "refused", quote: "081234567890", at: 30 }
    ])
    expect(findingsIn("anjing bagus sekali. Cepat meresap, dasar anjing")).toEqual([
      { code: "ABUSE", severity: "refused", quote: "anjing", at: 0 }
    ])
  })

  it("are none in honest texts", () =>
    fc.assert(
      fc.property(fc.uniqueArray(honestText, { minLength: 1, maxLength: 1 }), ([text = ""]) => {
        expect(findingsIn(text).filter(({ code }) => code !== "VAC")).toEqual([])
      }),
      runs(100)
    ))

  it("take less than 20 ms in the longest text, the worst ones too", () => {
    for (const text of worst) findingsIn(text)
    const most = msMost()
    expect(
      worst.map((text) => [text.slice(0, 12), Math.round(msOf(text))]).filter(([, ms]) => Number(ms) > most)
    ).toEqual([])
  })

  it("take less than 20 ms beside 200 other texts of 3,000 characters", () => {
    const others = Array.from({ length: 200 }, (_, at) => wordsFrom(at + 7, 3_000))
    const foreign = others.map((text) => text.replaceAll("a", "а").replaceAll("e", "é"))
    const most = msMost()
    expect([others, foreign].map((some) => msOf(wordsFrom(1, 3_000), some)).filter((ms) => ms > most)).toEqual([])
  })
})
