import { describe, expect, it } from "vitest"
import { rupiah } from "#core/kernel/money.ts"
import { pointsEarned } from "#core/orders/points/earned.rule.ts"
import { lineOf, priceOf, someGoods } from "../../pricing/some-goods.ts"

describe("points that an order earns (specification 9, beautyPointBase 50000)", () => {
  const earned = (afterDiscount: number, giftCard = false) => {
    const { goods, quantity, total } = lineOf(someGoods("1", { giftCard, price: priceOf(afterDiscount) }), 1)
    const totals = { goods: total, afterDiscount: total, extraCharge: rupiah(18_000), payable: rupiah(total + 18_000) }
    return pointsEarned({ lines: [{ id: "1" as never, goods, quantity, total }], totals })
  }
  it.each([
    [49_999, 0],
    [50_000, 1],
    [99_999, 1],
    [100_000, 2],
    [0, 0]
  ])("of goods for %s are %s, whatever their courier costs", (paid, points) => expect(earned(paid)).toBe(points))

  it("are none for gift cards (D-22)", () => expect(earned(500_000, true)).toBe(0))
})
