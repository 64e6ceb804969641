import { describe, expect, it } from "vitest"
import type { ModerationCode } from "#core/reviews/moderation/finding.ts"
import { findingsIn } from "#core/reviews/moderation/findings.rule.ts"

const found = (text: string): ReadonlyArray<string> =>
  findingsIn(`Teksturnya ringan dan cepat meresap. ${text}, wanginya lembut dan kemasannya rapi`).map(
    ({ code, severity, quote }) => `${code} ${severity}: ${quote}`
  )

const apart = (gap: string): string => Array.from("081234567890").join(gap)

/** How texts that the checks refuse were written to escape them. */
const evasions: ReadonlyArray<readonly [ModerationCode, text: string, quote?: string]> = [
  ["PII", "٠٨١٢٣٤٥٦٧٨٩٠"],
  ["PII", "०८१२३४५६७८९०"],
  ["PII", "๐๘๑๒๓๔๕๖๗๘๙๐"],
  ["PII", "〇八一二三四五六七八九〇"],
  ["PII", "⓿❽❶❷❸❹❺❻❼❽❾⓿"],
  ["PII", apart("\u3164")],
  ["PII", apart(" ......... ")],
  ["PII", apart("     ")],
  ["PII", "O8l2E4S6T89O"],
  ["PII", "hubungi i g : tokoku_cantik", "i g : tokoku_cantik"],
  ["PII", "w a : tokoku_cantik"],
  ["URL", "tokoku·com"],
  ["URL", "tokoku dotcom"],
  ["URL", "tokokutitikcom"],
  ["URL", "t o k o k u . c o m"],
  ["URL", "tօkօku.cօm"],
  ["URL", "ᴛᴏᴋᴏᴋᴜ.ᴄᴏᴍ"],
  ["PRI", "jual 2 0 . 0 0 0", "2 0 . 0 0 0"],
  ["PRI", "jual 20 . 000", "20 . 000"],
  ["PRI", "jual ２０．０００", "２０．０００"],
  ["PRI", "ready 20 r i b u", "20 r i b u"],
  ["ABUSE", "🆃🅾🅻🅾🅻"],
  ["ABUSE", "🅃🄾🄻🄾🄻"],
  ["ABUSE", "🇹🇴🇱🇴🇱"],
  ["ABUSE", "ᴛᴏʟᴏʟ"]
]

describe("a disguise that the checks see through", () => {
  it.each(evasions.map(([code, text, quote = text]) => [code, text, quote] as const))("%s: %s", (code, text, quote) => {
    expect(found(text).filter((one) => !one.startsWith("VAC"))).toEqual([`${code} refused: ${quote}`])
  })

  it.each(["tokoku…com", "tokoku-com", "tokoku_com", "tokoku/com"])("is held if it may be none: %s", (text) => {
    expect(found(text)).toEqual([`URL held: ${text}`])
  })

  it.each([
    "beli lewat e-com",
    "bangga produk lokal.🇮🇩",
    "bagus…mantap",
    "dipakai 2 . 3 kali sehari",
    "titik hitam memudar, dot cushion rapi",
    "shade 1 ... 2 ... 3",
    "ready stock terus di sini",
    "vitamin b5e3 dan c2a1"
  ])("is not seen in %s", (text) => {
    expect(found(text)).toEqual([])
  })
})
