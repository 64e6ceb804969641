import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { rupiah } from "#core/kernel/money.ts"
import { bestSource, freedBy, type ShippingFee } from "#core/vouchers/shipping-source.rule.ts"
import { VoucherId } from "#core/vouchers/voucher.ts"
import { runs } from "../arbitraries.ts"
import { anyVouchers, someVoucher } from "./some-vouchers.ts"

const free = (shippingFeeDiscount?: number, id = "ongkir") =>
  someVoucher({
    id: VoucherId(id),
    discount: "free_shipping",
    value: 0,
    ...(shippingFeeDiscount !== undefined && { shippingFeeDiscount: rupiah(shippingFeeDiscount) })
  })
const regular = { fee: rupiah(18_000), kind: "regular" } as const
const instantly = { fee: rupiah(35_000), kind: "instant" } as const
const below = rupiah(199_999)

describe("the source of free shipping", () => {
  it("is the shop's limit from Rp200.000 on, for a regular service alone. D-28", () => {
    expect(bestSource(regular, rupiah(200_000), [])).toEqual({ freed: 18_000 })
    expect(bestSource(regular, below, [])).toEqual({ freed: 0 })
    expect(bestSource(instantly, rupiah(200_000), [])).toEqual({ freed: 0 })
  })

  it("is a voucher where it frees more, up to its limit and to the fee", () => {
    expect(bestSource(regular, below, [free(10_000)])).toMatchObject({ freed: 10_000, by: { id: "ongkir" } })
    expect(bestSource(regular, below, [free(50_000)])).toMatchObject({ freed: 18_000 })
    expect(bestSource(instantly, rupiah(500_000), [free(20_000)])).toMatchObject({ freed: 20_000 })
    expect(bestSource(instantly, below, [free()])).toEqual({ freed: 0 })
  })

  it("is the limit among equals, so that no voucher is used for nothing", () =>
    expect(bestSource(regular, rupiah(200_000), [free(), free(18_000, "lain")])).toEqual({ freed: 18_000 }))

  it("is the larger of two vouchers, never both", () =>
    expect(bestSource(regular, below, [free(10_000, "satu"), free(12_000, "dua")])).toMatchObject({
      freed: 12_000,
      by: { id: "dua" }
    }))

  const anyFee: fc.Arbitrary<ShippingFee> = fc.record({
    fee: fc.nat({ max: 90_000 }).map(rupiah),
    kind: fc.constantFrom("regular", "next-day", "same-day", "instant")
  })

  it("frees at least what any source would, and never more than the fee", () => {
    fc.assert(
      fc.property(anyFee, fc.nat({ max: 400_000 }), anyVouchers(6), (asked, goods, vouchers) => {
        const { freed, by } = bestSource(asked, rupiah(goods), vouchers)
        expect(freed).toBeLessThanOrEqual(asked.fee)
        if (goods >= 200_000 && asked.kind === "regular") expect(freed).toBe(asked.fee)
        for (const voucher of vouchers) expect(freedBy(voucher, asked)).toBeLessThanOrEqual(freed)
        if (by !== undefined) expect(freedBy(by, asked)).toBe(freed)
      }),
      runs(300)
    )
  })
})
