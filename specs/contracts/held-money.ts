import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import type { Placed } from "#core/checkout/checkout.ts"
import { dayMs, instant } from "#core/kernel/moment.ts"
import { rupiah } from "#core/kernel/money.ts"
import { moneyNews } from "#core/orders/transfer/money-news.rule.ts"
import { paidSum } from "#core/orders/transfer/paid-sum.rule.ts"
import { BankId, type IncomingTransfer } from "#core/orders/transfer/payment.ts"
import { excessSum, newsSum, refundSum } from "#core/orders/transfer/received.rule.ts"
import { bca, type OrderingShop, run, tagOf, within } from "./ordering-shop.ts"

const by = { kind: "staff", name: "sari" } as const

/** Books a transfer, on the account of the orders if no other is named. */
export const bookOf =
  (shop: OrderingShop) => (transfer: Partial<IncomingTransfer> & Pick<IncomingTransfer, "amount">) =>
    run(shop.ops.book({ transfer: { reference: "TRF-0001", bank: bca, at: shop.now(), ...transfer }, by }))

/** Reports that a held transfer went back to its sender. */
export const giveBack = (shop: OrderingShop, more = {}) =>
  shop.ops.giveBack({ reference: "TRF-0001", name: "sari", note: "dikirim balik", ...more })

/** Transfers that wait for a person, and how they stop waiting. D-56, D-64; decisions 0050, 0051 and 0047. */
export const heldMoneyFacts = (name: string, open: () => Promise<OrderingShop>) =>
  describe(`held money, ${name}`, () => {
    const shopping = within(open)
    const accept = (shop: OrderingShop, { order }: Placed, more = {}) =>
      shop.ops.move({ code: order.code, move: "accept-transfer", name: "sari", ...more })
    const standOf = async (shop: OrderingShop, { order, key }: Placed) =>
      (await run(shop.orders.read({ code: order.code, key }))).status

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

    it("is named before an order is accepted that waits for exactly this amount on another account", () =>
      shopping(async (shop, { buy }) => {
        const placed = await buy(shop.goods.red)
        const { amount } = placed.order.payment
        const elsewhere = (reference: string, more: number) =>
          bookOf(shop)({ reference, bank: BankId("mandiri"), amount: rupiah(amount + more) })
        for (const [reference, more] of [
          ["ELSEWHERE", 0],
          ["MORE", 1],
          ["LESS", -1]
        ] as const)
          expect(await elsewhere(reference, more)).toEqual({ fate: "unmatched" })
        const refused = await Effect.runPromise(Effect.flip(accept(shop, placed)))
        expect(refused).toMatchObject({ _tag: "TransfersHeld", references: ["ELSEWHERE"] })
        const { code } = placed.order
        const assigned = shop.ops.assign({ reference: "ELSEWHERE", code, name: "sari" })
        expect(await run(assigned)).toEqual({ fate: "matched", order: code })
        expect(await standOf(shop, placed)).toBe("paid")
      }))

    it("is the payment of an order that was accepted without a transfer, the first of this amount", () =>
      shopping(async (shop, { buy, email }) => {
        const placed = await buy(shop.goods.red)
        const { amount } = placed.order.payment
        const book = bookOf(shop)
        await run(accept(shop, placed))
        const messages = await shop.messages(email)
        expect(await book({ reference: "G-1", amount })).toEqual({ fate: "matched", order: placed.order.code })
        expect(await book({ reference: "G-1", amount })).toEqual({ fate: "known" })
        expect(await shop.messages(email)).toEqual(messages)
        const paid = await run(shop.orders.read({ code: placed.order.code, key: placed.key }))
        expect([paid.status, paid.payment.state, moneyNews(paid), excessSum(paid)]).toEqual([
          "paid",
          "paid",
          undefined,
          0
        ])
        // Only the next one is a second payment.
        expect(await book({ reference: "G-2", amount })).toMatchObject({ fate: "excess" })
        expect((await shop.messages(email)).at(-1)).toBe("order-overpaid")
        const twice = await run(shop.orders.read({ code: placed.order.code, key: placed.key }))
        expect([paidSum(twice), excessSum(twice)]).toEqual([amount, amount])
      }))

    it("is the payment of such an order also after it was cancelled or refunded", () =>
      shopping(async (shop, { buy, email }) => {
        for (const ends of [["cancel"], ["cancel", "refund"]] as const) {
          const placed = await buy(shop.goods.red)
          const { order, key } = placed
          const { amount } = order.payment
          await run(accept(shop, placed))
          for (const move of ends) await run(shop.ops.move({ code: order.code, move, name: "sari", note: "batal" }))
          const messages = await shop.messages(email)
          expect(await bookOf(shop)({ reference: order.code, amount })).toMatchObject({ fate: "matched" })
          expect(await shop.messages(email)).toEqual(messages)
          const after = await run(shop.orders.read({ code: order.code, key }))
          expect([after.status, refundSum(after), newsSum(after, "refund")]).toEqual([
            ends.length === 1 ? "cancelled" : "refunded",
            amount,
            amount
          ])
          expect(moneyNews(after)).toBe(ends.length === 1 ? "refund" : undefined)
        }
      }))

    it("is assigned to an order that was accepted without a transfer, with any amount, once", () =>
      shopping(async (shop, { buy }) => {
        const placed = await buy(shop.goods.red)
        const { code, payment } = placed.order
        await run(accept(shop, placed))
        const book = bookOf(shop)
        const short = rupiah(payment.amount - 3_000)
        expect(await book({ reference: "S-1", amount: short })).toEqual({ fate: "unmatched" })
        expect(await book({ reference: "S-2", amount: short })).toEqual({ fate: "unmatched" })
        const assign = (reference: string) => shop.ops.assign({ reference, code, name: "sari" })
        expect(await run(assign("S-1"))).toEqual({ fate: "matched", order: code })
        expect(await tagOf(assign("S-2"))).toBe("OrderNotThere")
        expect(await tagOf(accept(shop, placed))).toBe("OrderNotThere")
        const paid = await run(shop.orders.read({ code, key: placed.key }))
        expect([paid.status, paidSum(paid), moneyNews(paid)]).toEqual(["paid", short, undefined])
        expect(await book({ reference: "S-3", amount: payment.amount })).toMatchObject({ fate: "excess" })
      }))

    it("completes the payment of an order that was paid with less than its amount", () =>
      shopping(async (shop, { buy, email }) => {
        const { order, key } = await buy(shop.goods.red)
        const { code, payment } = order
        const book = bookOf(shop)
        const less = rupiah(payment.amount - 20_000)
        for (const [reference, amount] of [
          ["P-1", less],
          ["P-2", 15_000],
          ["P-3", 5_000],
          ["P-4", 5_001]
        ] as const)
          expect(await book({ reference, amount: rupiah(amount) })).toEqual({ fate: "unmatched" })
        const assign = (reference: string) => shop.ops.assign({ reference, code, name: "sari" })
        const paid = async () => paidSum(await run(shop.orders.read({ code, key })))
        expect(await run(assign("P-1"))).toEqual({ fate: "matched", order: code })
        const messages = await shop.messages(email)
        expect([await paid(), await run(assign("P-2")), await paid()]).toEqual([
          less,
          { fate: "matched", order: code },
          less + 15_000
        ])
        await run(shop.ops.move({ code, move: "pack", name: "sari" }))
        expect(await run(assign("P-3"))).toMatchObject({ fate: "matched" })
        // Nothing is missing any more.
        expect(await tagOf(assign("P-4"))).toBe("OrderNotThere")
        const after = await run(shop.orders.read({ code, key }))
        expect([after.status, paidSum(after), refundSum(after), moneyNews(after)]).toEqual([
          "processing",
          payment.amount,
          payment.amount,
          undefined
        ])
        // Each part is confirmed with the whole sum.
        expect(await shop.messages(email)).toEqual([...messages, "order-paid", "order-paid"])
        // What completed the payment is no second payment.
        expect(await tagOf(giveBack(shop, { reference: "P-2" }))).toBe("TransferNotHeld")
      }))

    it("is linked to such an order once, also if two come at once", () =>
      shopping(async (shop, { buy }) => {
        const placed = await buy(shop.goods.red)
        const { amount } = placed.order.payment
        await run(accept(shop, placed))
        const fates = await Promise.all(["A-1", "A-2", "A-3"].map((reference) => bookOf(shop)({ reference, amount })))
        expect(fates.map(({ fate }) => fate).toSorted()).toEqual(["excess", "excess", "matched"])
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
        // Money after the refund is held again.
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
        // Its day is known now: another one is another transfer.
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
        // Another amount is another transfer on any day.
        expect(await book({ amount: rupiah(amount + 1), dated: "unknown" })).toEqual({ fate: "conflicting" })
      }))
  })
