import { describe, expect, it } from "vitest"
import { type Instant, instant } from "#core/kernel/moment.ts"
import { rupiah } from "#core/kernel/money.ts"
import type { Order, OrderStatus } from "#core/orders/order.ts"
import { collectedAt, isMissed, pickupUntil, readyAt, readyBy } from "#core/orders/pickup/ready-by.rule.ts"
import { somePickup } from "../../pickup/some-stores.ts"
import { someOrder } from "../some-order.ts"

const at = (text: string) => instant(Date.parse(text))
const delivery = somePickup()
const event = (type: string, to: OrderStatus, moment: Instant) =>
  ({ at: moment, actor: { kind: "staff" }, type, from: "processing", to }) as const
const picked = (change: Partial<Order> = {}): Order => ({ ...someOrder(1), delivery, ...change })

describe("an order that is picked up", () => {
  it("is promised for two opening hours after its payment, before that from now on", () => {
    const paid = { ...someOrder(1).payment, amount: rupiah(1), paidAt: at("2026-11-20T14:40+07:00") }
    const now = at("2026-11-20T21:00+07:00")
    expect(readyBy(picked({ payment: paid }), now)).toBe(at("2026-11-20T16:40+07:00"))
    const { paidAt: _paid, ...unpaid } = paid
    expect(readyBy(picked({ payment: unpaid }), now)).toBe(at("2026-11-21T11:00+07:00"))
    expect(readyBy(someOrder(1), now)).toBe(undefined)
  })

  it("is held until its third day ends once it is ready, and not before", () => {
    const readied = event("pickup.readied", "ready_for_pickup", at("2026-11-22T14:48+07:00"))
    expect(pickupUntil(picked())).toBe(undefined)
    expect(readyAt(picked({ events: [readied] }))).toBe(readied.at)
    expect(pickupUntil(picked({ events: [readied] }))).toBe(at("2026-11-25T22:00+07:00"))
  })

  it("is collected when staff handed it over, and not before", () => {
    const collected = event("pickup.collected", "picked_up", at("2026-11-23T15:01+07:00"))
    expect(collectedAt(picked())).toBe(undefined)
    expect(collectedAt(picked({ events: [collected] }))).toBe(collected.at)
  })

  it("was missed if that is why it was cancelled, until it is refunded", () => {
    const missed = event("pickup.missed", "cancelled", at("2026-11-25T22:00+07:00"))
    expect(isMissed(picked({ status: "cancelled", events: [missed] }))).toBe(true)
    expect(isMissed(picked({ status: "refunded", events: [missed] }))).toBe(false)
    expect(isMissed(picked({ status: "cancelled" }))).toBe(false)
  })
})
