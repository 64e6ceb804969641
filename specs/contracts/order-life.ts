import { describe, expect, it } from "vitest"
import { jakartaDay } from "#core/kernel/moment.ts"
import { rupiah } from "#core/kernel/money.ts"
import type { OpsPort } from "#core/orders/ops.port.ts"
import { OrderCode } from "#core/orders/order.ts"
import { mayBeConfirmed } from "#core/orders/transfer/confirmations.rule.ts"
import { moneyNews } from "#core/orders/transfer/money-news.rule.ts"
import { paidSum } from "#core/orders/transfer/paid-sum.rule.ts"
import { ReceiptId } from "#core/orders/transfer/payment.ts"
import { bca, newKey, type OrderingShop, run, tagOf, within } from "./ordering-shop.ts"
import { somePicture } from "./some-picture.ts"

const minute = 60_000
const hour = 60 * minute

/** What becomes of an order: paid, sent, expired, called off. D-56, D-62, D-64. */
export const orderLifeFacts = (name: string, open: () => Promise<OrderingShop>) =>
  describe(`the life of orders, ${name}`, () => {
    const shopping = within(open)

    it("shows an order to the holder of its key, and to no other caller", () =>
      shopping(async (shop, { email, buy }) => {
        const { order, key } = await buy(shop.goods.red)
        const { code } = order
        expect(await run(shop.orders.read({ code, key }))).toEqual(order)
        const other = await buy(shop.goods.red)
        for (const asked of [
          { code, key: other.key },
          { code, key: "x" },
          { code: OrderCode("PDR-000000-ABCDE"), key }
        ])
          expect(await tagOf(shop.orders.read(asked))).toBe("OrderUnknown")
        await run(shop.orders.sendKeyAgain({ code, email: "someone@contoh.id" }))
        await run(shop.orders.sendKeyAgain({ code, email: email.toUpperCase() }))
        expect((await shop.messages(email)).filter((kind) => kind === "order-key")).toHaveLength(1)
      }))

    it("is paid by exactly its amount, once, and goes its way with a message at every step", () =>
      shopping(async (shop, { email, buy }) => {
        const { order, key } = await buy(shop.goods.red)
        const transfer = { reference: "t-1", bank: bca, amount: order.payment.amount, at: shop.now() }
        const by = { kind: "staff", name: "sari" } as const
        const wrong = { ...transfer, reference: "t-0", amount: rupiah(transfer.amount + 1) }
        expect(await run(shop.ops.book({ transfer: wrong, by }))).toMatchObject({ fate: "unmatched" })
        expect(await run(shop.ops.book({ transfer, by }))).toEqual({ fate: "matched", order: order.code })
        expect(await run(shop.ops.book({ transfer, by }))).toMatchObject({ fate: "known" })
        const double = { ...transfer, reference: "t-2" }
        expect(await run(shop.ops.book({ transfer: double, by }))).toMatchObject({ fate: "excess" })
        const asked = { code: order.code, key }
        const move = (to: Parameters<OpsPort["move"]>[0]["move"]) =>
          shop.ops.move({ code: order.code, move: to, name: "sari", ...(to === "ship" && { tracking: "JP123" }) })
        expect(await tagOf(move("ship"))).toBe("OrderNotThere")
        for (const step of ["pack", "ship", "deliver"] as const) await run(move(step))
        expect(await run(shop.orders.read(asked))).toMatchObject({
          status: "delivered",
          delivery: { tracking: "JP123" },
          payment: { state: "paid" }
        })
        expect(await tagOf(shop.orders.cancel({ ...asked, reason: "other" }))).toBe("OrderNotThere")
        expect((await run(shop.orders.received(asked))).status).toBe("completed")
        expect(await shop.messages(email)).toEqual([
          "order-placed",
          "order-paid",
          // Of two transfers one is too much: it is said at once. D-64.
          "order-overpaid",
          "order-shipped",
          "order-delivered",
          "order-completed"
        ])
      }))

    it("takes a transfer of another amount only for the order a staff member names, and its buyer hears of it", () =>
      shopping(async (shop, { buy, email }) => {
        const { order, key } = await buy(shop.goods.red)
        const by = { kind: "staff", name: "sari" } as const
        const asked = { code: order.code, key }
        const book = (reference: string, more: number) =>
          run(
            shop.ops.book({
              transfer: { reference, bank: bca, amount: rupiah(order.payment.amount + more), at: shop.now() },
              by
            })
          )
        const assign = (reference: string, code = order.code) => shop.ops.assign({ reference, code, name: "sari" })
        expect(await book("t-10", -59)).toEqual({ fate: "unmatched" })
        expect(await run(shop.orders.read(asked))).toMatchObject({ status: "awaiting_bank_wire_payment" })
        expect(await tagOf(assign("t-11"))).toBe("TransferNotHeld")
        expect(await tagOf(assign("t-10", OrderCode("PDR-000000-ABCDE")))).toBe("OrderUnknown")
        expect(await run(assign("t-10"))).toEqual({ fate: "matched", order: order.code })
        expect(await tagOf(assign("t-10"))).toBe("TransferNotHeld")
        const paid = await run(shop.orders.read(asked))
        expect(paid).toMatchObject({ status: "paid", payment: { state: "paid" } })
        // Its page and messages name the sum that came in. Decision 0062.
        expect(paidSum(paid)).toBe(order.payment.amount - 59)
        // One transfer pays one order.
        const other = await buy(shop.goods.red)
        expect(await tagOf(assign("t-10", other.order.code))).toBe("TransferNotHeld")
        expect(await run(shop.orders.read({ code: other.order.code, key: other.key }))).toMatchObject({
          payment: { state: "awaiting" }
        })
        // What comes for an order that ended is held for its buyer.
        await run(shop.orders.cancel({ code: other.order.code, key: other.key, reason: "other" }))
        await book("t-12", 5_001)
        expect(await run(assign("t-12", other.order.code))).toEqual({ fate: "late", order: other.order.code })
        expect(await run(shop.orders.read({ code: other.order.code, key: other.key }))).toMatchObject({
          status: "cancelled",
          payment: { state: "held" }
        })
        expect(await shop.messages(email)).toEqual([
          "order-placed",
          "order-paid",
          "order-placed",
          "order-cancelled",
          "order-late-money"
        ])
      }))

    it("gives its stock back once if it is called off, and never if its goods were sent", () =>
      shopping(async (shop, { buy }) => {
        const before = await shop.stockOf(shop.goods.red)
        const moved = async (quantity: number, ...moves: ReadonlyArray<Parameters<OpsPort["move"]>[0]["move"]>) => {
          const { code } = (await buy(shop.goods.red, quantity)).order
          await run(shop.ops.move({ code, move: "accept-transfer", name: "sari" }))
          for (const move of moves)
            await run(
              shop.ops.move({ code, move, name: "sari", note: "n", ...(move === "ship" && { tracking: "JP1" }) })
            )
        }
        await moved(2, "cancel", "refund")
        expect(await shop.stockOf(shop.goods.red)).toBe(before)
        await moved(3, "pack", "ship", "refund")
        expect(await shop.stockOf(shop.goods.red)).toBe(before - 3)
      }))

    it("expires unpaid, gives its stock back once, and holds money that comes too late", () =>
      shopping(async (shop, { buy, email }) => {
        const before = await shop.stockOf(shop.goods.red)
        const { order, key } = await buy(shop.goods.red, 2)
        const turn = () => run(shop.ops.turn({ code: order.code }))
        // Some shops of this contract have a clock that runs: on a busy machine two lines may be far apart.
        shop.pass(24 * hour - 10 * minute)
        expect(await run(shop.ops.due({}))).not.toContain(order.code)
        expect(await turn()).toEqual({ moved: false })
        shop.pass(20 * minute)
        expect(await run(shop.ops.due({}))).toContain(order.code)
        expect([await turn(), await turn()]).toEqual([{ moved: true }, { moved: false }])
        expect(await shop.stockOf(shop.goods.red)).toBe(before)
        const transfer = { reference: "late", bank: bca, amount: order.payment.amount, at: shop.now() }
        expect(await run(shop.ops.book({ transfer, by: { kind: "provider", name: "bank" } }))).toMatchObject({
          fate: "late"
        })
        expect(await run(shop.orders.read({ code: order.code, key }))).toMatchObject({
          status: "expired",
          payment: { state: "held" }
        })
        expect(await shop.messages(email)).toEqual(["order-placed", "order-expired", "order-late-money"])
        expect(await tagOf(shop.checkout.payAgain({ code: order.code, key }))).toBe("OrderNotThere")
      }))

    it("does not expire while a confirmation is reviewed, and takes a receipt with it", () =>
      shopping(async (shop, { buy, email }) => {
        const { order, key } = await buy(shop.goods.red)
        const asked = { code: order.code, key }
        const transfer = {
          bank: "BRI",
          sender: "Rani Lestari",
          amount: order.payment.amount,
          day: jakartaDay(shop.now())
        }
        const unknown = { ...transfer, receipt: ReceiptId("nothing") }
        const confirm = (account: typeof transfer | typeof unknown, idempotencyKey = newKey()) =>
          shop.orders.confirmTransfer({ ...asked, idempotencyKey, transfer: account })
        expect(await tagOf(confirm(unknown))).toBe("ReceiptUnknown")
        const { receipt } = await run(shop.orders.keepReceipt({ ...asked, picture: await somePicture() }))
        const once = newKey()
        const confirmed = await run(confirm({ ...transfer, receipt }, once))
        await run(confirm({ ...transfer, receipt }, once))
        expect(await tagOf(confirm(transfer, once))).toBe("IdempotencyMismatch")
        expect(confirmed).toMatchObject({ status: "payment_review", payment: { confirmations: [{ receipt }] } })
        expect((await run(shop.orders.read(asked))).payment.confirmations).toHaveLength(1)
        shop.pass(25 * hour)
        expect(await run(shop.ops.turn({ code: order.code }))).toEqual({ moved: false })
        const rejected = await run(shop.ops.move({ code: order.code, move: "reject-transfer", name: "sari" }))
        expect(rejected).toMatchObject({ status: "awaiting_bank_wire_payment", payment: { state: "awaiting" } })
        expect(rejected.payment.expiresAt).toBeGreaterThan(shop.now())
        expect((await shop.messages(email)).at(-1)).toBe("order-rejected")
        // An order that has moved on says so, also to a picture that is gone.
        await run(shop.orders.cancel({ ...asked, reason: "other" }))
        expect(await tagOf(confirm(unknown))).toBe("OrderNotThere")
      }))

    it("takes five pictures of receipts, however many are sent at once, and no more", () =>
      shopping(async (shop, { buy }) => {
        const { order, key } = await buy(shop.goods.red)
        const picture = await somePicture()
        const send = () => tagOf(shop.orders.keepReceipt({ code: order.code, key, picture }))
        for (let sent = 0; sent < 4; sent++) expect(await send()).toBe("done")
        const tags = await Promise.all([send(), send(), send()])
        expect(tags.filter((tag) => tag === "done").length).toBeLessThanOrEqual(1)
        await send()
        expect(await send()).toBe("ReceiptLimit")
      }))

    it("takes ten confirmations, however many are sent at once, and then asks its buyer to write", () =>
      shopping(async (shop, { buy }) => {
        const { order, key } = await buy(shop.goods.red)
        const asked = { code: order.code, key }
        const { amount } = order.payment
        const transfer = { bank: "BRI", sender: "Rani Lestari", amount, day: jakartaDay(shop.now()) }
        const confirm = (idempotencyKey = newKey()) =>
          tagOf(shop.orders.confirmTransfer({ ...asked, idempotencyKey, transfer }))
        const first = newKey()
        expect(await confirm(first)).toBe("done")
        for (let sent = 1; sent < 8; sent++) expect(await confirm()).toBe("done")
        const tags = await Promise.all([confirm(), confirm(), confirm(), confirm()])
        expect(tags.toSorted()).toEqual(["ConfirmationLimit", "ConfirmationLimit", "done", "done"])
        expect(await confirm()).toBe("ConfirmationLimit")
        expect(await confirm(first)).toBe("done")
        const full = await run(shop.orders.read(asked))
        expect(full.status).toBe("payment_review")
        expect(full.payment.confirmations).toHaveLength(10)
        expect(full.events.filter(({ type }) => type === "transfer.confirmed")).toHaveLength(10)
        const rejected = await run(shop.ops.move({ code: order.code, move: "reject-transfer", name: "sari" }))
        expect([moneyNews(rejected), mayBeConfirmed(rejected)]).toEqual(["exhausted", false])
        expect(await confirm()).toBe("ConfirmationLimit")
        const by = { kind: "staff", name: "sari" } as const
        await run(shop.ops.book({ transfer: { reference: "t-10", bank: bca, amount, at: shop.now() }, by }))
        expect(await confirm()).toBe("OrderNotThere")
      }))

    it("is called off by its buyer until it is packed, and can be ordered again from what it held", () =>
      shopping(async (shop, { buy, place, email }) => {
        const before = await shop.stockOf(shop.goods.red)
        const { order, key } = await buy(shop.goods.red)
        const asked = { code: order.code, key }
        expect(await run(shop.orders.cancel({ ...asked, reason: "wrong-address" }))).toMatchObject({
          status: "cancelled",
          payment: { state: "cancelled" }
        })
        expect(await tagOf(shop.orders.cancel({ ...asked, reason: "other" }))).toBe("OrderNotThere")
        expect(await shop.stockOf(shop.goods.red)).toBe(before)
        const again = await run(shop.checkout.payAgain(asked))
        expect(again).toMatchObject({ contact: { email }, delivery: { service: "jne.reg" }, step: "payment" })
        const ready = await run(shop.checkout.change({ id: again.id, bank: bca }))
        expect(await run(place(ready))).toMatchObject({ repeated: false })
      }))

    it("writes to its buyer about the money if it is called off after it was paid or confirmed", () =>
      shopping(async (shop, { buy, email }) => {
        const paid = await buy(shop.goods.red)
        const by = { kind: "staff", name: "sari" } as const
        const { amount } = paid.order.payment
        await run(shop.ops.book({ transfer: { reference: "c-1", bank: bca, amount, at: shop.now() }, by }))
        await run(shop.orders.cancel({ code: paid.order.code, key: paid.key, reason: "other" }))
        expect((await shop.messages(email)).at(-1)).toBe("order-cancelled-paid")
        const said = await buy(shop.goods.red)
        const transfer = { bank: "BRI", sender: "Rani", amount: said.order.payment.amount, day: jakartaDay(shop.now()) }
        const asked = { code: said.order.code, key: said.key }
        await run(shop.orders.confirmTransfer({ ...asked, idempotencyKey: newKey(), transfer }))
        await run(shop.orders.cancel({ ...asked, reason: "other" }))
        expect((await shop.messages(email)).at(-1)).toBe("order-cancelled-review")
      }))

    it("waits for the date of a pre-order once it is paid", () =>
      shopping(async (shop, { buy }) => {
        const { order, key } = await buy(shop.goods.soon)
        await run(shop.ops.move({ code: order.code, move: "accept-transfer", name: "sari" }))
        expect((await run(shop.orders.read({ code: order.code, key }))).status).toBe("waiting_release")
        shop.pass(40 * 24 * hour)
        expect(await run(shop.ops.turn({ code: order.code }))).toEqual({ moved: true })
        expect((await run(shop.orders.read({ code: order.code, key }))).status).toBe("processing")
      }))

    it("is an ordinary one if its goods were on pre-order until today", () =>
      shopping(async (shop, { buy }) => {
        const { red, soon } = shop.goods
        const lines = [red, soon].map((one) => ({ ...one, quantity: 1 }))
        const mixed = async () => (await run(shop.bags.validate({ lines }))).requirements.map(({ code }) => code)
        expect(await mixed()).toEqual(["PREORDER_MIX"])
        shop.pass(30 * 24 * hour)
        expect(await mixed()).toEqual([])
        const { order, key } = await buy(soon)
        await run(shop.ops.move({ code: order.code, move: "accept-transfer", name: "sari" }))
        const paid = await run(shop.orders.read({ code: order.code, key }))
        expect(paid.status).toBe("paid")
        expect(paid.lines.map(({ goods }) => [goods.preOrder, goods.deliveryDate])).toEqual([[false, undefined]])
      }))

    it("never asks two open orders for the same amount on one account", () =>
      shopping(async (shop, { buy }) => {
        const amounts: Array<number> = []
        for (let left = 30; left > 0; left--) amounts.push((await buy(shop.goods.plum)).order.payment.amount)
        expect(new Set(amounts).size).toBe(30)
      }))
  })
