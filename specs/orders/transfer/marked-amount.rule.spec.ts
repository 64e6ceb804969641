import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { rupiah } from "#core/kernel/money.ts"
import { markedDigits } from "#core/orders/transfer/marked-amount.rule.ts"
import { runs } from "../../arbitraries.ts"

describe("the digits that mark a payment", () => {
  it("are the last three of what is written", () => {
    expect(markedDigits(rupiah(141_812))).toEqual({ before: "Rp141.", digits: "812" })
    expect(markedDigits(rupiah(1_200_007))).toEqual({ before: "Rp1.200.", digits: "007" })
    expect(markedDigits(rupiah(1_000))).toEqual({ before: "Rp1.", digits: "000" })
    expect(markedDigits(rupiah(999))).toBeUndefined()
  })

  it("and what stands before them are the amount, whatever it is", () =>
    fc.assert(
      fc.property(fc.integer({ min: 1_000, max: 999_999_999_999 }), (amount) => {
        const marked = markedDigits(rupiah(amount))
        expect(Number(`${marked?.before}${marked?.digits}`.replaceAll(/\D/g, ""))).toBe(amount)
        expect(Number(marked?.digits)).toBe(amount % 1_000)
      }),
      runs(200)
    ))
})
