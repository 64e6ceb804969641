import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { rupiah } from "#core/kernel/money.ts"
import { codFeeOf, codProblemOf, isOwed } from "#core/orders/transfer/cod.rule.ts"
import { runs } from "../../arbitraries.ts"

type Asked = Parameters<typeof codProblemOf>[0]
/** An order that may be paid to its courier. */
const possible: Asked = {
  goods: [{ giftCard: false, preOrder: false }],
  option: { cashOnDelivery: true },
  sum: rupiah(128_200),
  record: { isVerified: true, refusedParcels: 1 }
}
const problem = (change: Partial<Asked>) => codProblemOf({ ...possible, ...change })

/** D-57. */
describe("paying the courier", () => {
  it("costs 3 percent, and at least Rp5.000", () => {
    expect([20_000, 166_666, 166_667, 200_000, 1_500_000].map((sum) => codFeeOf(rupiah(sum)))).toEqual([
      5_000, 5_000, 5_000, 6_000, 45_000
    ])
    expect(codFeeOf(rupiah(0))).toBe(0)
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2_000_000 }), fc.integer({ min: 0, max: 100_000 }), (sum, more) => {
        const fee = codFeeOf(rupiah(sum))
        expect(Number.isInteger(fee)).toBe(true)
        expect(Math.abs(fee - Math.max(5_000, sum * 0.03))).toBeLessThanOrEqual(0.5)
        expect(codFeeOf(rupiah(sum + more))).toBeGreaterThanOrEqual(fee)
      }),
      runs(200)
    )
  })

  it("is for totals from Rp20.000 to Rp1.500.000", () => {
    expect([19_999, 20_000, 1_500_000, 1_500_001].map((sum) => problem({ sum: rupiah(sum) }))).toEqual([
      "TOO_LITTLE",
      undefined,
      undefined,
      "TOO_MUCH"
    ])
  })

  it("is for members with a verified number, until two parcels were not accepted", () => {
    expect(problem({ record: undefined })).toBe("NUMBER_NOT_VERIFIED")
    expect(problem({ record: { isVerified: false, refusedParcels: 0 } })).toBe("NUMBER_NOT_VERIFIED")
    expect([0, 1, 2, 3].map((refusedParcels) => problem({ record: { isVerified: true, refusedParcels } }))).toEqual([
      undefined,
      undefined,
      "PARCELS_REFUSED",
      "PARCELS_REFUSED"
    ])
  })

  it("is not for pre-orders and gift cards, whatever else they come with", () => {
    const [plain] = possible.goods
    if (plain === undefined) throw new Error("no goods")
    expect(problem({ goods: [plain, { ...plain, preOrder: true }] })).toBe("PRE_ORDER")
    expect(problem({ goods: [plain, { ...plain, giftCard: true }] })).toBe("EGIFT")
  })

  it("needs a courier who takes money", () => {
    expect(problem({ option: undefined })).toBe("COURIER")
    expect(problem({ option: { cashOnDelivery: false } })).toBe("COURIER")
  })

  it("is owed until it is paid", () => {
    expect(isOwed({ payment: { method: "cod", state: "awaiting" } })).toBe(true)
    expect(isOwed({ payment: { method: "cod", state: "paid" } })).toBe(false)
    expect(isOwed({ payment: { method: "bank-transfer", state: "awaiting" } })).toBe(false)
  })
})
