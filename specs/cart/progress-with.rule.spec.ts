import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { progressWith } from "#core/cart/progress-with.rule.ts"
import { CombinationId } from "#core/catalogue/combination.ts"
import { rupiah } from "#core/kernel/money.ts"
import type { Goods } from "#core/pricing/goods.ts"
import { runs } from "../arbitraries.ts"
import { giftCard, preOrder, priceOf, someGoods } from "../pricing/some-goods.ts"
import { bag } from "./some-bag.ts"

const shown = (price: number, change: { readonly id?: string; readonly preOrder?: boolean } = {}) => ({
  id: CombinationId(change.id ?? "shown"),
  priceAfterDiscount: rupiah(price),
  preOrder: change.preOrder ?? false
})
const priced = (id: string, price: number): Goods => someGoods(id, { price: priceOf(price) })

describe("the way to free shipping on the page of a product", () => {
  it("is as far as it would be in the bag with one unit of it, and as far as it is if the bag holds it", () =>
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 400_000 }), { maxLength: 5 }), (prices) => {
        const goods = prices.map((price, place) => priced(String(place + 1), price))
        const [first, ...others] = goods
        const filled = bag(...goods.map((one) => [one, 1] as const))
        if (first === undefined) return
        const { combination, price } = first
        const own = { id: combination, priceAfterDiscount: price.priceAfterDiscount, preOrder: false }
        expect(progressWith(bag(...others.map((one) => [one, 1] as const)), own)).toEqual(filled.freeShipping)
        expect(progressWith(filled, own)).toEqual(filled.freeShipping)
      }),
      runs(200)
    ))

  it.each([
    ["before the bag is known: of the product alone", undefined, shown(119_200), 80_800],
    ["with an empty bag", bag(), shown(199_999), 1],
    ["with what is missing exactly", bag([priced("1", 80_800), 1]), shown(119_200), 0],
    [
      "with a sold-out unit in the bag, which does not count",
      bag([someGoods("shown", { stock: 0 }), 1]),
      shown(50_000),
      150_000
    ],
    ["of a pre-order alone", bag([priced("1", 80_000), 1]), shown(119_200, { preOrder: true }), 80_800],
    ["beside pre-orders, which come apart", bag([preOrder("11", 8), 1]), shown(119_200), 80_800],
    ["beside gift cards, which are not shipped", bag([giftCard("21"), 1]), shown(119_200), 80_800]
  ])("is %s", (_, held, combination, missing) =>
    expect(progressWith(held, combination)).toEqual({ limit: 200_000, missing })
  )
})
