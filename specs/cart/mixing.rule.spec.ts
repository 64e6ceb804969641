import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { conflictOf, conflictWithin, joins, kindOf } from "#core/cart/mixing.rule.ts"
import { allows, decide } from "#core/kernel/decide.ts"
import type { Goods } from "#core/pricing/goods.ts"
import { runs, someNow } from "../arbitraries.ts"
import { giftCard, preOrder, someGoods } from "../pricing/some-goods.ts"

const stocked: ReadonlyArray<Goods> = [
  someGoods("1"),
  someGoods("2"),
  preOrder("11", 8),
  preOrder("12", 8),
  preOrder("13", 20),
  giftCard("21"),
  giftCard("22")
]
const anyOf = fc.constantFrom(...stocked)
const [ordinary, other, soon, asSoon, later, card, secondCard] = stocked as [
  Goods,
  Goods,
  Goods,
  Goods,
  Goods,
  Goods,
  Goods
]

describe("goods in one bag", () => {
  it("are of one kind: pre-orders of one day, gift cards, or what is in stock", () => {
    expect(conflictOf([ordinary], other)).toBeUndefined()
    expect(conflictOf([ordinary], soon)).toBe("PREORDER_MIX")
    expect(conflictOf([soon], ordinary)).toBe("PREORDER_MIX")
    expect(conflictOf([soon], asSoon)).toBeUndefined()
    expect(conflictOf([soon], later)).toBe("PREORDER_DATE")
    expect(conflictOf([ordinary], card)).toBe("EGIFT_MIX")
    expect(conflictOf([card], soon)).toBe("EGIFT_MIX")
    expect(conflictOf([card], secondCard)).toBeUndefined()
  })

  it("never conflict with themselves", () => {
    expect(conflictOf([soon], { ...soon, preOrder: false })).toBeUndefined()
  })

  it("compare the days of pre-orders, not the hours", () => {
    expect(conflictOf([soon], { ...asSoon, deliveryDate: preOrder("9", 8.2).deliveryDate ?? someNow })).toBeUndefined()
  })

  it("are refused by the name of what does not fit", () => {
    expect(decide(joins([ordinary], soon), ({ _tag }) => _tag)).toBe("PreOrderMix")
    expect(decide(joins([soon], later), ({ _tag }) => _tag)).toBe("PreOrderDate")
    expect(decide(joins([ordinary], card), ({ _tag }) => _tag)).toBe("EgiftMix")
  })

  it("make the bag a kind", () => {
    expect(kindOf([])).toEqual({ kind: "empty" })
    expect(kindOf([ordinary])).toEqual({ kind: "normal" })
    expect(kindOf([card])).toEqual({ kind: "egift" })
    expect(kindOf([soon])).toEqual({ kind: "preorder", date: soon.deliveryDate })
  })

  it("never hold two kinds, after any additions", () =>
    fc.assert(
      fc.property(fc.array(anyOf, { maxLength: 12 }), (wanted) => {
        const held = wanted.reduce<ReadonlyArray<Goods>>(
          (all, one) => (allows(joins(all, one)) ? all.concat(one) : all),
          []
        )
        expect(conflictWithin(held)).toBeUndefined()
        expect(new Set(held.map((one) => JSON.stringify(kindOf([one])))).size).toBeLessThan(2)
      }),
      runs(300)
    ))
})
