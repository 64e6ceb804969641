import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { bagOf } from "#core/cart/bag.rule.ts"
import { Unavailable } from "#core/kernel/failure.ts"
import { CheckoutId, type Order } from "#core/orders/order.ts"
import { OrderNotThere } from "#core/orders/orders.errors.ts"
import { settle } from "#specs/virtual-clock.ts"
import { anOrder, at, code, openPage } from "./order-page-fixture.ts"

const checkout = CheckoutId("c-2")

/** D-56; decision 0102. */
describe("another way to pay", () => {
  it("is offered while an order waits for its payment, and not afterwards", async () => {
    for (const status of ["awaiting_bank_wire_payment", "payment_review", "paid", "expired", "cancelled"] as const) {
      const page = openPage({ read: () => Effect.succeed(at(status)) })
      await settle()
      expect([status, page.view().mayPayOtherwise]).toEqual([status, status === "awaiting_bank_wire_payment"])
    }
  })

  it("asks first, opens a checkout once, and leads on with the lines of the order", async () => {
    const asked: Array<unknown> = []
    const page = openPage({
      read: () => Effect.succeed(anOrder),
      payAgain: (input) => Effect.sync(() => ({ id: checkout, asked: asked.push(input) })),
      validate: ({ lines = [] }) => bagOf("", lines, () => anOrder.lines[0]?.goods)
    })
    await settle()
    page.send({ type: "otherPayment.wanted" })
    expect(page.view()).toMatchObject({ askingOther: true, busy: null })
    page.send({ type: "otherPayment.dropped" })
    page.send({ type: "otherPayment.wanted" })
    for (let press = 0; press < 2; press++) page.send({ type: "otherPayment.confirmed" })
    expect(page.view()).toMatchObject({ askingOther: true, busy: "reopening" })
    await settle()
    expect(asked).toEqual([{ code, key: "key" }])
    expect(page.again).toHaveLength(1)
    expect(page.checkouts).toEqual([checkout])
    expect(page.again[0]?.wanted.map(({ line }) => line.quantity)).toEqual(
      anOrder.lines.map(({ quantity }) => quantity)
    )
  })

  it("shows the news of an order that was paid meanwhile, and says that nothing answered", async () => {
    const paid: Order = at("paid")
    let current: Order = anOrder
    const refusals = [new OrderNotThere({ status: "paid" }), new Unavailable()]
    const page = openPage({
      read: () => Effect.sync(() => current),
      payAgain: () => Effect.suspend(() => Effect.fail(refusals.shift() ?? new Unavailable()))
    })
    await settle()
    const confirm = async () => {
      page.send({ type: "otherPayment.wanted" })
      page.send({ type: "otherPayment.confirmed" })
      await settle()
    }
    await confirm()
    expect(page.view()).toMatchObject({ refusal: null, askingOther: false })
    await confirm()
    expect(page.view().refusal).toBe("press")
    current = paid
    page.send({ type: "refresh.wanted" })
    await settle()
    expect(page.view().order?.status).toBe("paid")
    expect(page.again).toEqual([])
  })
})
