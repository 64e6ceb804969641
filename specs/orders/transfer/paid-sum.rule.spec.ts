import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { instant } from "#core/kernel/moment.ts"
import { rupiah } from "#core/kernel/money.ts"
import type { Order } from "#core/orders/order.ts"
import { missingSum, paidSum } from "#core/orders/transfer/paid-sum.rule.ts"
import { runs } from "../../arbitraries.ts"
import { placedEvent, someOrder } from "../some-order.ts"

/** An order of Rp128.126 with these transfers; the first paid it, the others were added. */
const paidBy = (...sums: ReadonlyArray<number | undefined>): Order => {
  const order = someOrder(1)
  const { paidAt: _, ...payment } = order.payment
  return {
    ...order,
    payment: { ...payment, amount: rupiah(128_126), ...(sums.length > 0 && { paidAt: instant(2) }) },
    events: [
      ...order.events,
      ...sums.map((amount, place) => ({
        ...placedEvent(instant(2)),
        type: place === 0 ? "transfer.accepted" : "money.added",
        ...(amount !== undefined && { amount: rupiah(amount) })
      }))
    ]
  }
}

describe("the sum that paid an order", () => {
  it.each([
    [[], undefined, 0],
    [[128_126], 128_126, 0],
    [[undefined], 128_126, 0],
    [[108_126], 108_126, 20_000],
    [[108_126, 19_999], 128_125, 1],
    [[108_126, 20_000], 128_126, 0],
    [[108_126, 25_000], 133_126, 0],
    [[130_000], 130_000, 0]
  ])("of transfers of %j is %s, and %i is missing of Rp128.126", (sums, paid, missing) => {
    expect(paidSum(paidBy(...sums))).toBe(paid)
    expect(missingSum(paidBy(...sums))).toBe(missing)
  })

  it("and what is missing are the amount, or more was paid, for any transfers", () =>
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 200_000 }), { minLength: 1, maxLength: 5 }), (sums) => {
        const order = paidBy(...sums)
        expect((paidSum(order) ?? 0) + missingSum(order)).toBe(
          Math.max(
            128_126,
            sums.reduce((one, other) => one + other)
          )
        )
      }),
      runs(200)
    ))
})
