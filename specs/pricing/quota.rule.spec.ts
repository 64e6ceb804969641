import { describe, expect, it } from "vitest"
import { isBeyondQuota, pricedFor, quotaUnitsOf } from "#core/pricing/quota.rule.ts"
import { someNow } from "#specs/arbitraries.ts"
import { priceOf, someGoods } from "./some-goods.ts"

describe("goods of which 3 units are left at Rp46.500", () => {
  const limited = { startsAt: someNow, left: 3, price: priceOf(69_000, 46_500), beyond: priceOf(69_000) }
  const goods = someGoods("1", { price: limited.price, limited })

  it.each([
    [1, 46_500, false],
    [3, 46_500, false],
    [4, 69_000, true]
  ])("cost that for %i units or not: Rp%i for each", (units, paid, isBeyond) => {
    const priced = pricedFor(goods, units)
    expect([priced.price.priceAfterDiscount, isBeyondQuota(priced)]).toEqual([paid, isBeyond])
    // The price of other units is found from them as well.
    expect(pricedFor(priced, 1)).toEqual(goods)
  })

  it("take their units of the quota at that price alone, all lines of a combination together, by its id", () => {
    const other = someGoods("0", { ...goods, combination: someGoods("0").combination })
    const none = someGoods("2")
    const counted = (one: typeof goods, units: number) => ({ goods: one, counted: units })
    expect(quotaUnitsOf([counted(goods, 2), counted(none, 4), counted(other, 1), counted(goods, 1)])).toEqual([
      { product: other.product, combination: other.combination, quantity: 1, startsAt: someNow },
      { product: goods.product, combination: goods.combination, quantity: 3, startsAt: someNow }
    ])
    expect(quotaUnitsOf([counted(pricedFor(goods, 4), 4), counted(other, 0)])).toEqual([])
  })
})
