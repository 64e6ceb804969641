import { describe, expect, it } from "vitest"
import { dayMs, type Instant, instant } from "#core/kernel/moment.ts"
import { type Order, type OrderEvent, type OrderStatus, orderStatuses } from "#core/orders/order.ts"
import { orderSteps, parcelStep } from "#core/orders/order-steps.rule.ts"
import { someNow } from "../arbitraries.ts"
import { somePickup } from "../pickup/some-stores.ts"
import { placedEvent, someOrder } from "./some-order.ts"

const day = (after: number): Instant => instant(someNow + after * dayMs)
const move = (from: OrderStatus, to: OrderStatus, at: Instant): OrderEvent => ({
  at,
  actor: { kind: "staff" },
  type: "moved",
  from,
  to
})

/** An order that went through these statuses, one a day. */
const wentThrough = (...statuses: ReadonlyArray<OrderStatus>): Order =>
  someOrder(1, {
    status: statuses.at(-1) ?? "awaiting_bank_wire_payment",
    events: [
      placedEvent(someNow),
      ...statuses.map((to, at) => move(statuses[at - 1] ?? "awaiting_bank_wire_payment", to, day(at + 1)))
    ]
  })

const read = (order: Order) => orderSteps(order).map(({ step, state }) => `${step} ${state}`)

describe("the steps of an order (D-62)", () => {
  it("are four: from its placing until it is paid, from its payment afterwards", () => {
    expect(read(someOrder(1))).toEqual(["ordered now", "paid ahead", "packed ahead", "shipped ahead"])
    expect(read(wentThrough("payment_review"))).toEqual(["ordered now", "paid ahead", "packed ahead", "shipped ahead"])
    expect(read(wentThrough("paid"))).toEqual(["paid now", "packed ahead", "shipped ahead", "arrived ahead"])
    expect(read(wentThrough("paid", "waiting_release"))[0]).toBe("paid now")
    expect(read(wentThrough("paid", "processing"))).toEqual([
      "paid done",
      "packed now",
      "shipped ahead",
      "arrived ahead"
    ])
    expect(read(wentThrough("paid", "processing", "shipped"))[2]).toBe("shipped now")
    expect(read(wentThrough("paid", "processing", "shipped", "delivered"))[3]).toBe("arrived now")
    expect(read(wentThrough("paid", "processing", "shipped", "delivered", "completed"))).toEqual([
      "paid done",
      "packed done",
      "shipped done",
      "arrived done"
    ])
  })

  it("are three of goods that were scanned in a store: nothing is packed (D-66)", () => {
    const here = (...statuses: ReadonlyArray<OrderStatus>) =>
      read({ ...wentThrough(...statuses), delivery: { ...somePickup(), selfCheckout: true } })
    expect(here()).toEqual(["ordered now", "paid ahead", "collected ahead"])
    expect(here("ready_for_pickup")).toEqual(["ordered done", "paid now", "collected ahead"])
    expect(here("ready_for_pickup", "picked_up")).toEqual(["ordered done", "paid done", "collected now"])
    expect(here("ready_for_pickup", "picked_up", "completed")[2]).toBe("collected done")
  })

  it("have none of a payment that comes with the parcel (D-57)", () => {
    const steps = (...statuses: ReadonlyArray<OrderStatus>) => {
      const order = wentThrough("pay_on_delivery", ...statuses)
      return read({ ...order, payment: { ...order.payment, method: "cod" } })
    }
    expect(steps()).toEqual(["ordered now", "packed ahead", "shipped ahead", "arrived ahead"])
    expect(steps("processing", "shipped")).toEqual(["ordered done", "packed done", "shipped now", "arrived ahead"])
    expect(steps("processing", "shipped", "cancelled")).toEqual([
      "ordered done",
      "packed done",
      "shipped done",
      "ended ended"
    ])
  })

  it("have the day each was reached on, and none that is ahead", () => {
    const at = orderSteps(wentThrough("payment_review", "paid", "waiting_release", "processing")).map((one) => one.at)
    expect(at).toEqual([day(2), day(4), undefined, undefined])
    expect(orderSteps(someOrder(1))[0]?.at).toBe(someNow)
  })

  it("end where the order ended without its goods", () => {
    expect(read(wentThrough("expired"))).toEqual(["ordered done", "ended ended"])
    expect(read(wentThrough("payment_review", "cancelled"))).toEqual(["ordered done", "ended ended"])
    const refunded = wentThrough("paid", "cancelled", "refunded")
    expect(read(refunded)).toEqual(["ordered done", "paid done", "ended ended"])
    expect(orderSteps(refunded).at(-1)?.at).toBe(day(3))
  })

  it("leave out parcel and courier of what is sent as a message", () => {
    const message = (order: Order): Order => ({ ...order, delivery: { kind: "message" } })
    expect(read(message(someOrder(1)))).toEqual(["ordered now", "paid ahead", "arrived ahead"])
    expect(read(message(wentThrough("paid", "delivered", "completed")))).toEqual([
      "ordered done",
      "paid done",
      "arrived done"
    ])
  })

  it("lead to the counter of a store if it is picked up there", () => {
    const picked = (order: Order): Order => ({ ...order, delivery: somePickup() })
    expect(read(picked(someOrder(1)))).toEqual(["ordered now", "paid ahead", "packed ahead", "ready ahead"])
    expect(read(picked(wentThrough("paid", "processing", "ready_for_pickup")))).toEqual([
      "paid done",
      "packed done",
      "ready now",
      "collected ahead"
    ])
    expect(read(picked(wentThrough("paid", "processing", "ready_for_pickup", "picked_up", "completed")))).toEqual([
      "paid done",
      "packed done",
      "ready done",
      "collected done"
    ])
  })

  it("name at most one step as the present one, in each status", () => {
    for (const status of orderStatuses) {
      const isPickup = status === "ready_for_pickup" || status === "picked_up"
      const states = orderSteps(someOrder(1, { status, ...(isPickup && { delivery: somePickup() }) })).map(
        ({ state }) => state
      )
      expect(states.filter((state) => state === "now" || state === "ended").length).toBe(status === "completed" ? 0 : 1)
    }
  })
})

describe("the progress of a parcel", () => {
  const stepsOf = (statuses: ReadonlyArray<OrderStatus>) =>
    statuses.map((status) => parcelStep({ status, delivery: { kind: "ship" } }))

  it("never goes back from one status to a later one", () => {
    const inOrder = ["paid", "packed", "shipped", "arrived"]
    const places = stepsOf(orderStatuses).flatMap((step) => (step === undefined ? [] : [inOrder.indexOf(step)]))
    expect(places).toEqual(places.toSorted())
    expect(new Set(places)).toEqual(new Set([0, 1, 2, 3]))
  })

  it("follows the status of its order", () => {
    expect(stepsOf(["awaiting_bank_wire_payment", "payment_review"])).toEqual([undefined, undefined])
    expect(stepsOf(["paid", "waiting_release", "processing", "shipped", "delivered", "completed"])).toEqual([
      "paid",
      "paid",
      "packed",
      "shipped",
      "arrived",
      "arrived"
    ])
    expect(stepsOf(["expired", "cancelled", "refunded"])).toEqual([undefined, undefined, undefined])
  })

  it("is none of what is sent as a message", () => {
    for (const status of orderStatuses) expect(parcelStep({ status, delivery: { kind: "message" } })).toBeUndefined()
  })
})
