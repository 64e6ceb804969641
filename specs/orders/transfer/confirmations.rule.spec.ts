import { describe, expect, it } from "vitest"
import { instant } from "#core/kernel/moment.ts"
import { type OrderStatus, orderStatuses } from "#core/orders/order.ts"
import { hasAllConfirmations, mayBeConfirmed } from "#core/orders/transfer/confirmations.rule.ts"
import { someOrder } from "../some-order.ts"

const orderWith = (count: number, status: OrderStatus = "awaiting_bank_wire_payment") => {
  const order = someOrder(1)
  const one = { bank: "BRI", sender: "Rani", amount: order.payment.amount, day: "2026-11-20", at: instant(1) }
  return { ...order, status, payment: { ...order.payment, confirmations: Array.from({ length: count }, () => one) } }
}

describe("the confirmations of an order", () => {
  it("are ten at most (decision 0066)", () =>
    expect([0, 9, 10, 11].map((count) => hasAllConfirmations(orderWith(count)))).toEqual([false, false, true, true]))

  it.each(orderStatuses.map((status) => [status, status === "awaiting_bank_wire_payment"] as const))(
    "are asked for while the order is %s: %s (D-56)",
    (status, isAsked) =>
      expect([mayBeConfirmed(orderWith(9, status)), mayBeConfirmed(orderWith(10, status))]).toEqual([isAsked, false])
  )
})
