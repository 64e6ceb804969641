import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { LineId } from "#core/cart/cart.ts"
import { decide } from "#core/kernel/decide.ts"
import { type Instant, instant } from "#core/kernel/moment.ts"
import { rupiah } from "#core/kernel/money.ts"
import { dueAt } from "#core/orders/due.rule.ts"
import { advance, type OrderEventType, orderEvents, orderMachine } from "#core/orders/order.machine.ts"
import {
  type Actor,
  CheckoutId,
  type Order,
  OrderCode,
  OrderId,
  type OrderStatus,
  orderStatuses
} from "#core/orders/order.ts"
import { paymentAfter } from "#core/orders/transfer/payment-state.rule.ts"
import { reviewUntil } from "#core/orders/transfer/review-time.rule.ts"
import { runs, someNow } from "../arbitraries.ts"
import { somePickup } from "../pickup/some-stores.ts"
import { preOrder, someGoods } from "../pricing/some-goods.ts"

const hour = 3_600_000

const someOrder = (change: Partial<Order> = {}, ahead = false): Order => {
  const goods = ahead ? preOrder("1", 10) : someGoods("1")
  return {
    id: OrderId("o1"),
    code: OrderCode("PDR-261120-ABCDE"),
    checkout: CheckoutId("c1"),
    status: "awaiting_bank_wire_payment",
    placedAt: someNow,
    language: "id",
    contact: {
      firstName: "Rani",
      lastName: "",
      email: "rani@contoh.id",
      phone: { code: "+62", national: "8123456789" }
    },
    delivery: { kind: "message" },
    lines: [{ id: LineId("1"), goods, quantity: 1, total: rupiah(100_000) }],
    steps: [],
    totals: { goods: rupiah(0), afterDiscount: rupiah(0), extraCharge: rupiah(0), payable: rupiah(0) },
    payment: {
      method: "bank-transfer",
      state: "awaiting",
      amount: rupiah(100_011),
      expiresAt: instant(someNow + 24 * hour),
      confirmations: []
    },
    events: [],
    ...change
  }
}

/** Its courier is to be paid. D-57. */
const owed = someOrder({
  status: "pay_on_delivery",
  payment: { method: "cod", state: "awaiting", amount: rupiah(100_000), confirmations: [] }
})

const types = Object.keys(orderEvents) as ReadonlyArray<OrderEventType>
const actorFor = (type: OrderEventType): Actor => ({ kind: orderEvents[type][0] })
const afterwards = (order: Order, type: OrderEventType, at: Instant = someNow): Order | undefined =>
  decide(advance(order, type, actorFor(type)), () => undefined) === undefined ? undefined : moved(order, type, at)
const moved = (order: Order, type: OrderEventType, at: Instant): Order => {
  const to = decide(advance(order, type, actorFor(type)), () => order.status)
  const events = [...order.events, { at, actor: actorFor(type), type, from: order.status, to }]
  return {
    ...order,
    status: to,
    payment: { ...order.payment, ...paymentAfter({ ...order, events }, type, at) },
    events
  }
}
const through = (order: Order, ...all: ReadonlyArray<OrderEventType>): Order | undefined =>
  all.reduce<Order | undefined>((held, type) => held && afterwards(held, type), order)

describe("the life of an order", () => {
  it("goes from the transfer to completion", () => {
    expect(
      through(
        someOrder(),
        "transfer.confirmed",
        "money.matched",
        "packing.started",
        "parcel.shipped",
        "parcel.delivered",
        "completion.due"
      )?.status
    ).toBe("completed")
  })

  it("waits for its date where it was ordered ahead", () => {
    const paid = through(someOrder({}, true), "money.matched")
    expect(paid?.status).toBe("waiting_release")
    expect(paid && through(paid, "release.due")?.status).toBe("processing")
  })

  it("lets a gift card be delivered without a parcel, and nothing else", () => {
    const packed = through(someOrder(), "money.matched", "packing.started")
    expect(packed && afterwards(packed, "parcel.delivered")?.status).toBe("delivered")
  })

  it("can be called off by its buyer until it is packed, by the shop until it is sent", () => {
    const packed = through(someOrder(), "money.matched", "packing.started")
    expect(packed && afterwards(packed, "order.cancelled")).toBeUndefined()
    expect(packed && afterwards(packed, "order.called-off")?.status).toBe("cancelled")
  })

  it("is paid to its courier with the parcel, or ends if that is not accepted (D-57)", () => {
    const sent = through(owed, "packing.started", "parcel.shipped")
    expect(sent && afterwards(sent, "parcel.received")).toBeUndefined()
    expect(sent && afterwards(sent, "order.refunded")).toBeUndefined()
    const delivered = sent && afterwards(sent, "parcel.delivered")
    expect(delivered).toMatchObject({ status: "delivered", payment: { state: "paid", paidAt: someNow } })
    expect(delivered && afterwards(delivered, "parcel.refused")).toBeUndefined()
    expect(sent && afterwards(sent, "parcel.refused")).toMatchObject({
      status: "cancelled",
      payment: { state: "cancelled" }
    })
    const paid = through(someOrder(), "money.matched", "packing.started", "parcel.shipped")
    expect(paid && afterwards(paid, "parcel.refused")).toBeUndefined()
    expect(through(owed, "order.cancelled")?.status).toBe("cancelled")
  })

  it("holds the money of an order that ended, until it is given back", () => {
    const expired = through(someOrder(), "deadline.passed")
    expect(expired?.payment.state).toBe("expired")
    expect(expired && afterwards(expired, "order.refunded")).toBeUndefined()
    const late = expired && afterwards(expired, "money.held")
    expect(late).toMatchObject({ status: "expired", payment: { state: "held" } })
    expect(late && afterwards(late, "order.refunded")?.status).toBe("refunded")
    expect(through(someOrder(), "money.matched", "order.cancelled")?.payment.state).toBe("held")
    expect(through(someOrder(), "order.cancelled")?.payment.state).toBe("cancelled")
  })

  it("expires if a confirmed transfer is not found until its review ends, by the clock alone", () => {
    const said = through(someOrder(), "transfer.confirmed", "transfer.confirmed")
    expect(said && dueAt(said)).toBe(reviewUntil(someNow))
    expect(said && through(said, "review.ended")).toMatchObject({ status: "expired", payment: { state: "expired" } })
    expect(through(someOrder(), "review.ended")).toBeUndefined()
    for (const kind of ["shopper", "staff", "provider"] as const)
      expect(said && decide(advance(said, "review.ended", { kind }), () => undefined)).toBeUndefined()
  })

  it("is looked for no longer than a review after its own end, however it ended", () => {
    const ended = [through(someOrder(), "deadline.passed", "transfer.confirmed", "transfer.confirmed")]
    for (const end of ["order.cancelled", "order.called-off"] as const)
      ended.push(through(someOrder(), "transfer.confirmed", end))
    for (const order of ended) {
      expect(order && dueAt(order)).toBe(reviewUntil(someNow))
      const over = order && afterwards(order, "review.ended")
      expect(over).toMatchObject({ status: order?.status, payment: { state: order?.status } })
      expect(over && dueAt(over)).toBeUndefined()
      expect(over && afterwards(over, "review.ended")).toBeUndefined()
      // Money that comes meanwhile, or later, is held for its buyer, and nothing is looked for any more.
      for (const one of [order, over]) {
        const held = one && afterwards(one, "money.held")
        expect(held?.payment.state).toBe("held")
        expect(held && dueAt(held)).toBeUndefined()
        // It was another's, and went back: the search goes on until its end.
        const back = held && afterwards(held, "money.returned")
        expect([back?.payment.state, back && dueAt(back)]).toEqual(
          one === order ? ["held", reviewUntil(someNow)] : [order?.status, undefined]
        )
      }
    }
    // A paid order that is cancelled has its money.
    const paid = through(someOrder(), "money.matched", "order.cancelled")
    expect(paid && dueAt(paid)).toBeUndefined()
  })

  it("refuses every actor who may not make a move", () => {
    const kinds: ReadonlyArray<Actor["kind"]> = ["shopper", "staff", "clock", "provider"]
    const may = kinds.flatMap((kind) =>
      types
        .filter((type) => decide(advance(someOrder(), type, { kind }), () => undefined) !== undefined)
        .map((type) => [kind, type])
    )
    expect(may).toEqual([
      ["shopper", "transfer.confirmed"],
      ["shopper", "order.cancelled"],
      ["staff", "money.matched"],
      ["staff", "transfer.accepted"],
      ["staff", "order.cancelled"],
      ["staff", "order.called-off"],
      ["clock", "deadline.passed"],
      ["provider", "money.matched"]
    ])
  })

  it("has a state for every status, each of them reachable", () => {
    expect(Object.keys(orderMachine.states).toSorted()).toEqual([...orderStatuses].toSorted())
    const seen = new Set<OrderStatus>()
    const visit = (order: Order): void => {
      if (seen.has(order.status) && order.events.length > 8) return
      seen.add(order.status)
      if (order.events.length < 7)
        for (const type of types) {
          const next = afterwards(order, type)
          if (next && next.status !== order.status) visit(next)
        }
    }
    visit(someOrder())
    visit(someOrder({}, true))
    visit(owed)
    visit(someOrder({ delivery: somePickup() }))
    expect([...seen].toSorted()).toEqual([...orderStatuses].toSorted())
  })

  it("is picked up by its code or missed by the clock, and never sent", () => {
    const atCounter = someOrder({ delivery: somePickup(), status: "ready_for_pickup" })
    const staff = { kind: "staff", name: "sari" } as const
    const to = (type: OrderEventType, actor: Actor, order = atCounter) =>
      decide(advance(order, type, actor), () => "refused")
    expect(to("pickup.collected", staff)).toBe("picked_up")
    expect(to("pickup.collected", { kind: "shopper" })).toBe("refused")
    expect(to("pickup.missed", { kind: "clock" })).toBe("cancelled")
    expect(to("pickup.missed", staff)).toBe("refused")
    expect(to("order.cancelled", { kind: "shopper" })).toBe("refused")
    const packed = { ...atCounter, status: "processing" } as const
    expect(to("pickup.readied", staff, packed)).toBe("ready_for_pickup")
    expect(to("parcel.shipped", staff, packed)).toBe("refused")
    expect(to("pickup.readied", staff, someOrder({ status: "processing" }))).toBe("refused")
    expect(to("pickup.collected", staff, { ...atCounter, status: "picked_up" })).toBe("refused")
  })

  it("never comes back to where stock or money were released", () => {
    const progress: ReadonlyArray<OrderStatus> = [
      "paid",
      "waiting_release",
      "processing",
      "shipped",
      "delivered",
      "completed"
    ]
    fc.assert(
      fc.property(fc.boolean(), fc.array(fc.constantFrom(...types), { maxLength: 30 }), (ahead, all) => {
        let order = someOrder({}, ahead)
        for (const type of all) {
          const next = afterwards(order, type)
          if (next === undefined) continue
          const [from, to] = [order.status, next.status]
          if (["expired", "cancelled"].includes(from)) expect([from, "refunded"]).toContain(to)
          if (from === "refunded") expect(to).toBe("refunded")
          if (progress.includes(from) && progress.includes(to))
            expect(progress.indexOf(to)).toBeGreaterThanOrEqual(progress.indexOf(from))
          if (next.payment.state === "paid") expect(progress).toContain(to)
          order = next
        }
      }),
      runs(500)
    )
  })
})
