import { describe, expect, it } from "vitest"
import { rupiah } from "#core/kernel/money.ts"
import type { Running } from "#core/pricing/quote.rule.ts"
import { voucherStage } from "#core/vouchers/voucher-stage.rule.ts"
import { someVoucher } from "./some-vouchers.ts"

const running: Running = { lines: [], goods: rupiah(150_000), sum: rupiah(150_000) }

describe("the step of the vouchers", () => {
  it("names each code that takes something off the goods, with its amount. D-26", () => {
    const steps = voucherStage([
      { voucher: someVoucher(), discount: rupiah(20_000) },
      { voucher: someVoucher({ discount: "free_shipping", value: 0 }), discount: rupiah(0) }
    ])
    expect(steps(running)).toEqual([
      { rule: "voucher", amount: -20_000, reason: "voucher", values: { code: "AMBILPENDAR20" } }
    ])
  })

  it("is none without a voucher", () => expect(voucherStage([])(running)).toEqual([]))
})
