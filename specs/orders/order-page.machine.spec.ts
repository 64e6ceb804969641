import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { bagOf } from "#core/cart/bag.rule.ts"
import { Unavailable } from "#core/kernel/failure.ts"
import type { Order, OrderStatus } from "#core/orders/order.ts"
import { OrderNotThere, OrderUnknown } from "#core/orders/orders.errors.ts"
import { GoodsUnknown } from "#core/pricing/pricing.errors.ts"
import { settle } from "#specs/virtual-clock.ts"
import { somePickup } from "../pickup/some-stores.ts"
import { anOrder, at, openPage } from "./page/order-page-fixture.ts"

describe("the page of an order", () => {
  it("waits for its key, and without one says that the order cannot be opened", async () => {
    const asked: Array<string | undefined> = []
    const { view } = openPage(
      {
        read: ({ key }) =>
          Effect.sync(() => {
            asked.push(key)
            return anOrder
          })
      },
      null
    )
    await settle()
    expect(view().step).toBe("unknown")
    expect(asked).toEqual([])
  })

  it("says the same of a wrong key", async () => {
    const { view } = openPage({ read: () => Effect.fail(new OrderUnknown()) })
    await settle()
    expect(view().step).toBe("unknown")
  })

  it("asks again after a lost answer, and shows the order after the next", async () => {
    let silent = true
    const page = openPage({ read: () => (silent ? Effect.fail(new Unavailable()) : Effect.succeed(anOrder)) })
    await settle()
    expect(page.view().step).toBe("unreachable")
    silent = false
    await page.clock.advance(5_000)
    expect(page.view()).toMatchObject({ step: "shown", order: anOrder })
  })

  it("says when a question about the payment brought nothing new, and no more once it moves on", async () => {
    let status: OrderStatus = "awaiting_bank_wire_payment"
    let silent = false
    const page = openPage({ read: () => (silent ? Effect.fail(new Unavailable()) : Effect.sync(() => at(status))) })
    await settle()
    expect(page.view().unpaidAt).toBeNull()
    await page.clock.advance(15_000)
    expect(page.view().unpaidAt).toBeNull()
    const asked = page.clock.now()
    page.send({ type: "refresh.wanted" })
    await settle()
    expect(page.view().unpaidAt).toBe(asked)
    // A look by itself says nothing, and takes nothing back.
    await page.clock.advance(15_000)
    expect(page.view().unpaidAt).toBe(asked)
    silent = true
    page.send({ type: "refresh.wanted" })
    await settle()
    expect(page.view()).toMatchObject({ unpaidAt: null, refusal: "refresh" })
    silent = false
    await page.clock.advance(15_000)
    expect(page.view()).toMatchObject({ unpaidAt: null, refusal: null })
    page.send({ type: "refresh.wanted" })
    await settle()
    expect(page.view().unpaidAt).not.toBeNull()
    status = "paid"
    await page.clock.advance(15_000)
    expect(page.view().unpaidAt).toBeNull()
  })

  it("follows an order while something may happen to it, and no longer", async () => {
    let status: OrderStatus = "awaiting_bank_wire_payment"
    let reads = 0
    const page = openPage({
      read: () =>
        Effect.sync(() => {
          reads++
          return at(status)
        })
    })
    await settle()
    status = "paid"
    await page.clock.advance(15_000)
    expect(page.view().order?.status).toBe("paid")
    status = "completed"
    await page.clock.advance(15_000)
    const before = reads
    await page.clock.advance(600_000)
    expect(reads).toBe(before)
  })

  it("follows an order of self checkout every three seconds: its buyer stands at the door. D-66", async () => {
    const here = (status: OrderStatus): Order => ({ ...at(status), delivery: { ...somePickup(), selfCheckout: true } })
    let order = here("awaiting_bank_wire_payment")
    const page = openPage({ read: () => Effect.sync(() => order) })
    await settle()
    order = here("ready_for_pickup")
    await page.clock.advance(3_000)
    expect(page.view().order?.status).toBe("ready_for_pickup")
    order = here("picked_up")
    await page.clock.advance(2_999)
    expect(page.view().order?.status).toBe("ready_for_pickup")
    await page.clock.advance(1)
    expect(page.view().order?.status).toBe("picked_up")
  })

  it("keeps what it shows where a look fails, and says so", async () => {
    let silent = false
    const page = openPage({ read: () => (silent ? Effect.fail(new Unavailable()) : Effect.succeed(anOrder)) })
    await settle()
    silent = true
    page.send({ type: "refresh.wanted" })
    await settle()
    expect(page.view()).toMatchObject({ step: "shown", order: anOrder, refusal: "refresh" })
  })

  it("orders again what there is, says of what there is less, and leaves out what the shop no longer knows", async () => {
    const [line] = anOrder.lines
    if (line === undefined) throw new Error("the order has a line")
    const goods = { ...line.goods, stock: 1 }
    const gone = { ...line, goods: { ...goods, product: 9 as never, combination: "9-01" as never } }
    const order = { ...at("cancelled"), lines: [line, gone] }
    const asked: Array<number> = []
    const page = openPage({
      read: () => Effect.succeed(order),
      validate: ({ lines = [] }) =>
        Effect.gen(function* () {
          asked.push(lines.length)
          if (lines.some(({ product }) => product === gone.goods.product))
            return yield* new GoodsUnknown({ goods: [gone.goods] })
          return yield* bagOf("", lines, () => goods)
        })
    })
    await settle()
    page.send({ type: "again.wanted" })
    expect(page.view().busy).toBe("gathering")
    await settle()
    await settle()
    expect(asked).toEqual([2, 1])
    // 2 were ordered and 1 is left of the first; nothing of the second.
    expect(page.again).toMatchObject([
      {
        wanted: [{ line: { product: goods.product, quantity: 1 } }],
        short: [
          { quantity: 2, left: 1 },
          { goods: { product: 9 }, quantity: 2, left: 0 }
        ]
      }
    ])
    expect(page.view().busy).toBe(null)
  })

  it("calls off only with a reason, and once for a double press", async () => {
    const reasons: Array<string> = []
    const page = openPage({
      read: () => Effect.succeed(at("paid")),
      cancel: ({ reason }) =>
        Effect.sync(() => {
          reasons.push(reason)
          return at("cancelled")
        })
    })
    await settle()
    page.send({ type: "cancel.wanted" })
    expect(page.view()).toMatchObject({ asking: true, isReasonMissing: false })
    page.send({ type: "cancel.confirmed" })
    // The press is answered: what is missing is said.
    expect(page.view()).toMatchObject({ asking: true, isReasonMissing: true })
    page.send({ type: "reason.chosen", reason: "wrong-address" })
    expect(page.view().isReasonMissing).toBe(false)
    page.send({ type: "cancel.confirmed" })
    page.send({ type: "cancel.confirmed" })
    await settle()
    expect(reasons).toEqual(["wrong-address"])
    expect(page.view()).toMatchObject({ asking: false, mayCancel: false, mayOrderAgain: true })
  })

  it("says why calling off did nothing, and shows what the order is now", async () => {
    let status: OrderStatus = "paid"
    const page = openPage({
      read: () => Effect.sync(() => at(status)),
      cancel: () =>
        Effect.suspend(() => {
          status = "processing"
          return Effect.fail(new OrderNotThere({ status }))
        })
    })
    await settle()
    page.send({ type: "cancel.wanted" })
    page.send({ type: "reason.chosen", reason: "other" })
    page.send({ type: "cancel.confirmed" })
    await settle()
    await settle()
    expect(page.view()).toMatchObject({ refusal: "cancel", mayCancel: false })
    expect(page.view().order?.status).toBe("processing")
  })

  it.each([
    ["cancel", "paid", "cancelled"],
    ["received", "delivered", "completed"]
  ] as const)("tells of no failure of %s where only the answer was lost", async (call, before, after) => {
    let status: OrderStatus = before
    const done = () =>
      Effect.suspend(() => {
        status = after
        return Effect.fail(new Unavailable())
      })
    const page = openPage({ read: () => Effect.sync(() => at(status)), cancel: done, received: done })
    await settle()
    if (call === "received") page.send({ type: "received.wanted" })
    else {
      page.send({ type: "cancel.wanted" })
      page.send({ type: "reason.chosen", reason: "other" })
      page.send({ type: "cancel.confirmed" })
    }
    await settle()
    await settle()
    expect(page.view()).toMatchObject({ refusal: null, order: { status: after } })
  })

  it("says that the parcel could not be marked as received, and takes another press", async () => {
    let silent = true
    const page = openPage({
      read: () => Effect.succeed(at("delivered")),
      received: () => (silent ? Effect.fail(new Unavailable()) : Effect.succeed(at("completed")))
    })
    await settle()
    page.send({ type: "received.wanted" })
    await settle()
    await settle()
    expect(page.view()).toMatchObject({ refusal: "press", mayReceive: true })
    silent = false
    page.send({ type: "received.wanted" })
    await settle()
    expect(page.view()).toMatchObject({ refusal: null, order: { status: "completed" } })
  })

  it("says nothing beside the news where another tab has marked it already", async () => {
    let status: OrderStatus = "delivered"
    const page = openPage({
      read: () => Effect.sync(() => at(status)),
      received: () => Effect.fail(new OrderNotThere({ status: "completed" }))
    })
    await settle()
    status = "completed"
    page.send({ type: "received.wanted" })
    await settle()
    await settle()
    expect(page.view()).toMatchObject({ refusal: null, mayReceive: false })
  })

  it("offers a review of goods that have arrived to their member, not to the holder of a key (D-42)", async () => {
    const offered = async (status: OrderStatus, key: string | null) => {
      const page = openPage({ read: () => Effect.succeed(at(status)) }, key)
      await settle()
      return page.view().mayReview
    }
    for (const status of ["delivered", "completed"] as const)
      expect([await offered(status, ""), await offered(status, "key")]).toEqual([true, false])
    for (const status of ["paid", "shipped", "refunded", "expired"] as const)
      expect(await offered(status, "")).toBe(false)
  })

  it("asks a member about notices while there will be news, and never the holder of a key (decision 0140)", async () => {
    const asked = async (status: OrderStatus, key: string | null) => {
      const page = openPage({ read: () => Effect.succeed(at(status)) }, key)
      await settle()
      return page.view().hasNews
    }
    for (const status of ["awaiting_bank_wire_payment", "paid", "shipped", "delivered"] as const)
      expect([await asked(status, ""), await asked(status, "key")]).toEqual([true, false])
    for (const status of ["completed", "expired", "cancelled", "refunded"] as const)
      expect(await asked(status, "")).toBe(false)
  })

  it("gives up cancelling, and opens for a key that comes later", async () => {
    const page = openPage({ read: () => Effect.succeed(at("paid")) }, null)
    await settle()
    page.send({ type: "key.found", key: "key" })
    await settle()
    page.send({ type: "cancel.wanted" })
    page.send({ type: "cancel.dropped" })
    page.send({ type: "page.seen" })
    await settle()
    expect(page.view()).toMatchObject({ step: "shown", asking: false, refusal: null })
  })

  it.each([
    ["awaiting_bank_wire_payment", { mayPay: true, mayConfirm: true, mayCancel: true, mayReceive: false }],
    ["payment_review", { mayPay: false, mayConfirm: false, mayCheck: true, mayCancel: true, mayReceive: false }],
    ["processing", { mayPay: false, mayConfirm: false, mayCancel: false, mayReceive: false }],
    ["shipped", { mayPay: false, mayConfirm: false, mayCancel: false, mayReceive: true, mayOrderAgain: false }],
    ["delivered", { mayReceive: true, mayOrderAgain: false, awaitsParcel: false }],
    ["completed", { mayReceive: false, mayCancel: false, mayOrderAgain: true, awaitsParcel: false }],
    ["expired", { mayPay: false, mayConfirm: false, mayCancel: false, mayOrderAgain: true }],
    // A late transfer was returned: the mail about it leads here for another order.
    ["refunded", { mayPay: false, mayConfirm: false, mayCancel: false, mayOrderAgain: true }]
  ] as const)("offers at %s what can be done then", async (status, offered) => {
    const { view } = openPage({ read: () => Effect.succeed(at(status)) })
    await settle()
    expect(view()).toMatchObject(offered)
  })
})
