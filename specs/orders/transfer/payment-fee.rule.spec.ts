import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { rupiah } from "#core/kernel/money.ts"
import { paymentFeeStage } from "#core/orders/transfer/payment-fee.rule.ts"
import { quoteLine, quoteOf } from "#core/pricing/quote.rule.ts"
import { someGoods } from "../../pricing/some-goods.ts"

const goods = someGoods("1", { stock: 5 })
const paidWith = (fee: number | undefined, freed = false) =>
  Effect.runSync(
    Effect.gen(function* () {
      const line = yield* quoteLine(goods, 1)
      const all = () => [{ rule: "voucher", amount: rupiah(-line.total), reason: "voucher", values: {} }] as const
      return yield* quoteOf([line], {
        ...(freed && { voucher: [all] }),
        extra: [paymentFeeStage({ bank: "BCA", ...(fee !== undefined && { fee: rupiah(fee) }) })]
      })
    })
  )

/** ⑥ of D-26; D-56. */
describe("the fee of a way to pay", () => {
  it("is a step with its bank, and part of what is paid", () => {
    const { steps, totals } = paidWith(4_000)
    expect(steps.at(-1)).toEqual({
      slot: "extra",
      rule: "payment-fee",
      amount: 4_000,
      reason: "payment-fee",
      values: { bank: "BCA" }
    })
    expect(totals.payable).toBe(totals.goods + 4_000)
    expect(totals.extraCharge).toBe(4_000)
  })

  it("is none where the way costs nothing, before one is chosen, and if nothing is to be paid", () => {
    expect(paidWith(undefined).steps.some(({ rule }) => rule === "payment-fee")).toBe(false)
    expect(paymentFeeStage(undefined)({ lines: [], goods: rupiah(1), sum: rupiah(1) })).toEqual([])
    expect(paidWith(4_000, true).totals.payable).toBe(0)
  })
})
