import { describe, expect, it } from "vitest"
import { instant } from "#core/kernel/moment.ts"
import type { OrderEventType } from "#core/orders/order.machine.ts"
import { type OrderEvent, type OrderStatus, orderStatuses } from "#core/orders/order.ts"
import { awaitsTransfer, isSought } from "#core/orders/transfer/sought.rule.ts"
import { someNow } from "../../arbitraries.ts"
import { paymentStates, placedEvent, someOrder } from "../some-order.ts"

const { paidAt: _, ...payment } = someOrder(1).payment
const event = (type: OrderEventType): OrderEvent => ({ ...placedEvent(someNow), type, from: "expired", to: "expired" })
const held = { status: "expired", payment: { ...payment, state: "held" }, events: [] } as const

describe("a transfer of an order that has ended", () => {
  it("is looked for while the order is called off, and its payment held without money", () => {
    for (const status of orderStatuses)
      for (const state of paymentStates)
        expect([status, state, isSought({ ...held, status, payment: { ...payment, state } })]).toEqual([
          status,
          state,
          (status === "expired" || status === "cancelled") && state === "held"
        ])
  })

  it("is not looked for once money is there", () => {
    expect(isSought({ ...held, payment: { ...held.payment, paidAt: instant(1) } })).toBe(false)
    expect(isSought({ ...held, events: [event("money.held")] })).toBe(false)
    expect(isSought({ ...held, events: [event("money.held"), event("money.returned")] })).toBe(true)
  })

  it("is awaited from its confirmation until its search has ended, whatever else came in and went back", () => {
    const moved = (type: OrderEventType, from: OrderStatus, to: OrderStatus): OrderEvent => ({
      ...event(type),
      from,
      to
    })
    const late = [event("money.held"), event("money.returned")]
    expect(awaitsTransfer({ events: late })).toBe(false)
    expect(awaitsTransfer({ events: [event("transfer.confirmed"), ...late] })).toBe(true)
    expect(awaitsTransfer({ events: [event("transfer.confirmed"), event("review.ended"), ...late] })).toBe(false)
    const confirmed = moved("transfer.confirmed", "awaiting_bank_wire_payment", "payment_review")
    expect(awaitsTransfer({ events: [confirmed, moved("order.cancelled", "payment_review", "cancelled")] })).toBe(true)
    const rejected = moved("transfer.rejected", "payment_review", "awaiting_bank_wire_payment")
    const expired = moved("deadline.passed", "awaiting_bank_wire_payment", "expired")
    expect(awaitsTransfer({ events: [confirmed, rejected, expired, ...late] })).toBe(false)
  })
})
