import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import type { Placed } from "#core/checkout/checkout.ts"
import { dayMs, instant } from "#core/kernel/moment.ts"
import { rupiah } from "#core/kernel/money.ts"
import type { IncomingTransfer } from "#core/orders/transfer/payment.ts"
import { bca, type OrderingShop, run, tagOf, within } from "./ordering-shop.ts"

const by = { kind: "hands", name: "sari" } as const

/** Transfers that wait for a person, and how they stop waiting. D-56, D-64; decisions 0050, 0051 and 0047. */
export const heldMoneyFacts = (name: string, open: () => Promise<OrderingShop>) =>
  describe(`held money, ${name}`, () => {
    const shopping = within(open)
    const bookOf = (shop: OrderingShop) => (transfer: Partial<IncomingTransfer> & Pick<IncomingTransfer, "amount">) =>
      run(shop.ops.book({ transfer: { reference: "TRF-0001", bank: bca, at: shop.now(), ...transfer }, by }))
    const accept = (shop: OrderingShop, { order }: Placed, more = {}) =>
      shop.ops.move({ code: order.code, move: "accept-transfer", name: "sari", ...more })
    const standOf = async (shop: OrderingShop, { order, key }: Placed) =>
      (await run(shop.orders.read({ code: order.code, key }))).status
    const giveBack = (shop: OrderingShop, more = {}) =>
      shop.ops.giveBack({ reference: "TRF-0001", name: "sari", note: "dikirim balik", ...more })

    it("is named before an order is accepted that it may be for", () =>
      shopping(async (shop, { buy }) => {
        const [placed, other] = [await buy(shop.goods.red), await buy(shop.goods.plum, 2)]
        const short = rupiah(placed.order.payment.amount - 3_000)
        expect(await bookOf(shop)({ amount: short })).toEqual({ fate: "unmatched" })
        const refused = await Effect.runPromise(Effect.flip(accept(shop, placed)))
        expect(refused).toMatchObject({ _tag: "TransfersHeld", references: ["TRF-0001"] })
        expect(await standOf(shop, placed)).toBe("awaiting_bank_wire_payment")
        // It is too far from the amount of another order.
        expect(await run(accept(shop, other))).toMatchObject({ status: "paid" })
        expect(
          await run(shop.ops.assign({ reference: "TRF-0001", code: placed.order.code, name: "sari" }))
        ).toMatchObject({ fate: "matched" })
        // It waits no longer.
        expect(await tagOf(giveBack(shop))).toBe("TransferNotHeld")
        expect(await tagOf(accept(shop, placed))).toBe("OrderNotThere")
      }))

    it("stays held if an order is accepted with none of it", () =>
      shopping(async (shop, { buy }) => {
        const placed = await buy(shop.goods.red)
        await bookOf(shop)({ amount: rupiah(placed.order.payment.amount + 10_000) })
        expect(await tagOf(accept(shop, placed))).toBe("TransfersHeld")
        expect(await run(accept(shop, placed, { withoutTransfer: true }))).toMatchObject({ status: "paid" })
        expect(await run(giveBack(shop))).toEqual({ fate: "returned" })
        expect(await tagOf(giveBack(shop))).toBe("TransferNotHeld")
      }))

    it("waits no longer once its order is refunded, unless it came on top", () =>
      shopping(async (shop, { buy }) => {
        const { order } = await buy(shop.goods.red)
        const { amount } = order.payment
        const move = (what: "cancel" | "refund") =>
          run(shop.ops.move({ code: order.code, move: what, name: "sari", note: "uangnya kembali" }))
        const book = bookOf(shop)
        expect(await book({ reference: "PAID", amount })).toMatchObject({ fate: "matched" })
        expect(await book({ reference: "TOP", amount })).toMatchObject({ fate: "excess" })
        await move("cancel")
        expect(await book({ reference: "LATE", amount })).toMatchObject({ fate: "late" })
        await move("refund")
        expect(await tagOf(giveBack(shop, { reference: "PAID" }))).toBe("TransferNotHeld")
        expect(await tagOf(giveBack(shop, { reference: "LATE" }))).toBe("TransferNotHeld")
        expect(await run(giveBack(shop, { reference: "TOP" }))).toEqual({ fate: "returned" })
        // Money after the refund is held anew.
        expect(await book({ reference: "AGAIN", amount })).toMatchObject({ fate: "excess" })
      }))

    it("is none if it was booked without its day before", () =>
      shopping(async (shop, { buy }) => {
        const placed = await buy(shop.goods.red)
        const { amount } = placed.order.payment
        shop.pass(2 * dayMs)
        const book = bookOf(shop)
        const booked = await book({ amount, dated: "unknown" })
        expect(booked).toMatchObject({ fate: "matched" })
        const sent = instant(shop.now() - dayMs)
        expect(await book({ amount, at: sent, dated: "day" })).toEqual({ fate: "known" })
        // Its day is known by now: another one is another transfer.
        expect(await book({ amount, at: shop.now(), dated: "day" })).toEqual({ fate: "conflicting" })
      }))

    it("is held if its day says that it cannot be the one that was booked without", () =>
      shopping(async (shop, { buy }) => {
        const { order } = await buy(shop.goods.red)
        const { amount } = order.payment
        const book = bookOf(shop)
        await book({ amount, dated: "unknown" })
        // Sent before the order that the first one paid, or after it was booked.
        expect(await book({ amount, at: instant(order.placedAt - 2 * dayMs), dated: "day" })).toEqual({
          fate: "conflicting"
        })
        shop.pass(2 * dayMs)
        expect(await book({ amount, at: shop.now(), dated: "day" })).toEqual({ fate: "conflicting" })
        // Another amount is another transfer whatever its day.
        expect(await book({ amount: rupiah(amount + 1), dated: "unknown" })).toEqual({ fate: "conflicting" })
      }))
  })
