import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { instant } from "#core/kernel/moment.ts"
import { rupiah } from "#core/kernel/money.ts"
import type { Order } from "#core/orders/order.ts"
import { OrderUnknown } from "#core/orders/orders.errors.ts"
import { settle } from "#specs/virtual-clock.ts"
import { placedEvent } from "../some-order.ts"
import { anOrder, openPage } from "./order-page-fixture.ts"

describe("the page of an order says of its money", () => {
  it("names the sum that paid the order if that is another than its own", async () => {
    const paidBy = (sum: number): Order => ({
      ...anOrder,
      status: "paid",
      payment: { ...anOrder.payment, state: "paid", paidAt: instant(2), amount: rupiah(128_242) },
      events: [
        ...anOrder.events,
        {
          ...placedEvent(anOrder.placedAt),
          type: "transfer.accepted",
          from: anOrder.status,
          to: "paid",
          amount: rupiah(sum)
        }
      ]
    })
    const [other, same] = [78_242, 128_242].map((sum) => openPage({ read: () => Effect.succeed(paidBy(sum)) }))
    await settle()
    expect(other?.view().paidOtherwise).toBe(78_242)
    expect(same?.view().paidOtherwise).toBeUndefined()
  })

  it("asks for a confirmation again after each of nine that were not found, and not after the tenth", async () => {
    const rejected = (count: number): Order => ({
      ...anOrder,
      payment: {
        ...anOrder.payment,
        confirmations: Array.from({ length: count }, () => ({
          bank: "BRI",
          sender: "Ayu",
          amount: anOrder.payment.amount,
          day: "2026-11-20",
          at: instant(1)
        }))
      },
      events: [
        ...anOrder.events,
        { ...placedEvent(anOrder.placedAt), type: "transfer.rejected", from: "payment_review", to: anOrder.status }
      ]
    })
    const [ninth, tenth] = [9, 10].map((count) => openPage({ read: () => Effect.succeed(rejected(count)) }))
    await settle()
    expect(ninth?.view()).toMatchObject({ news: "rejected", isRejected: true, mayPayLater: true, mayConfirm: true })
    expect(tenth?.view()).toMatchObject({ news: "exhausted", isRejected: true, mayPay: true, mayConfirm: false })
  })

  it.each([
    ["awaiting_bank_wire_payment", true, false],
    ["payment_review", false, true],
    ["paid", false, false],
    ["expired", false, false],
    ["cancelled", false, false]
  ] as const)("shows the account of an order that is %s", async (status, mayPay, mayPayLater) => {
    const { view } = openPage({ read: () => Effect.succeed({ ...anOrder, status }) })
    await settle()
    expect(view()).toMatchObject({ mayPay, mayPayLater })
  })
})

/** What "if you have already paid" would contradict: decision 0044, D-64. */
describe("the words of a status", () => {
  const event = (type: Order["events"][number]["type"], from: Order["status"]) => ({
    ...placedEvent(anOrder.placedAt),
    type,
    from,
    to: from
  })
  const endedWith = (change: Partial<Order["payment"]>, ...events: ReadonlyArray<ReturnType<typeof event>>): Order => ({
    ...anOrder,
    status: "cancelled",
    payment: { ...anOrder.payment, state: "cancelled", ...change },
    events: [...anOrder.events, ...events]
  })
  const confirmed = event("transfer.confirmed", "awaiting_bank_wire_payment")
  it.each([
    [undefined, endedWith({}), true],
    ["refund", endedWith({ state: "held", paidAt: instant(2) }, event("order.cancelled", "paid")), false],
    ["late", endedWith({ state: "held" }, event("money.held", "cancelled")), false],
    ["checking", endedWith({ state: "held" }, confirmed, event("order.cancelled", "payment_review")), false],
    ["returned", endedWith({}, event("money.held", "cancelled"), event("money.returned", "cancelled")), false],
    ["unproven", endedWith({}, confirmed, event("transfer.rejected", "payment_review")), false],
    ["unfound", endedWith({}, confirmed, event("review.ended", "payment_review")), false],
    [
      "overpaid",
      { ...endedWith({ state: "paid" }, event("money.held", "paid")), status: "shipped" } satisfies Order,
      true
    ]
  ] as const)("of an order with the notice %s", async (news, order, explainsStatus) => {
    const { view } = openPage({ read: () => Effect.succeed(order) })
    await settle()
    expect(view()).toMatchObject({ news, explainsStatus })
  })
})

describe("the page of an order that its buyer has opened with a key", () => {
  it.each([
    ["is theirs now", true, ""],
    ["is not theirs", false, "key"]
  ])("is read once more when its buyer logs in on the page, and keeps its key only if it %s", async (_, opens, key) => {
    const asked: Array<string | undefined> = []
    const { view, send } = openPage({
      read: ({ key: by }) =>
        Effect.suspend(() => {
          asked.push(by)
          return by !== "" || opens ? Effect.succeed(anOrder) : Effect.fail(new OrderUnknown())
        })
    })
    await settle()
    send({ type: "key.found", key: "" })
    await settle()
    expect(view()).toMatchObject({ step: "shown", key })
    expect(asked.at(-1)).toBe("")
  })
})
