import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { rupiah } from "#core/kernel/money.ts"
import { freedOf, progressTo } from "#core/shipping/free-shipping.rule.ts"
import { runs } from "../arbitraries.ts"

describe("free shipping", () => {
  it("takes off the whole fee of regular services from Rp200.000 of goods on", () => {
    expect(freedOf(rupiah(18_000), "regular", rupiah(199_999))).toBe(0)
    expect(freedOf(rupiah(18_000), "regular", rupiah(200_000))).toBe(18_000)
    for (const kind of ["next-day", "same-day", "instant"] as const)
      expect(freedOf(rupiah(18_000), kind, rupiah(5_000_000))).toBe(0)
  })

  it("says what is missing", () => {
    expect(progressTo(rupiah(0))).toEqual({ limit: 200_000, missing: 200_000 })
    expect(progressTo(rupiah(163_450))).toEqual({ limit: 200_000, missing: 36_550 })
    expect(progressTo(rupiah(200_000)).missing).toBe(0)
  })

  it("never gives less for more goods, nor more than the fee", () =>
    fc.assert(
      fc.property(fc.nat(400_000), fc.nat(400_000), fc.nat(90_000), (goods, more, fee) => {
        const [less, lot] = [goods, goods + more].map((amount) => freedOf(rupiah(fee), "regular", rupiah(amount)))
        expect(lot).toBeGreaterThanOrEqual(less ?? 0)
        expect(lot === 0 || lot === fee).toBe(true)
        expect(progressTo(rupiah(goods)).missing === 0).toBe(goods >= 200_000)
      }),
      runs(300)
    ))
})
