import { describe, expect, it } from "vitest"
import { combinationAt, productAt, releasedAt } from "#core/catalogue/release.rule.ts"
import type { StoredCombination } from "#core/catalogue/stored.ts"
import { instant } from "#core/kernel/moment.ts"

const at = (text: string) => instant(Date.parse(text))
const soon = { preOrder: true, deliveryDate: at("2026-12-01T10:00:00+07:00") } as StoredCombination

describe("a pre-order whose day has come (D-22)", () => {
  it.each([
    ["2026-11-30T23:59:59.999+07:00", true],
    ["2026-12-01T00:00:00+07:00", false],
    ["2027-03-01T00:00:00+07:00", false]
  ])("at %s is one: %s", (now, isOne) => {
    const sold = combinationAt(soon, at(now))
    expect([sold.preOrder, sold.deliveryDate]).toEqual([isOne, isOne ? soon.deliveryDate : undefined])
  })

  it("stays one without a date, and other goods stay what they are", () => {
    for (const one of [{ preOrder: true }, { preOrder: false, deliveryDate: soon.deliveryDate }]) {
      const combination = one as StoredCombination
      expect(releasedAt(combination)).toBeUndefined()
      expect(combinationAt(combination, at("2030-01-01T00:00:00Z"))).toBe(combination)
    }
  })

  it("makes its product another object only then", () => {
    const product = { combinations: [soon] }
    expect(productAt(product, at("2026-11-30T00:00:00Z"))).toBe(product)
    expect(productAt(product, at("2026-12-02T00:00:00Z")).combinations[0]?.preOrder).toBe(false)
  })
})
