import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { rupiah } from "#core/kernel/money.ts"
import type { Order, OrderEvent, OrderStatus } from "#core/orders/order.ts"
import { heldMoney } from "#core/orders/transfer/held-money.rule.ts"
import { excessSum, lateReferences, newsSum, refundSum } from "#core/orders/transfer/received.rule.ts"
import { runs, someNow } from "../../arbitraries.ts"
import { placedEvent, someOrder } from "../some-order.ts"

const about =
  (type: "money.held" | "money.returned") =>
  (note: string, amount: number, from: OrderStatus = "expired"): OrderEvent => ({
    ...placedEvent(someNow),
    type,
    from,
    to: from,
    note,
    amount: rupiah(amount)
  })
const [came, wentBack] = [about("money.held"), about("money.returned")]

const orderWith = (...events: ReadonlyArray<OrderEvent>): Order => {
  const order = someOrder(1)
  const { paidAt: _, ...payment } = order.payment
  return { ...order, payment, events: [...order.events, ...events] }
}

describe("money beside the payment of an order", () => {
  it("is held until it went back by itself, each return one transfer of its reference and sum", () => {
    const order = orderWith(came("A", 100_000), came("A", 100_000), came("B", 50_000), wentBack("A", 100_000))
    expect(heldMoney(order).map(({ note }) => note)).toEqual(["A", "B"])
    expect(refundSum(order)).toBe(150_000)
    expect(lateReferences(order)).toEqual(["A", "B"])
  })

  it("stays if another one went back, of the same reference or of the same sum", () => {
    const order = orderWith(came("A", 100_000), came("B", 100_000), wentBack("A", 50_000))
    expect(heldMoney(order)).toHaveLength(2)
    expect(newsSum(orderWith(came("A", 100_000), wentBack("A", 100_000)), "returned")).toBe(100_000)
  })

  it("is cancelled out by its reference alone if its sum was not logged", () => {
    const { amount: _, ...unknown } = came("A", 100_000)
    expect(heldMoney(orderWith(unknown, wentBack("A", 90_000)))).toEqual([])
  })

  it("does not come on top any more once it went back", () => {
    expect(excessSum(orderWith(came("A", 70_000, "paid"), wentBack("A", 70_000, "shipped")))).toBe(0)
    expect(excessSum(orderWith(came("A", 70_000, "paid"), came("B", 30_000, "paid"), wentBack("A", 70_000)))).toBe(
      30_000
    )
  })

  it("adds up: what is held and what went back are what came in, in any order of events", () =>
    fc.assert(
      fc.property(
        fc.array(fc.record({ note: fc.constantFrom("A", "B"), amount: fc.constantFrom(1, 2), back: fc.boolean() })),
        fc.infiniteStream(fc.nat()),
        (transfers, places) => {
          const events = [
            ...transfers.map(({ note, amount }) => came(note, amount)),
            ...transfers.filter(({ back }) => back).map(({ note, amount }) => wentBack(note, amount))
          ].toSorted(() => ((places.next().value ?? 0) % 2) - 0.5)
          const sum = (all: ReadonlyArray<{ readonly amount?: number }>) =>
            all.reduce((total, { amount = 0 }) => total + amount, 0)
          expect(sum(heldMoney(orderWith(...events)))).toBe(sum(transfers.filter(({ back }) => !back)))
        }
      ),
      runs(200)
    ))
})
