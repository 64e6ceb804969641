import { describe, expect, it } from "vitest"
import { instant } from "#core/kernel/moment.ts"
import type { OrderEventType } from "#core/orders/order.machine.ts"
import { type OrderEvent, orderStatuses } from "#core/orders/order.ts"
import { isSought } from "#core/orders/transfer/sought.rule.ts"
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
})
