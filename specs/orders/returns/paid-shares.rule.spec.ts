import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { MemberId } from "#core/account/member.ts"
import { ProductId } from "#core/catalogue/product.ts"
import { instant } from "#core/kernel/moment.ts"
import { rupiah } from "#core/kernel/money.ts"
import { OrderCode } from "#core/orders/order.ts"
import { paidShares } from "#core/orders/returns/paid-shares.rule.ts"
import { returnVoucher } from "#core/orders/returns/return-voucher.rule.ts"
import type { Step } from "#core/pricing/quote.ts"
import { type BagVoucher, type Voucher, VoucherCode } from "#core/vouchers/voucher.ts"
import { someGoods } from "../some-order.ts"

const line = (product: number, total: number, giftCard = false) => ({
  goods: { ...someGoods, product: ProductId(product), giftCard },
  quantity: 1,
  total: rupiah(total)
})
const made = returnVoucher(OrderCode("PDR-261120-7K3QX"), MemberId("rani"), rupiah(1), instant(0))
const voucher = (discount: number, products: ReadonlyArray<number> = [], code = "HEMAT"): BagVoucher => {
  const { redemptions: availableQuota, isListed: _, isPaused: __, info, ...rest } = made
  const one: Voucher = {
    ...rest,
    code: VoucherCode(code),
    availableQuota,
    goodsNames: [],
    places: [],
    info: { ...info, terms: "" },
    rules: { ...rest.rules, products: products.map((id) => ProductId(id)) }
  }
  return { voucher: one, discount: rupiah(discount) }
}
const points = (amount: number): Step => ({
  slot: "points",
  rule: "points",
  amount: rupiah(-amount),
  reason: "points",
  values: {}
})

/** D-29b: discounts are spread over the lines they are for, in whole rupiah that add up. */
describe("what was paid for each line", () => {
  it("leaves the discount of a voucher with the goods it is for", () => {
    expect(paidShares([line(1, 50_000), line(2, 50_000)], [voucher(50_000, [1])], [])).toEqual([0, 50_000])
    expect(paidShares([line(1, 50_000), line(2, 150_000)], [voucher(20_000)], [])).toEqual([45_000, 135_000])
  })

  it("spreads points over what is left, and leaves gift cards out", () => {
    expect(paidShares([line(1, 100_000), line(2, 100_000)], [voucher(50_000, [1])], [points(30_000)])).toEqual([
      40_000, 80_000
    ])
    expect(paidShares([line(1, 100_000), line(2, 60_000, true)], [voucher(10_000)], [points(20_000)])).toEqual([
      70_000, 60_000
    ])
  })

  it("counts what the voucher of a return pays as paid", () => {
    expect(paidShares([line(1, 100_000)], [voucher(80_000, [], "RETUR-PDR-261120-7K3QX")], [])).toEqual([100_000])
  })

  it("adds up to the goods after discounts, and no line is below 0", () => {
    const any = fc.array(fc.integer({ min: 1, max: 400_000 }), { minLength: 1, maxLength: 6 }).chain((totals) => {
      const all = totals.reduce((sum, total) => sum + total, 0)
      return fc.tuple(
        fc.constant(totals),
        fc.integer({ min: 0, max: all }),
        fc.double({ min: 0, max: 0.5, noNaN: true })
      )
    })
    fc.assert(
      fc.property(any, ([totals, off, part]) => {
        const all = totals.reduce((sum, total) => sum + total, 0)
        const byPoints = Math.floor((all - off) * part)
        const shares = paidShares(
          totals.map((total, place) => line(place + 1, total)),
          [voucher(off)],
          byPoints > 0 ? [points(byPoints)] : []
        )
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(all - off - byPoints)
        expect(Math.min(...shares)).toBeGreaterThanOrEqual(0)
      })
    )
  })
})
