import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { instant } from "#core/kernel/moment.ts"
import { type OrderEventType, orderEvents } from "#core/orders/order.machine.ts"
import { type Order, type OrderStatus, orderStatuses } from "#core/orders/order.ts"
import type { PaymentState } from "#core/orders/transfer/payment.ts"
import { paymentAfter, transferMs } from "#core/orders/transfer/payment-state.rule.ts"
import { runs, someNow } from "../../arbitraries.ts"
import { paymentStates, placedEvent, someOrder } from "../some-order.ts"

const hourMs = 3_600_000
const types = Object.keys(orderEvents) as ReadonlyArray<OrderEventType>
const orderWith = (status: OrderStatus, state: PaymentState): Order => {
  const order = someOrder(1)
  return { ...order, status, payment: { ...order.payment, state } }
}
const stateAfter = (status: OrderStatus, state: PaymentState, type: OrderEventType) =>
  paymentAfter(orderWith(status, state), type, someNow).state

const waiting = "awaiting_bank_wire_payment"

describe("the payment of an order after a move", () => {
  it("has 24 hours for the transfer", () => expect(transferMs).toBe(24 * hourMs))

  it.each(["money.matched", "transfer.accepted"] as const)("is paid at that moment by %s", (type) => {
    expect(paymentAfter(orderWith("payment_review", "review"), type, instant(someNow + 7))).toEqual({
      state: "paid",
      paidAt: someNow + 7
    })
  })

  it("is in review once its transfer is confirmed, and held if the order had expired", () => {
    expect(stateAfter(waiting, "awaiting", "transfer.confirmed")).toBe("review")
    expect(stateAfter("expired", "expired", "transfer.confirmed")).toBe("held")
  })

  // The order of this spec expires 24 hours after it was placed, at `someNow`.
  it.each([
    [1, 25],
    [23, 47],
    [72, 96]
  ])("has another 24 hours if its confirmation is rejected %i hours after placing", (hours, until) => {
    const rejected = paymentAfter(
      orderWith("payment_review", "review"),
      "transfer.rejected",
      instant(someNow + hours * hourMs)
    )
    expect(rejected).toEqual({ state: "awaiting", expiresAt: someNow + until * hourMs })
  })

  it("never has less time after a rejection than before", () =>
    fc.assert(
      fc.property(fc.option(fc.integer({ min: -100, max: 100 }), { nil: undefined }), (hours) => {
        const order = orderWith("payment_review", "review")
        const before = hours === undefined ? undefined : instant(someNow + hours * hourMs)
        const { expiresAt: _, ...payment } = order.payment
        const { expiresAt } = paymentAfter(
          { ...order, payment: { ...payment, ...(before !== undefined && { expiresAt: before }) } },
          "transfer.rejected",
          someNow
        )
        expect(expiresAt).toBe(Math.max(someNow + 24 * hourMs, before ?? 0))
      }),
      runs(100)
    ))

  it.each(["deadline.passed", "review.ended"] as const)("expires by %s", (type) => {
    expect(stateAfter(waiting, "awaiting", type)).toBe("expired")
  })

  it.each(["order.cancelled", "order.called-off"] as const)(
    "is held for a person by %s if money came or was confirmed, and ends with the order otherwise",
    (type) => {
      expect(paymentStates.filter((state) => stateAfter("paid", state, type) === "held")).toEqual(["review", "paid"])
      expect(paymentStates.filter((state) => stateAfter("paid", state, type) === "cancelled")).toEqual(
        paymentStates.filter((state) => state !== "review" && state !== "paid")
      )
    }
  )

  it("is held if money comes for an order that has ended, and stays paid if it comes twice", () => {
    const holding = orderStatuses.filter((status) => stateAfter(status, "paid", "money.held") === "held")
    expect(holding).toEqual(["expired", "cancelled"])
    expect(paymentAfter(orderWith("shipped", "paid"), "money.held", someNow)).toEqual({})
  })

  it.each([
    ["expired", "all of it", ["money.held", "money.returned"], "expired"],
    ["cancelled", "all of it", ["money.held", "money.returned"], "cancelled"],
    ["expired", "one of two transfers", ["money.held", "money.held", "money.returned"], undefined]
  ] as const)("of an order that is %s is held no longer once %s went back", (status, _, moves, state) => {
    const { paidAt: __, ...payment } = orderWith(status, "held").payment
    const events = moves.map((type, place) => ({
      ...placedEvent(someNow),
      type,
      from: status,
      to: status,
      note: type === "money.held" ? `TRF-${place}` : "TRF-0"
    }))
    const returned = paymentAfter({ ...orderWith(status, "held"), payment, events }, "money.returned", someNow)
    expect(returned.state).toBe(state)
  })

  it("stays held for a paid order that was called off, when what came on top went back", () => {
    const order = orderWith("cancelled", "held")
    const paid = { ...order, payment: { ...order.payment, paidAt: someNow } }
    expect(paymentAfter(paid, "money.returned", someNow)).toEqual({})
  })

  it("is refunded, and nothing else changes it: parcels and dates move the order alone", () => {
    expect(stateAfter("cancelled", "held", "order.refunded")).toBe("refunded")
    const still = types.filter(
      (type) => Object.keys(paymentAfter(orderWith("paid", "paid"), type, someNow)).length === 0
    )
    expect(still.toSorted()).toEqual(
      [
        "completion.due",
        "gifts.sent",
        "money.added",
        "money.held",
        "money.returned",
        "packing.started",
        "parcel.delivered",
        "parcel.received",
        "parcel.shipped",
        "payment.failed",
        "pickup.collected",
        "pickup.readied",
        "release.due",
        "release.postponed",
        "return.accepted",
        "return.claimed",
        "return.refused",
        "transfer.linked",
        "wait.confirmed"
      ].toSorted()
    )
  })

  it("never touches the sum, the account or the code", () =>
    fc.assert(
      fc.property(
        fc.constantFrom(...orderStatuses),
        fc.constantFrom(...paymentStates),
        fc.constantFrom(...types),
        (status, state, type) => {
          const changed = Object.keys(paymentAfter(orderWith(status, state), type, someNow))
          expect(changed.filter((key) => !["state", "paidAt", "expiresAt"].includes(key))).toEqual([])
        }
      ),
      runs(200)
    ))
})
