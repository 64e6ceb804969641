import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { runs, someNow } from "../arbitraries.ts"
import { anyGoods, giftCard, preOrder, priceOf, someGoods } from "../pricing/some-goods.ts"
import { bag, to } from "./some-bag.ts"

describe("a bag", () => {
  it("says what it holds, what that costs and why", () => {
    const lipstick = someGoods("1", { price: priceOf(129_000, 89_000) })
    expect(bag([lipstick, 2])).toEqual({
      id: "b",
      owner: "guest",
      kind: { kind: "normal" },
      items: [{ id: "1", goods: lipstick, quantity: 2, counted: 2, total: 178_000 }],
      count: 2,
      steps: [
        { slot: "items", rule: "goods", amount: 258_000, reason: "goods", values: { count: 2 } },
        { slot: "items", rule: "item-discount", amount: -80_000, reason: "item-discount", values: {} }
      ],
      totals: { goods: 178_000, afterDiscount: 178_000, extraCharge: 0, payable: 178_000 },
      freeShipping: { limit: 200_000, missing: 22_000 },
      gifts: [],
      vouchers: [],
      guestMayOrder: true,
      requirements: [],
      checkedAt: someNow
    })
  })

  it("is empty and says so", () => {
    expect(bag()).toMatchObject({
      kind: { kind: "empty" },
      count: 0,
      requirements: [{ code: "EMPTY", fix: "shop" }]
    })
    expect(bag().freeShipping).toBeUndefined()
  })

  it("keeps what is sold out, counts it not, and says what to do", () => {
    const { items, totals, requirements, guestMayOrder } = bag([someGoods("1", { stock: 0 }), 2])
    expect(items).toMatchObject([{ quantity: 2, counted: 0, total: 0 }])
    expect(totals.payable).toBe(0)
    expect(requirements).toEqual([{ code: "SOLD_OUT", line: "1", values: { name: "Lipstik 1" }, fix: "remove" }])
    expect(guestMayOrder).toBe(false)
  })

  it("counts what is left where more is wanted", () => {
    const { items, requirements } = bag([someGoods("1", { stock: 3 }), 5])
    expect(items).toMatchObject([{ quantity: 5, counted: 3, total: 300_000 }])
    expect(requirements).toMatchObject([{ code: "INSUFFICIENT_STOCK", values: { left: 3 }, fix: "set-quantity" }])
  })

  it("shares the stock of a combination among its lines", () => {
    const card = giftCard("1", { stock: 3 })
    expect(bag([card, 2, to("Rani")], [card, 2, to("Sari")]).items.map(({ counted }) => counted)).toEqual([2, 1])
  })

  it("does not sell what is not for sale", () => {
    for (const sale of ["removed", "inactive", "not-for-order"] as const)
      expect(bag([someGoods("1", { sale }), 1])).toMatchObject({
        items: [{ counted: 0 }],
        requirements: [{ code: "NOT_SOLD", fix: "remove" }]
      })
  })

  it("lets guests order where at least one line is for them, and names the others", () => {
    const members = someGoods("2", { availableForGuest: false })
    expect(bag([members, 1]).guestMayOrder).toBe(false)
    expect(bag([someGoods("1"), 1], [members, 1])).toMatchObject({
      guestMayOrder: true,
      requirements: [{ code: "NOT_FOR_GUESTS", line: "2", fix: "log-in" }]
    })
  })

  it("names a mix that was put together elsewhere", () => {
    expect(bag([someGoods("1"), 1], [preOrder("2", 3), 1]).requirements).toMatchObject([
      { code: "PREORDER_MIX", fix: "separate" }
    ])
  })

  it("has no way to free shipping where nothing is shipped", () => {
    expect(bag([giftCard("1"), 1, to("Rani")])).not.toHaveProperty("freeShipping")
  })

  it("adds up, line by line and step by step, never more than is there", () =>
    fc.assert(
      fc.property(fc.array(fc.tuple(anyGoods, fc.integer({ min: 1, max: 20 })), { maxLength: 8 }), (lines) => {
        const { items, steps, totals, count } = bag(...lines)
        expect(items.reduce((sum, { total }) => sum + total, 0)).toBe(totals.goods)
        expect(steps.reduce((sum, { amount }) => sum + amount, 0)).toBe(totals.payable)
        expect(count).toBe(items.reduce((sum, { quantity }) => sum + quantity, 0))
        const sold = new Map<string, number>()
        for (const { goods, counted } of items)
          sold.set(goods.combination, (sold.get(goods.combination) ?? 0) + counted)
        for (const { goods } of items) expect(sold.get(goods.combination)).toBeLessThanOrEqual(goods.stock)
      }),
      runs(300)
    ))
})
