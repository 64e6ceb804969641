import { describe, expect, it } from "vitest"
import { GiftId } from "#core/gifts/gift.ts"
import { instant } from "#core/kernel/moment.ts"
import type { Order, OrderEvent } from "#core/orders/order.ts"
import { mayClaim, returnableLines, returnUntil } from "#core/orders/returns/return-window.rule.ts"
import { someNow } from "#specs/arbitraries.ts"
import { someGoods, someOrder } from "../some-order.ts"

const hour = 3_600_000
const moved = (type: string, from: Order["status"], to: Order["status"], at: number): OrderEvent => ({
  at: instant(at),
  actor: { kind: "staff", name: "sari" },
  type,
  from,
  to
})
const arrived = (change: Partial<Order> = {}): Order =>
  someOrder(1, { status: "delivered", events: [moved("parcel.delivered", "shipped", "delivered", someNow)], ...change })

/** D-62b: within 2×24 hours of the delivery. */
describe("the time for a return", () => {
  it("is 48 hours from the arrival, to the millisecond", () => {
    const order = arrived()
    expect(returnUntil(order)).toBe(someNow + 48 * hour)
    expect(mayClaim(order, instant(someNow + 48 * hour))).toBe(true)
    expect(mayClaim(order, instant(someNow + 48 * hour + 1))).toBe(false)
  })

  it("begins with the first word that it came, also of its buyer, and no later one moves it", () => {
    const byBuyer = arrived({
      status: "completed",
      events: [moved("parcel.received", "shipped", "completed", someNow)]
    })
    expect(returnUntil(byBuyer)).toBe(someNow + 48 * hour)
    const completed = arrived({
      status: "completed",
      events: [
        moved("parcel.delivered", "shipped", "delivered", someNow),
        moved("completion.due", "delivered", "completed", someNow + 168 * hour)
      ]
    })
    expect(returnUntil(completed)).toBe(someNow + 48 * hour)
  })

  it("is none before the arrival, for what is sent as a message, and for gift cards and gifts alone", () => {
    expect(returnUntil(someOrder(1))).toBeUndefined()
    expect(mayClaim(someOrder(1, { status: "shipped" }), someNow)).toBe(false)
    expect(returnUntil(arrived({ delivery: { kind: "message" } }))).toBeUndefined()
    const [line] = arrived().lines
    if (line === undefined) throw new Error("no line")
    expect(returnUntil(arrived({ lines: [{ ...line, goods: { ...someGoods, giftCard: true } }] }))).toBeUndefined()
    expect(returnableLines({ lines: [{ ...line, gift: GiftId("g") }, line] })).toEqual([line])
  })

  it("is over for an order that was claimed for, or refunded", () => {
    const claim = {
      reason: "damaged",
      lines: [],
      photos: [],
      refund: { kind: "voucher" },
      at: someNow,
      state: "refused",
      answeredAt: someNow
    } as const
    expect(mayClaim(arrived({ claim }), someNow)).toBe(false)
    expect(mayClaim(arrived({ status: "refunded" }), someNow)).toBe(false)
  })
})
