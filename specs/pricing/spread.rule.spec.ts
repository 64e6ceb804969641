import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { type Rupiah, rupiah } from "#core/kernel/money.ts"
import { spread } from "#core/pricing/spread.rule.ts"
import { runs } from "../arbitraries.ts"

const all = (amounts: ReadonlyArray<number>): ReadonlyArray<Rupiah> => amounts.map((amount) => rupiah(amount))
const anyAmount = fc.oneof(
  fc.integer({ min: 0, max: 3_000_000 }),
  fc.integer({ min: 0, max: 10 }),
  fc.constantFrom(Number.MAX_SAFE_INTEGER, 9_007_199_254_740_990)
)

describe("an amount divided among lines", () => {
  it("gives the rest to the largest remainders, ties to the first", () => {
    expect(spread(rupiah(100), all([1, 1, 1]))).toEqual([34, 33, 33])
    expect(spread(rupiah(10), all([60_000, 30_000, 10_000]))).toEqual([6, 3, 1])
    expect(spread(rupiah(5), all([2, 1, 2]))).toEqual([2, 1, 2])
    expect(spread(rupiah(7), all([0, 5, 0]))).toEqual([0, 7, 0])
  })

  it("divides nothing among lines of no weight", () => {
    expect(spread(rupiah(7), all([0, 0]))).toEqual([0, 0])
    expect(spread(rupiah(7), [])).toEqual([])
  })

  it("adds up exactly, and no line is a rupiah away from its share", () =>
    fc.assert(
      fc.property(anyAmount, fc.array(anyAmount, { minLength: 1, maxLength: 12 }), (amount, weights) => {
        const parts = spread(rupiah(amount), all(weights))
        const weight = weights.reduce((sum, one) => sum + BigInt(one), 0n)
        if (weight === 0n) return
        expect(parts.reduce((sum, part) => sum + BigInt(part), 0n)).toBe(BigInt(amount))
        for (const [place, part] of parts.entries()) {
          const exact = BigInt(amount) * BigInt(weights[place] ?? 0)
          expect(BigInt(part) * weight - exact < weight).toBe(true)
          expect(exact - BigInt(part) * weight < weight).toBe(true)
        }
      }),
      runs(500)
    ))
})
