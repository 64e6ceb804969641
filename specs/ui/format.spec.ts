import { readFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { ageOf, type Instant, instant } from "#core/kernel/moment.ts"
import { shortDate } from "#ui/catalogue/home/shortDate.ts"
import { ageKey, formatCount, formatDate, formatDays, formatRating } from "#ui/messages/format.ts"
import { i18nOf } from "#ui/messages/i18n.ts"

const shop = (language: "id" | "en") =>
  JSON.parse(readFileSync(join(import.meta.dirname, "../../ui/messages", language, "shop.json"), "utf8"))
const now = instant(Date.parse("2026-11-20T10:00:00+07:00"))
const ago = (seconds: number): Instant => instant(now - seconds * 1000)

const format = (language: "id" | "en", at: Instant): string => {
  const age = ageOf(at, now)
  return i18nOf(language, { shop: shop(language) }, "Pendar").t(ageKey(age), { count: age.count })
}

describe("numbers and dates", () => {
  it("are written as each language writes them", () => {
    expect([formatCount(1284, "id"), formatCount(1284, "en"), formatCount(999, "id")]).toEqual([
      "1.284",
      "1,284",
      "999"
    ])
    expect([formatRating(4.8, "id"), formatRating(4.8, "en"), formatRating(5, "id")]).toEqual(["4,8", "4.8", "5,0"])
  })

  it("never make a rating better than it is", () => {
    expect(formatRating(4.999, "id")).toBe("4,9")
  })

  it("name the day in Jakarta", () => {
    expect(formatDate(instant(Date.parse("2026-11-19T17:30:00Z")), "id")).toBe("20 Nov 2026")
    expect([
      formatDate(instant(Date.parse("2026-05-01T00:00:00Z")), "id"),
      formatDate(instant(Date.parse("2026-08-01T00:00:00Z")), "en")
    ]).toEqual(["1 Mei 2026", "1 Aug 2026"])
  })
})

describe("a date that a line has little room for", () => {
  const now = instant(Date.parse("2026-11-26T02:00:00Z"))
  it.each([
    ["2027-01-06T16:59:00Z", "6 Jan"],
    ["2027-11-20T16:59:00Z", "20 Nov"],
    ["2027-11-26T16:59:00Z", "26 Nov 2027"],
    ["2029-01-06T16:59:00Z", "6 Jan 2029"]
  ])("of %s is %s", (at, words) => {
    const day = instant(Date.parse(at))
    expect(shortDate(formatDate(day, "id"), day, now)).toBe(words)
  })
})

describe("days of arrival", () => {
  it.each([
    ["2026-11-25", "2026-11-26", "Rab 25 – Kam 26 Nov"],
    ["2026-11-30", "2026-12-01", "Sen 30 Nov – Sel 1 Des"],
    ["2026-11-25", "2026-11-25", "Rab 25 Nov"]
  ])("from %s to %s break behind their dash at most, and then without an indent", (from, to, words) => {
    expect(formatDays(from, to, "id").replaceAll("\u00a0", " ")).toBe(words)
    expect(formatDays(from, to, "id").replace("– ", "–")).not.toContain(" ")
    expect(formatDays(from, to, "id")).not.toContain("–\u00a0")
  })
})

describe("ages", () => {
  const minute = 60
  const hour = 60 * minute
  const day = 24 * hour
  it.each([
    [-5, "Sekarang", "Now"],
    [59, "Sekarang", "Now"],
    [minute, "1 menit", "1 minute"],
    [59 * minute, "59 menit", "59 minutes"],
    [hour, "1 jam", "1 hour"],
    [23 * hour, "23 jam", "23 hours"],
    [day, "1 hari", "1 day"],
    [29 * day, "29 hari", "29 days"],
    [30 * day, "1 bulan", "1 month"],
    [364 * day, "12 bulan", "12 months"],
    [365 * day, "1 tahun", "1 year"]
  ])("of %i seconds are written in the words of the specification", (seconds, indonesian, english) => {
    expect([format("id", ago(seconds)), format("en", ago(seconds))]).toEqual([indonesian, english])
  })
})
