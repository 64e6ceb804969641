import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { lineIdOf } from "#core/cart/line-id.rule.ts"
import type { Placed } from "#core/checkout/checkout.ts"
import { isOwnOrder, isTakenOut, orderedLines, restartedWithRest } from "#core/checkout/order-elsewhere.rule.ts"
import type { CheckoutContext } from "#core/checkout/ordering.ts"
import { GiftId } from "#core/gifts/gift.ts"
import { rupiah } from "#core/kernel/money.ts"
import { CheckoutId } from "#core/orders/order.ts"
import { BankId } from "#core/orders/transfer/payment.ts"
import type { Goods } from "#core/pricing/goods.ts"
import { runs } from "../arbitraries.ts"
import { someOrder } from "../orders/some-order.ts"
import { goodsByName } from "./checkout-fixture.ts"
import { assessedWith, factsWith, lineFor, someStored } from "./some-checkout.ts"

const { red, plum, perfume } = goodsByName
const checkout = CheckoutId("checkout-1")
const persisted = { checkout, bought: 0 }

const placedWith = (goods: ReadonlyArray<Goods>): Placed => ({
  order: someOrder(1, {
    lines: goods.map((one) => ({ id: lineIdOf(lineFor(one)), goods: one, quantity: 1, total: rupiah(100_000) }))
  }),
  key: "0f8fad5b-d9cb-469f-a165-70867728950e",
  repeated: true
})
const contextOf = (goods: ReadonlyArray<Goods>, change: Partial<CheckoutContext> = {}) =>
  ({
    lines: goods.map((one) => lineFor(one)),
    checkout: assessedWith(someStored(goods.map((one) => lineFor(one))), factsWith(goods)).checkout,
    persisted,
    letGo: null,
    before: null,
    pending: null,
    saving: null,
    ...change
  }) as CheckoutContext

const anyGoods = fc.subarray([red, plum, perfume])

describe("an order that was made of a tab's checkout", () => {
  it("is the tab's own if all wanted lines are in it; else they are ordered or begun again, each once (decision 0043)", () => {
    fc.assert(
      fc.property(fc.subarray([red, plum, perfume], { minLength: 1 }), anyGoods, (wanted, ordered) => {
        const rest = wanted.filter((one) => !ordered.includes(one))
        const placed = placedWith(ordered)
        const context = contextOf(wanted)
        expect(isOwnOrder(context, placed)).toBe(rest.length === 0)
        expect(restartedWithRest(placed, context).lines).toEqual(rest.map((one) => lineFor(one)))
      }),
      runs(100)
    )
  })

  it("does not take its gifts for what was wanted (D-67)", () => {
    const { order, ...rest } = placedWith([red])
    const [line] = placedWith([plum]).order.lines
    const placed = {
      ...rest,
      order: { ...order, lines: [...order.lines, ...(line ? [{ ...line, gift: GiftId("balm") }] : [])] }
    }
    expect(isOwnOrder(contextOf([red, plum]), placed)).toBe(false)
    expect(orderedLines(placed).lines).toEqual([{ id: lineIdOf(lineFor(red)), quantity: 1 }])
  })

  it("is shown if an earlier visit lost its answer, but not if this visit has shown something or dropped a checkout", () => {
    const arrived = { checkout: null, persisted: { ...persisted, key: "key" } }
    expect(isOwnOrder(contextOf([red], arrived), placedWith([plum]))).toBe(true)
    expect(isOwnOrder(contextOf([red], { ...arrived, persisted }), placedWith([plum]))).toBe(false)
    expect(isOwnOrder(contextOf([red], { ...arrived, letGo: checkout }), placedWith([plum]))).toBe(false)
    expect(isOwnOrder(contextOf([red], { persisted: arrived.persisted }), placedWith([plum]))).toBe(false)
  })

  it("is named beside the goods of this tab, whose new checkout takes every choice along, later ones first", () => {
    const context = contextOf([red], { pending: { bank: BankId("mandiri"), lines: [lineFor(perfume)] } })
    const restarted = restartedWithRest(placedWith([plum]), context)
    expect(restarted).toMatchObject({
      checkout: null,
      letGo: checkout,
      before: context.checkout,
      isRenewed: false,
      problem: "OrderedInOtherTab",
      pending: { bank: "mandiri", service: "jne.reg", insured: false },
      elsewhere: { lines: [{ id: lineIdOf(lineFor(plum)), quantity: 1 }] }
    })
    expect(restarted.pending).not.toHaveProperty("lines")
    expect(restarted.elsewhere).toEqual(orderedLines(placedWith([plum])))
  })

  it("takes the choices of what was shown, not those of the other tab", () => {
    const before = assessedWith(someStored([lineFor(red)], { note: "Titip satpam" }), factsWith([red])).checkout
    const other = assessedWith(someStored([lineFor(plum)], { note: "Lain" }), factsWith([plum])).checkout
    const { pending } = restartedWithRest(placedWith([plum]), contextOf([red], { before, checkout: other }))
    expect(pending).toMatchObject({ note: "Titip satpam" })
  })
})

describe("the lines of an order", () => {
  it.each([
    ["nothing is stored", undefined, false],
    ["it is placed, and no tab has seen that", { checkout, key: "k", bought: 0 }, false],
    ["a tab has finished it", { checkout, over: true, bought: 1 }, true],
    ["a tab has begun another one since", { checkout: CheckoutId("checkout-2"), bought: 1 }, true]
  ] as const)("have left the bag already: %s", (_, stored, isOut) => expect(isTakenOut(stored, checkout)).toBe(isOut))
})
