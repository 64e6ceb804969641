import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { dayMs, type Instant, instant } from "#core/kernel/moment.ts"
import { dueAt } from "#core/orders/due.rule.ts"
import { type Order, type OrderEvent, type OrderStatus, orderStatuses } from "#core/orders/order.ts"
import { heldUntil } from "#core/pickup/pickup-time.rule.ts"
import { runs, someNow } from "../arbitraries.ts"
import { somePickup } from "../pickup/some-stores.ts"
import { preOrder } from "../pricing/some-goods.ts"
import { placedEvent, someOrder } from "./some-order.ts"

const at = (text: string): Instant => instant(Date.parse(`${text}+07:00`))
const later = (days: number): Instant => instant(someNow + days * dayMs)
const moved = (from: OrderStatus, to: OrderStatus, moment: Instant): OrderEvent => ({
  ...placedEvent(moment),
  type: "spec",
  from,
  to
})
const orderAt = (status: OrderStatus, ...events: ReadonlyArray<OrderEvent>): Order =>
  someOrder(1, { status, events: [placedEvent(someNow), ...events] })
const waiting = "awaiting_bank_wire_payment"

describe("the clock moves an order next", () => {
  it("at the deadline of its payment, 24 hours after placing", () => {
    expect(dueAt(someOrder(1))).toBe(later(1))
  })

  it("fifteen minutes after the deadline of what the bank reports, whose report may come late (decision 0102)", () => {
    const order = someOrder(1)
    for (const method of ["virtual-account", "qris"] as const)
      expect(dueAt({ ...order, payment: { ...order.payment, method } })).toBe(instant(later(1) + 15 * 60_000))
  })

  it("at the end of its review, which a second confirmation does not move", () => {
    // Monday; three working days later it is Thursday, until its end.
    const [first, second] = [at("2026-11-23T10:00"), at("2026-11-25T10:00")]
    const once = orderAt("payment_review", moved(waiting, "payment_review", first))
    const twice = { ...once, events: [...once.events, moved("payment_review", "payment_review", second)] }
    expect(dueAt(once)).toBe(at("2026-11-27T00:00"))
    expect(dueAt(twice)).toBe(at("2026-11-27T00:00"))
  })

  it("at the end of its second review, once the first was rejected", () => {
    const order = orderAt(
      "payment_review",
      moved(waiting, "payment_review", at("2026-11-16T10:00")),
      moved("payment_review", waiting, at("2026-11-17T10:00")),
      moved(waiting, "payment_review", at("2026-11-23T10:00"))
    )
    expect(dueAt(order)).toBe(at("2026-11-27T00:00"))
  })

  it("on the latest date of what was ordered ahead", () =>
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 90 }), { minLength: 1, maxLength: 4 }), (days) => {
        const [line] = someOrder(1).lines
        const lines = days.flatMap((inDays) => (line ? [{ ...line, goods: preOrder("1", inDays) }] : []))
        expect(dueAt(someOrder(1, { status: "waiting_release", lines }))).toBe(later(Math.max(...days)))
      }),
      runs(100)
    ))

  it("seven days after it was delivered, also if money came in since", () => {
    const delivered = orderAt("delivered", moved("shipped", "delivered", someNow))
    expect(dueAt(delivered)).toBe(later(7))
    expect(dueAt({ ...delivered, events: [...delivered.events, moved("delivered", "delivered", later(3))] })).toBe(
      later(7)
    )
  })

  it("at the end of its third day at the counter, and at once to refund what was not fetched", () => {
    const readied = { ...moved("processing", "ready_for_pickup", someNow), type: "pickup.readied" }
    const waits = { ...orderAt("ready_for_pickup", readied), delivery: somePickup() }
    const closing = heldUntil(somePickup().store.hours, someNow)
    expect(dueAt(waits)).toBe(closing)
    const missed = { ...moved("ready_for_pickup", "cancelled", closing), type: "pickup.missed" }
    const cancelled = { ...waits, status: "cancelled", events: [...waits.events, missed] } as const
    expect(dueAt({ ...cancelled, payment: { ...waits.payment, state: "held" } })).toBe(closing)
    expect(dueAt({ ...cancelled, payment: { ...waits.payment, state: "cancelled" } })).toBe(undefined)
  })

  it("never where a person moves it, and where nothing moves it any more", () => {
    const sent = orderStatuses.filter((status) => status !== "ready_for_pickup")
    const clockless = sent.filter((status) => dueAt(orderAt(status, moved(waiting, status, later(1)))) === undefined)
    expect(clockless.toSorted()).toEqual(
      [
        "pay_on_delivery",
        "paid",
        "processing",
        "shipped",
        "completed",
        "expired",
        "cancelled",
        "refunded",
        "waiting_release"
      ].toSorted()
    )
  })
})
