import { describe, expect, it } from "vitest"
import type { Placed } from "#core/checkout/checkout.ts"
import { rupiah } from "#core/kernel/money.ts"
import { moneyNews } from "#core/orders/transfer/money-news.rule.ts"
import { paidSum } from "#core/orders/transfer/paid-sum.rule.ts"
import { refundSum } from "#core/orders/transfer/received.rule.ts"
import { bookOf, giveBack } from "./held-money.ts"
import { type OrderingShop, run, tagOf, within } from "./ordering-shop.ts"

/** Money that goes back by itself, and several calls about money at once. D-64; decisions 0047 and 0087. */
export const returnedMoneyFacts = (name: string, open: () => Promise<OrderingShop>) =>
  describe(`returned money, ${name}`, () => {
    const shopping = within(open)

    it("is not refunded once more if it went back by itself", () =>
      shopping(async (shop, { buy, email }) => {
        const { order, key } = await buy(shop.goods.red)
        const { amount } = order.payment
        const move = (what: "cancel" | "refund") =>
          shop.ops.move({ code: order.code, move: what, name: "sari", note: "uangnya kembali" })
        await run(move("cancel"))
        const book = bookOf(shop)
        expect(await book({ reference: "LATE", amount })).toMatchObject({ fate: "late" })
        expect(await run(giveBack(shop, { reference: "LATE" }))).toEqual({ fate: "returned" })
        expect(await tagOf(move("refund"))).toBe("OrderNotThere")
        const after = await run(shop.orders.read({ code: order.code, key }))
        expect([after.payment.state, moneyNews(after)]).toEqual(["cancelled", "returned"])
        expect((await shop.messages(email)).at(-1)).toBe("order-money-returned")
        // Money that comes after that is.
        expect(await book({ reference: "LATER", amount })).toMatchObject({ fate: "late" })
        expect(await run(move("refund"))).toMatchObject({ status: "refunded" })
      }))

    it("is refunded without the one of its transfers that went back by itself", () =>
      shopping(async (shop, { buy }) => {
        const { order, key } = await buy(shop.goods.red)
        const { amount } = order.payment
        await run(shop.ops.move({ code: order.code, move: "cancel", name: "sari", note: "batal" }))
        const book = bookOf(shop)
        for (const reference of ["L-1", "L-2"])
          expect(await book({ reference, amount })).toMatchObject({ fate: "late" })
        expect(await run(giveBack(shop, { reference: "L-1" }))).toEqual({ fate: "returned" })
        const held = await run(shop.orders.read({ code: order.code, key }))
        expect([moneyNews(held), refundSum(held)]).toEqual(["late", amount])
        const move = { code: order.code, move: "refund", name: "sari", note: "uangnya kembali" } as const
        expect(refundSum(await run(shop.ops.move(move)))).toBe(amount)
      }))

    it("is counted by what is there when several calls at once are done", () =>
      shopping(async (shop, { buy }) => {
        const book = bookOf(shop)
        const state = async ({ order, key }: Placed) =>
          (await run(shop.orders.read({ code: order.code, key }))).payment.state
        const cancelled = async () => {
          const placed = await buy(shop.goods.red)
          await run(shop.ops.move({ code: placed.order.code, move: "cancel", name: "sari", note: "batal" }))
          return placed
        }
        for (let round = 0; round < 3; round++) {
          const [both, one, short] = [await cancelled(), await cancelled(), await buy(shop.goods.plum)]
          const { amount } = both.order.payment
          // Two that go back: nothing is held, and nothing is refunded once more.
          for (const part of ["a", "b"]) await book({ reference: `B-${round}-${part}`, amount })
          await Promise.all(["a", "b"].map((part) => run(giveBack(shop, { reference: `B-${round}-${part}` }))))
          const refund = { code: both.order.code, move: "refund", name: "sari", note: "kembali" } as const
          expect([await state(both), await tagOf(shop.ops.move(refund))]).toEqual(["cancelled", "OrderNotThere"])
          // One that goes back while another comes: that one is held.
          const other = one.order.payment.amount
          await book({ reference: `C-${round}-a`, amount: other })
          await Promise.all([
            run(giveBack(shop, { reference: `C-${round}-a` })),
            book({ reference: `C-${round}-b`, amount: other })
          ])
          expect(await state(one)).toBe("held")
          // Two rests of one payment: one is taken.
          const { code, payment } = short.order
          const assign = (part: string) =>
            tagOf(shop.ops.assign({ reference: `S-${round}-${part}`, code, name: "sari" }))
          await book({ reference: `S-${round}-less`, amount: rupiah(payment.amount - 5_000) })
          for (const part of ["a", "b"]) await book({ reference: `S-${round}-${part}`, amount: rupiah(5_000) })
          expect(await assign("less")).toBe("done")
          expect((await Promise.all([assign("a"), assign("b")])).toSorted()).toEqual(["OrderNotThere", "done"])
          expect(paidSum(await run(shop.orders.read({ code, key: short.key })))).toBe(payment.amount)
        }
      }))
  })
