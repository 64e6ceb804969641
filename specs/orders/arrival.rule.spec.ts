import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { type Instant, instant } from "#core/kernel/moment.ts"
import { withArrival } from "#core/orders/arrival.rule.ts"
import type { Order, OrderStatus } from "#core/orders/order.ts"
import { dayOf } from "#core/shipping/calendar.rule.ts"
import { runs } from "../arbitraries.ts"
import { someOrder } from "./some-order.ts"

const at = (text: string): Instant => instant(Date.parse(`${text}+07:00`))

const shipped = (placedAt: Instant, from: string, to: string, status: OrderStatus, paidAt?: Instant): Order => {
  const order = someOrder(1, { status, placedAt })
  if (order.delivery.kind !== "ship") throw new Error("some order is shipped")
  return {
    ...order,
    delivery: { ...order.delivery, arrives: { from, to } },
    events:
      paidAt === undefined
        ? []
        : [
            {
              at: paidAt,
              actor: { kind: "provider" },
              type: "money.matched",
              from: "awaiting_bank_wire_payment",
              to: "paid"
            }
          ]
  }
}
const arrivalOf = (order: Order, now: Instant) => {
  const { delivery } = withArrival(order, now)
  return delivery.kind === "ship" ? delivery.arrives : undefined
}

describe("the days of arrival", () => {
  // Monday 30 November 2026 in Jakarta.
  const placedAt = at("2026-11-30T10:05")

  it("stand as promised for an order that is paid before the parcels of its day leave, at 15.00", () => {
    const paid = shipped(placedAt, "2026-12-01", "2026-12-03", "paid", at("2026-11-30T14:59"))
    expect(arrivalOf(paid, at("2026-12-05T09:00"))).toEqual({ from: "2026-12-01", to: "2026-12-03" })
  })

  it("follow the payment: on the same day of payment by a rider, a day later by other couriers", () => {
    const next = at("2026-12-01T09:05")
    expect(arrivalOf(shipped(placedAt, "2026-11-30", "2026-11-30", "paid", next), next)).toEqual({
      from: "2026-12-01",
      to: "2026-12-01"
    })
    expect(arrivalOf(shipped(placedAt, "2026-12-01", "2026-12-03", "paid", next), next)).toEqual({
      from: "2026-12-02",
      to: "2026-12-04"
    })
  })

  it("are counted from now until an order is paid, and not over a Sunday", () => {
    const waiting = shipped(at("2026-12-04T10:00"), "2026-12-05", "2026-12-05", "awaiting_bank_wire_payment")
    // Friday becomes Saturday: its next working day is Monday.
    expect(arrivalOf(waiting, at("2026-12-05T09:00"))).toEqual({ from: "2026-12-07", to: "2026-12-07" })
  })

  it.each(["expired", "cancelled", "refunded"] as const)("are none for an order that is %s", (status) => {
    expect(arrivalOf(shipped(placedAt, "2026-12-01", "2026-12-03", status), placedAt)).toBeUndefined()
  })

  it("are never before the payment, and never earlier for a later one", () => {
    const minutes = fc.integer({ min: 0, max: 60 * 24 * 40 })
    fc.assert(
      fc.property(minutes, minutes, (one, more) => {
        const [early, late] = [instant(placedAt + one * 60_000), instant(placedAt + (one + more) * 60_000)]
        const days = [early, late].map((paidAt) =>
          dayOf(arrivalOf(shipped(placedAt, "2026-12-01", "2026-12-03", "paid", paidAt), late)?.from ?? "")
        )
        expect(Number(days[0])).toBeLessThanOrEqual(Number(days[1]))
        expect(Number(days[1]) * 86_400_000).toBeGreaterThan(late + 7 * 3_600_000 - 86_400_000)
      }),
      runs(200)
    )
  })
})
