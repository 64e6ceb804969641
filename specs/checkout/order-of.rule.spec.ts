import { describe, expect, it } from "vitest"
import { MemberId } from "#core/account/member.ts"
import { LineId } from "#core/cart/cart.ts"
import type { StoredCheckout } from "#core/checkout/checkout.ts"
import { orderOf } from "#core/checkout/order-of.rule.ts"
import { OrderCode, OrderId } from "#core/orders/order.ts"
import type { Goods } from "#core/pricing/goods.ts"
import { someNow } from "../arbitraries.ts"
import { someAccount, someAddress, someContact } from "../orders/some-order.ts"
import { giftCard, preOrder, priceOf, someGoods } from "../pricing/some-goods.ts"
import { assessedWith, factsWith, lineFor, someStored } from "./some-checkout.ts"

const red = someGoods("1")
const orderWith = (goods: Goods, change: Partial<StoredCheckout> = {}) => {
  const stored = someStored([lineFor(goods)], change)
  const assessment = assessedWith(stored, factsWith([goods]))
  const code = OrderCode("PDR-261120-7K3QX")
  return { assessment, order: orderOf(OrderId("order-1"), code, stored, assessment, { now: someNow }) }
}

describe("the order of a checkout", () => {
  it("copies what the checkout promised, and has 24 hours for the transfer", () => {
    const { order, assessment } = orderWith(red, { note: "titip satpam", member: MemberId("m1") })
    expect(order).toEqual({
      id: "order-1",
      code: "PDR-261120-7K3QX",
      checkout: "checkout-1",
      member: "m1",
      status: "awaiting_bank_wire_payment",
      placedAt: someNow,
      language: "id",
      contact: someContact,
      delivery: {
        kind: "ship",
        address: someAddress,
        service: "jne.reg",
        courierName: "JNE",
        serviceName: "REG",
        arrives: assessment.checkout.delivery?.option?.arrives,
        insured: false
      },
      lines: [{ id: "1", goods: red, quantity: 1, total: 100_000, paid: 100_000 }],
      steps: assessment.checkout.steps,
      totals: { goods: 100_000, afterDiscount: 100_000, extraCharge: 10_123, payable: 110_123 },
      payment: {
        method: "bank-transfer",
        state: "awaiting",
        amount: 110_123,
        account: someAccount,
        uniqueCode: 123,
        expiresAt: someNow + 24 * 3_600_000,
        confirmations: []
      },
      note: "titip satpam",
      events: [
        {
          at: someNow,
          actor: { kind: "shopper" },
          type: "order.placed",
          from: "awaiting_bank_wire_payment",
          to: "awaiting_bank_wire_payment"
        }
      ]
    })
  })

  it("is none without a contact, and none without a courier for what is shipped", () => {
    const { contact: _, ...nameless } = someStored([lineFor(red)])
    const assessment = assessedWith(nameless, factsWith([red]))
    expect(orderOf(OrderId("o"), OrderCode("c"), nameless, assessment, { now: someNow })).toBeUndefined()
    expect(orderWith(red, { delivery: { address: someAddress, insured: false } }).order).toBeUndefined()
  })

  it("is delivered by a message if it is a gift card, with its receiver", () => {
    const card = giftCard("5")
    const egift = {
      template: "ultah",
      recipientName: "Sari",
      recipientEmail: "sari@contoh.id",
      message: "",
      sendAt: someNow
    }
    const { order } = orderWith(card, { lines: [{ ...lineFor(card), egift }], leftOut: [LineId("none")] })
    expect(order).toMatchObject({ delivery: { kind: "message" }, lines: [{ egift }] })
  })

  it.each([
    [1_000_000, false],
    [1_000_001, true]
  ])("worth Rp%i is insured without a wish: %s (D-55)", (price, insured) => {
    expect(orderWith(someGoods("1", { price: priceOf(price) })).order?.delivery).toMatchObject({
      kind: "ship",
      insured
    })
  })

  it("waits for no money if nothing is to be paid: it is paid, and a pre-order waits for its date", () => {
    const free = { price: priceOf(0), giftCard: true }
    const paid = orderWith(someGoods("1", free)).order
    expect(paid?.payment).toEqual({ method: "none", state: "free", amount: 0, paidAt: someNow, confirmations: [] })
    expect(paid).toMatchObject({ status: "paid", events: [{ type: "order.placed", from: "paid", to: "paid" }] })
    expect(orderWith(preOrder("1", 10, free)).order?.status).toBe("waiting_release")
  })
})
