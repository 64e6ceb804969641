import { Effect } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { bagOf } from "#core/cart/bag.rule.ts"
import type { Bag, EgiftInfo, WantedLine } from "#core/cart/cart.ts"
import { withinLimits } from "#core/cart/limits.rule.ts"
import { joined, lineIdOf } from "#core/cart/line-id.rule.ts"
import { stepperLimit } from "#core/cart/lines.rule.ts"
import { allows, decide } from "#core/kernel/decide.ts"
import { instant } from "#core/kernel/moment.ts"
import type { Goods } from "#core/pricing/goods.ts"
import { runs, someNow } from "../arbitraries.ts"
import { anyGoods, giftCard, preOrder, priced, someGoods } from "../pricing/some-goods.ts"

const wanted = ({ product, combination }: Goods, quantity: number, egift?: EgiftInfo): WantedLine => ({
  product,
  combination,
  quantity,
  ...(egift && { egift })
})
const bag = (...lines: ReadonlyArray<readonly [Goods, number, EgiftInfo?]>): Bag => {
  const goods = new Map(lines.map(([one]) => [one.combination, one]))
  return Effect.runSync(
    bagOf(
      "b",
      lines.map((line) => wanted(...line)),
      ({ combination }) => goods.get(combination),
      someNow
    )
  )
}
const to = (recipientName: string): EgiftInfo => ({
  template: "t1",
  recipientName,
  recipientEmail: "rani@contoh.id",
  message: "Selamat!",
  sendAt: instant(someNow)
})

describe("a bag", () => {
  it("says what it holds, what that costs and why", () => {
    const lipstick = someGoods("1", { price: priced(129_000, 89_000) })
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

describe("the lines of a bag", () => {
  it("are one for a combination, and of gift cards one for each receiver", () => {
    const [one, card] = [someGoods("1"), giftCard("2")]
    expect(lineIdOf(wanted(one, 1))).toBe("1")
    expect(lineIdOf(wanted(card, 1, to("Rani")))).toBe(lineIdOf(wanted(card, 4, to("Rani"))))
    expect(lineIdOf(wanted(card, 1, to("Rani")))).not.toBe(lineIdOf(wanted(card, 1, to("Sari"))))
    expect(joined([wanted(one, 1), wanted(card, 1, to("Rani")), wanted(one, 2)])).toEqual([
      wanted(one, 3),
      wanted(card, 1, to("Rani"))
    ])
  })

  it("hold twenty of a combination together, and are a hundred at most", () => {
    const card = giftCard("2")
    expect(allows(withinLimits([wanted(someGoods("1"), 20)]))).toBe(true)
    expect(decide(withinLimits([wanted(someGoods("1"), 21)]), (refusal) => ({ ...refusal }))).toMatchObject({
      limit: 20,
      of: "units"
    })
    expect(allows(withinLimits([wanted(card, 11, to("Rani")), wanted(card, 10, to("Sari"))]))).toBe(false)
    const many = Array.from({ length: 101 }, (_, at) => wanted(someGoods(String(at)), 1))
    expect(decide(withinLimits(many), (refusal) => ({ ...refusal }))).toMatchObject({ limit: 100, of: "lines" })
    expect(allows(withinLimits(many.slice(1)))).toBe(true)
  })

  it("stop the stepper at what an order takes or what is there", () => {
    expect(stepperLimit({ stock: 3 })).toEqual({ most: 3, by: "stock" })
    expect(stepperLimit({ stock: 20 })).toEqual({ most: 20, by: "limit" })
    expect(stepperLimit({ stock: -1 })).toEqual({ most: 0, by: "stock" })
  })
})
