import { Effect } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { bagOf } from "#core/cart/bag.rule.ts"
import type { Bag, WantedLine } from "#core/cart/cart.ts"
import { unitsIn } from "#core/cart/limits.rule.ts"
import { linesWith } from "#core/cart/persisted-bag.rule.ts"
import { missingOf } from "#core/orders/history/again.rule.ts"
import type { Goods } from "#core/pricing/goods.ts"
import { isSameGoods } from "#core/pricing/units.rule.ts"
import { someNow } from "../arbitraries.ts"
import { giftCard, someGoods } from "../pricing/some-goods.ts"

const red = someGoods("1", { stock: 40 })
const few = someGoods("2", { stock: 3 })
const card = giftCard("21", { stock: 5 })

const lineOf = ({ product, combination }: Goods, quantity: number, to?: string): WantedLine => ({
  product,
  combination,
  quantity,
  ...(to && {
    egift: { template: "bunga", recipientName: to, recipientEmail: `${to}@contoh.id`, message: "", sendAt: someNow }
  })
})
const offered = (goods: Goods, quantity: number, to?: string) => ({ line: lineOf(goods, quantity, to), goods })
const bagWith = (lines: ReadonlyArray<WantedLine>): Bag =>
  Effect.runSync(bagOf("bag", lines, (line) => [red, few, card].find((goods) => isSameGoods(goods, line))))
const quantities = (offers: ReturnType<typeof missingOf>) => offers.map(({ line }) => line.quantity)

describe("ordering again (decision 0065)", () => {
  it("puts in what the bag has less of, with the number that it is to hold then", () => {
    const order = [offered(red, 4), offered(few, 2)]
    expect(missingOf(order, bagWith([]))).toEqual(order)
    expect(missingOf(order, bagWith([lineOf(red, 4), lineOf(few, 2)]))).toEqual([])
    expect(missingOf(order, bagWith([lineOf(red, 1), lineOf(few, 3)]))).toEqual([offered(red, 4)])
    expect(missingOf(order, bagWith([lineOf(red, 9), lineOf(few, 1)]))).toEqual([offered(few, 2)])
  })

  it("takes no more than is in stock, nor than one order takes, beside other lines of the same combination", () => {
    expect(quantities(missingOf([offered(few, 4)], bagWith([])))).toEqual([3])
    expect(quantities(missingOf([offered(red, 21)], bagWith([])))).toEqual([20])
    // Five gift cards: two are for another recipient, so three are left for these two.
    const order = [offered(card, 2, "ani"), offered(card, 2, "budi")]
    expect(quantities(missingOf(order, bagWith([lineOf(card, 2, "citra")])))).toEqual([2, 1])
    expect(missingOf(order, bagWith([lineOf(card, 5, "citra")]))).toEqual([])
  })

  it("adds nothing the second time, and never more than there is", () => {
    const anyLine = fc.constantFrom(
      ...[1, 2, 3, 20].flatMap((quantity) => [
        offered(red, quantity),
        offered(few, quantity),
        offered(card, quantity, "ani"),
        offered(card, quantity, "budi")
      ])
    )
    fc.assert(
      fc.property(fc.array(anyLine, { maxLength: 6 }), fc.array(anyLine, { maxLength: 3 }), (order, before) => {
        const put = (lines: ReadonlyArray<WantedLine>, offers: ReturnType<typeof missingOf>) =>
          offers.reduce((held, { line }) => linesWith(held, line, "buy"), lines)
        const inBag = put(
          [],
          before.filter(({ goods, line }) => line.quantity <= goods.stock)
        )
        const once = put(inBag, missingOf(order, bagWith(inBag)))
        expect(missingOf(order, bagWith(once))).toEqual([])
        for (const goods of [red, few, card])
          expect(unitsIn(once, goods.combination)).toBeLessThanOrEqual(
            Math.max(Math.min(goods.stock, 20), unitsIn(inBag, goods.combination))
          )
      })
    )
  })
})
