import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { dayMs, type Instant, instant, jakartaDay } from "#core/kernel/moment.ts"
import type { Order, OrderCode, OrderStatus } from "#core/orders/order.ts"
import {
  amountRestMs,
  amountRestOf,
  isPlacedBefore,
  transferTarget
} from "#core/orders/transfer/transfer-target.rule.ts"
import { runs, someNow } from "../../arbitraries.ts"
import { someOrder } from "../some-order.ts"

const later = (ms: number): Instant => instant(someNow + ms)
const orderAt = (number: number, placedAt: Instant, status: OrderStatus, endedAt?: Instant): Order =>
  someOrder(number, {
    status,
    placedAt,
    events:
      endedAt === undefined
        ? []
        : [
            {
              at: endedAt,
              actor: { kind: "clock" },
              type: "deadline.passed",
              from: "awaiting_bank_wire_payment",
              to: status
            }
          ]
  })
const codeOf = (order: Order | undefined): OrderCode | undefined => order?.code

describe("the order of a transfer", () => {
  const waits = "awaiting_bank_wire_payment"

  it("is never one that was placed after the money was sent, but for five minutes between two clocks", () => {
    const order = orderAt(1, someNow, waits)
    expect(codeOf(transferTarget([order], { at: later(-5 * 60_000) }))).toBe(order.code)
    expect(transferTarget([order], { at: later(-5 * 60_000 - 1) })).toBeUndefined()
    fc.assert(
      fc.property(
        fc.array(fc.record({ at: fc.integer({ min: -20, max: 20 }), ended: fc.boolean() }), { maxLength: 6 }),
        fc.integer({ min: -20, max: 20 }),
        fc.boolean(),
        (all, sent, isDay) => {
          const transfer = { at: later(sent * dayMs), ...(isDay && { dated: "day" as const }) }
          const orders = all.map(({ at, ended }, place) => {
            const placed = later(at * dayMs)
            return ended ? orderAt(place, placed, "expired", instant(placed + dayMs)) : orderAt(place, placed, "paid")
          })
          const target = transferTarget(orders, transfer)
          if (target) expect(isPlacedBefore(target, transfer)).toBe(true)
        }
      ),
      runs(300)
    )
  })

  it("is compared by the day if the bank states no more", () => {
    const order = orderAt(1, someNow, waits)
    const startOfDay = instant(Date.parse(`${jakartaDay(someNow)}T00:00:00+07:00`))
    expect(codeOf(transferTarget([order], { at: startOfDay, dated: "day" }))).toBe(order.code)
    expect(transferTarget([order], { at: instant(startOfDay - 1), dated: "day" })).toBeUndefined()
  })

  it("is for a person to say if another order with this amount ended less than seven days before", () => {
    const open = orderAt(2, later(2 * dayMs), waits)
    const sent = { at: later(amountRestMs) }
    expect(transferTarget([open, orderAt(1, someNow, "expired", later(1))], sent)).toBeUndefined()
    expect(codeOf(transferTarget([open, orderAt(1, someNow, "expired", someNow)], sent))).toBe(open.code)
    // Money from before the newer order is for the one that ended.
    const ended = orderAt(1, someNow, "expired", later(dayMs))
    expect(codeOf(transferTarget([open, ended], { at: later(dayMs) }))).toBe(ended.code)
  })

  describe("is not held up by orders that their buyers call off", () => {
    const open = orderAt(2, later(dayMs), waits)
    const calledOff = (endedAt: Instant, actor: "shopper" | "staff" = "shopper", confirmed = false): Order =>
      someOrder(1, {
        status: "cancelled",
        placedAt: someNow,
        events: [
          ...(confirmed
            ? [
                {
                  at: someNow,
                  actor: { kind: "shopper" as const },
                  type: "transfer.confirmed" as const,
                  from: waits as OrderStatus,
                  to: "payment_review" as const
                }
              ]
            : []),
          {
            at: endedAt,
            actor: { kind: actor },
            type: "order.cancelled" as const,
            from: waits as OrderStatus,
            to: "cancelled" as const
          }
        ]
      })
    const sent = { at: later(dayMs + 60_000) }

    it("before it was placed, whether they confirmed a transfer or not", () => {
      for (const confirmed of [false, true])
        expect(codeOf(transferTarget([open, calledOff(later(dayMs), "shopper", confirmed)], sent))).toBe(open.code)
    })
    it("but by those called off after it, by staff, or after they were paid", () => {
      const paid = calledOff(later(60_000))
      for (const order of [
        calledOff(later(dayMs + 1)),
        calledOff(later(60_000), "staff"),
        { ...paid, payment: { ...paid.payment, paidAt: someNow } }
      ])
        expect(transferTarget([open, order], sent)).toBeUndefined()
    })
    it("whose amounts rest for a day instead of a week", () => {
      expect(amountRestOf(calledOff(someNow))).toBe(dayMs)
      expect(amountRestOf(calledOff(someNow, "staff"))).toBe(7 * dayMs)
      expect(amountRestOf(calledOff(someNow, "shopper", true))).toBe(7 * dayMs)
      expect(amountRestOf(orderAt(1, someNow, "expired", someNow))).toBe(7 * dayMs)
    })
  })
})
