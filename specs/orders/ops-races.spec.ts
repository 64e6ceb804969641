import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { seededRandom } from "#adapters/memory/seeded-random.ts"
import { memorySelling } from "#adapters/memory/selling.memory.ts"
import { regionsOfIndonesia } from "#adapters/regions/regions.ts"
import { checkoutOver } from "#core/checkout/checkout.usecases.ts"
import { rupiah } from "#core/kernel/money.ts"
import type { OpsMove } from "#core/orders/ops.port.ts"
import { opsOver } from "#core/orders/ops.usecases.ts"
import type { OrderStores } from "#core/orders/order-store.port.ts"
import { ordersOver } from "#core/orders/orders.usecases.ts"
import { excessSum, refundSum } from "#core/orders/transfer/received.rule.ts"
import { someNow } from "../arbitraries.ts"
import { allChosen, bca, newKey, run, tagOf } from "../contracts/ordering-shop.ts"
import { someGoods } from "../pricing/some-goods.ts"
import { someOrigins } from "../shipping/some-origins.ts"

const goods = someGoods("1", { stock: 5 })
const regions = regionsOfIndonesia()
type Call = () => Promise<unknown>

/** Stores on which `meanwhile` happens once, between the first read of an order or a transfer and the write that follows. */
const readBefore = (stores: OrderStores, meanwhile: Call): OrderStores => {
  let call: Call | undefined = meanwhile
  const then = <A, E>(read: Effect.Effect<A, E>): Effect.Effect<A, E> =>
    Effect.tap(read, () => {
      const due = call
      call = undefined
      return Effect.promise(async () => due?.())
    })
  const { orders, transfers } = stores
  return {
    ...stores,
    transfers: { ...transfers, heldWith: (reference, fates) => then(transfers.heldWith(reference, fates)) },
    orders: {
      ...orders,
      byAmount: (bank, amount) => then(orders.byAmount(bank, amount)),
      byCode: (code) => then(orders.byCode(code)),
      lock: (code) => then(orders.lock(code))
    }
  }
}

/** A placed order, and the calls of two servers that each read it before the other writes. */
const shopWithOrder = async () => {
  const { stores, receipts } = memorySelling([goods], someOrigins, regions)
  const reader = { language: "id", now: someNow } as const
  const checkout = checkoutOver(stores, seededRandom(1), reader)
  const line = { product: goods.product, combination: goods.combination, quantity: 1 }
  const { id } = await run(checkout.open({ lines: [line] }))
  const { version, quoteHash } = await run(checkout.change({ id, ...allChosen("rani@contoh.id") }))
  const { order, key } = await run(checkout.place({ id, version, quoteHash, idempotencyKey: newKey() }))
  const { code, payment } = order
  const opsWhile = (meanwhile: Call = async () => {}) => opsOver(readBefore(stores, meanwhile), someNow)
  const move = (type: OpsMove, meanwhile?: Call) =>
    run(opsWhile(meanwhile).move({ code, move: type, name: "sari", note: "dicek", tracking: "JNE123456" }))
  return {
    amount: payment.amount,
    move,
    book: (reference: string, meanwhile?: Call) =>
      run(
        opsWhile(meanwhile).book({
          transfer: { reference, bank: bca, amount: payment.amount, at: someNow },
          by: { kind: "provider", name: "mutasi" }
        })
      ),
    confirm: () => {
      const transfer = { bank: bca, sender: "Rani", amount: payment.amount, day: "2026-11-20" }
      const port = ordersOver(stores, receipts, reader)
      return run(port.confirmTransfer({ code, key, idempotencyKey: newKey(), transfer }))
    },
    giveBack: (reference: string, meanwhile?: Call) =>
      opsWhile(meanwhile).giveBack({ reference, name: "sari", note: "dikirim balik" }),
    assign: (reference: string) => opsWhile().assign({ reference, code, name: "sari" }),
    bookOther: (reference: string) =>
      run(
        opsWhile().book({
          transfer: { reference, bank: bca, amount: rupiah(payment.amount + 2), at: someNow },
          by: { kind: "staff", name: "sari" }
        })
      ),
    order: async () => {
      const found = await run(stores.orders.byCode(code))
      if (found === undefined) throw new Error("the order is there")
      return found
    }
  }
}

describe("money that comes in while its order is moved", () => {
  it.each(["confirmed", "rejected"])("pays the order if it is %s", async (what) => {
    const { book, confirm, move, order } = await shopWithOrder()
    if (what === "rejected") await confirm()
    const answer = await book("TRF-1", what === "rejected" ? () => move("reject-transfer") : confirm)
    expect([answer.fate, (await order()).status]).toEqual(["matched", "paid"])
  })

  it.each([
    ["pack", ["pack"]],
    ["ship", ["pack", "ship"]],
    ["deliver", ["pack", "ship", "deliver"]],
    ["cancel", ["cancel"]],
    ["refund", ["pack", "ship", "refund"]]
  ] as const)("stands in the log of a paid order that staff %s", async (_, moves) => {
    const { amount, book, move, order } = await shopWithOrder()
    await book("TRF-1")
    for (const before of moves.slice(0, -1)) await move(before)
    const last = moves.at(-1) ?? "pack"
    const { fate } = await book("TRF-2", () => move(last))
    const { events } = await order()
    expect(events.filter(({ type }) => type === "money.held").map(({ note }) => note)).toEqual(["TRF-2"])
    // It came before the end, or goes back with the payment of a cancelled order.
    expect([fate, excessSum(await order())]).toEqual(
      last === "cancel" ? ["late", 0] : ["excess", last === "refund" ? 0 : amount]
    )
  })

  it("stays held if the order is refunded without it", async () => {
    const { amount, book, giveBack, move, order } = await shopWithOrder()
    await book("TRF-1")
    await move("cancel")
    expect((await book("TRF-2")).fate).toBe("late")
    const refunded = await move("refund", () => book("TRF-3"))
    expect(refundSum(refunded)).toBe(2 * amount)
    expect((await order()).status).toBe("refunded")
    // What the refund counted went back with it; the other one still waits for a person.
    expect(await tagOf(giveBack("TRF-2"))).toBe("TransferNotHeld")
    expect(await run(giveBack("TRF-3"))).toEqual({ fate: "returned" })
  })

  it("is not returned behind the back of its order: it was assigned to one meanwhile", async () => {
    const { assign, bookOther, giveBack, move, order } = await shopWithOrder()
    await move("cancel")
    expect((await bookOther("TRF-1")).fate).toBe("unmatched")
    expect(await tagOf(giveBack("TRF-1", () => run(assign("TRF-1"))))).toBe("TransferNotHeld")
    expect((await order()).events.map(({ type }) => type).slice(-2)).toEqual(["order.called-off", "money.held"])
    // It is returned as the money of its order.
    expect(await run(giveBack("TRF-1"))).toEqual({ fate: "returned" })
    expect((await order()).events.at(-1)?.type).toBe("money.returned")
  })
})
