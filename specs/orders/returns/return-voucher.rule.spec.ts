import { describe, expect, it } from "vitest"
import { MemberId } from "#core/account/member.ts"
import { rupiah } from "#core/kernel/money.ts"
import { OrderCode } from "#core/orders/order.ts"
import { returnVoucher } from "#core/orders/returns/return-voucher.rule.ts"
import { someNow } from "#specs/arbitraries.ts"

/** D-62b; decision 0104. */
describe("the voucher of a return", () => {
  it("takes the sum off any goods, once, for this member alone, for 365 days", () => {
    const voucher = returnVoucher(OrderCode("PDR-261120-7K3QX"), MemberId("rani"), rupiah(90_000), someNow)
    expect(voucher).toMatchObject({
      id: "retur-pdr-261120-7k3qx",
      code: "RETUR-PDR-261120-7K3QX",
      type: "manual",
      discount: "amount",
      value: 90_000,
      redemptions: 1,
      perUserLimit: 1,
      startsAt: someNow,
      endsAt: someNow + 365 * 86_400_000,
      forGuests: false,
      rules: { minAmount: 0, users: ["rani"], products: [], brands: [], categories: [] },
      isPaused: false
    })
  })
})
