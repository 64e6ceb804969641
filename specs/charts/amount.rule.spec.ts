import { describe, expect, it } from "vitest"
import { vocabularyIn } from "#adapters/charts/vocabulary.ts"
import { amountText, numberTexts } from "#core/charts/amount.rule.ts"
import { rules } from "#core/charts/rules.ts"
import { languages } from "#core/kernel/text.ts"

describe("an amount", () => {
  const [id, en] = languages.map((language) => vocabularyIn(language).of("otp").grammar)
  it.each([
    [30_000, "ms", "30 detik", "30 seconds"],
    [500, "ms", "0,5 detik", "0.5 seconds"],
    [3_333, "ms", "3,3 detik", "3.3 seconds"],
    [60_000, "ms", "1 menit", "1 minute"],
    [86_400_000, "ms", "24 jam", "24 hours"],
    [7 * 86_400_000, "ms", "7 hari", "7 days"],
    [1, "times", "1 kali", "1 time"],
    [200_000, "rupiah", "Rp200.000", "Rp200.000"]
  ] as const)("of %i %s is said with its unit", (value, unit, indonesian, english) => {
    expect(id && amountText({ value, unit }, id)).toBe(indonesian)
    expect(en && amountText({ value, unit }, en)).toBe(english)
  })

  it("has words in both languages, for every number of the shop", () => {
    for (const grammar of [id, en]) {
      const texts = grammar ? numberTexts(rules, grammar) : {}
      expect(Object.keys(texts).toSorted()).toEqual([...new Set(rules.map(({ name }) => name))].toSorted())
      expect(Object.values(texts).filter((text) => !/\d/.test(text) || text.includes("{{"))).toEqual([])
    }
  })
})
