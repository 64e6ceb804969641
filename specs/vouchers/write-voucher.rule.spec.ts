import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { rupiah } from "#core/kernel/money.ts"
import {
  completeVoucher,
  differenceOf,
  versionOfVoucher,
  writeVoucherFields
} from "#core/vouchers/write-voucher.rule.ts"
import { runs } from "../arbitraries.ts"
import { anyWrittenVoucher, leastTyped as least, voucherTyped } from "./some-written-vouchers.ts"

describe("a voucher that staff write", () => {
  it("is the same voucher when what was written is read again", () => {
    fc.assert(
      fc.property(anyWrittenVoucher, (voucher) => {
        expect(voucherTyped(writeVoucherFields(voucher))).toEqual(voucher)
      }),
      runs(200)
    )
  })

  it("has another version after each change, and the same without one", () => {
    fc.assert(
      fc.property(anyWrittenVoucher, anyWrittenVoucher, (one, other) => {
        expect(versionOfVoucher({ ...one })).toBe(versionOfVoucher(one))
        expect(versionOfVoucher(one) === versionOfVoucher(other)).toBe(differenceOf(one, other).length === 0)
      }),
      runs(100)
    )
  })

  it("changes what is named alone", () => {
    fc.assert(
      fc.property(anyWrittenVoucher, fc.integer({ min: 0, max: 1_000 }), (voucher, quota) => {
        const stored = writeVoucherFields(voucher)
        expect(voucherTyped(completeVoucher({ redemptions: String(quota) }, stored))).toEqual({
          ...voucher,
          redemptions: quota
        })
      }),
      runs(50)
    )
  })

  it("limits a percentage or a fee by the same word, and starts empty as a discount of another kind", () => {
    expect(voucherTyped({ ...least, most: "50000" }).maxDiscount).toBe(50_000)
    const percent = writeVoucherFields(voucherTyped({ ...least, most: "50000" }))
    const free = voucherTyped(completeVoucher({ discount: "free_shipping", most: "20000" }, percent))
    expect(free).toMatchObject({ discount: "free_shipping", value: 0, shippingFeeDiscount: rupiah(20_000) })
    expect(free).not.toHaveProperty("maxDiscount")
  })
})
