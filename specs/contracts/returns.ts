import { describe, expect, it } from "vitest"
import { rupiah } from "#core/kernel/money.ts"
import type { OrderCode } from "#core/orders/order.ts"
import type { WrittenClaim } from "#core/orders/returns/claim.ts"
import { ReceiptId } from "#core/orders/transfer/payment.ts"
import { bca, type OrderingShop, run, tagOf, within } from "./ordering-shop.ts"
import { somePicture } from "./some-picture.ts"

const hour = 3_600_000
const staff = { kind: "staff", name: "sari" } as const
const refund = { kind: "bank", bank: "BCA", number: "0123456789", holder: "Rani Lestari" } as const

/** Goods that go back. D-62b; decision 0104. */
export const returnFacts = (name: string, open: () => Promise<OrderingShop>) =>
  describe(`returns, ${name}`, () => {
    const shopping = within(open)

    const deliver = async (shop: OrderingShop, code: OrderCode, amount: number) => {
      const transfer = { reference: `r-${code}`, bank: bca, amount: rupiah(amount), at: shop.now() }
      await run(shop.ops.book({ transfer, by: staff }))
      for (const move of ["pack", "ship", "deliver"] as const)
        await run(shop.ops.move({ code, move, name: "sari", ...(move === "ship" && { tracking: "JP1" }) }))
    }
    /** An order of two that has arrived, and what a claim for one of them is. */
    const arrived = (
      facts: (
        shop: OrderingShop,
        bought: {
          readonly asked: { readonly code: OrderCode; readonly key: string }
          readonly paid: number
          readonly email: string
          readonly claim: WrittenClaim
        }
      ) => Promise<void>
    ) =>
      shopping(async (shop, { buy, email }) => {
        const { order, key } = await buy(shop.goods.red, 2)
        const asked = { code: order.code, key }
        expect(await tagOf(shop.returns.keepPhoto({ ...asked, picture: await somePicture() }))).toBe("OrderNotThere")
        await deliver(shop, order.code, order.payment.amount)
        const { photo } = await run(shop.returns.keepPhoto({ ...asked, picture: await somePicture() }))
        const [line] = order.lines
        if (line === undefined) throw new Error("no line")
        const claim: WrittenClaim = {
          reason: "damaged",
          lines: [{ line: line.id, quantity: 1 }],
          note: "Tutupnya pecah\nwaktu dibuka",
          photos: [photo],
          refund
        }
        await facts(shop, { asked, paid: order.payment.amount, email, claim })
      })

    it("stores a claim once, and answers the same one again; another one is refused", () =>
      arrived(async (shop, { asked, claim, email }) => {
        const order = await run(shop.returns.claim({ ...asked, claim }))
        // Of the account no more than its end is sent.
        const shown = { ...claim, refund: { ...refund, number: "6789", holder: "" } }
        expect(order).toMatchObject({ status: "delivered", claim: { ...shown, state: "open" } })
        expect(await run(shop.orders.read(asked))).toEqual(order)
        expect((await run(shop.returns.claim({ ...asked, claim }))).events).toHaveLength(order.events.length)
        expect(await tagOf(shop.returns.claim({ ...asked, claim: { ...claim, reason: "wrong" } }))).toBe(
          "OrderNotThere"
        )
        expect(await tagOf(shop.returns.check(asked))).toBe("OrderNotThere")
        expect((await shop.messages(email)).filter((kind) => kind === "return-claimed")).toHaveLength(1)
      }))

    it("is open for 2×24 hours, to its buyer alone", () =>
      arrived(async (shop, { asked, claim }) => {
        const { until } = await run(shop.returns.check(asked))
        const { events } = await run(shop.orders.read(asked))
        expect(until - (events.find(({ to }) => to === "delivered")?.at ?? 0)).toBe(48 * hour)
        expect(await tagOf(shop.returns.claim({ ...asked, key: "x", claim }))).toBe("OrderUnknown")
        expect(await tagOf(shop.returns.keepPhoto({ ...asked, key: "x", picture: await somePicture() }))).toBe(
          "OrderUnknown"
        )
        shop.pass(47 * hour)
        expect(await tagOf(shop.returns.check(asked))).toBe("done")
        shop.pass(hour + 1)
        for (const call of [
          shop.returns.check(asked),
          shop.returns.claim({ ...asked, claim }),
          shop.returns.keepPhoto({ ...asked, picture: await somePicture() })
        ])
          expect(await tagOf(call)).toBe("ReturnPeriodOver")
      }))

    it("takes nothing that does not fit the order", () =>
      arrived(async (shop, { asked, claim }) => {
        const other = (change: Partial<WrittenClaim>) =>
          tagOf(shop.returns.claim({ ...asked, claim: { ...claim, ...change } }))
        const [line] = claim.lines
        if (line === undefined) throw new Error("no line")
        expect(await other({ lines: [{ ...line, quantity: 3 }] })).toBe("ClaimRefused")
        expect(await other({ photos: [ReceiptId("00000000-0000-4000-8000-000000000000")] })).toBe("ReceiptUnknown")
        // Guests have no account to put a voucher into.
        expect(await other({ refund: { kind: "voucher" } })).toBe("ClaimRefused")
        expect(await other({})).toBe("done")
      }))

    it("gives back what was paid for the units if staff accept it, and the order is not refunded once more", () =>
      arrived(async (shop, { asked, claim, email }) => {
        const { code } = asked
        expect(await tagOf(shop.ops.accept({ code, name: "sari" }))).toBe("ClaimNotOpen")
        await run(shop.returns.claim({ ...asked, claim }))
        const after = await run(shop.ops.accept({ code, name: "sari", words: "Kirim ke Jl. Melawai 18" }))
        // Goods of Rp100.000 each, without discount.
        expect(after.claim).toMatchObject({ state: "accepted", amount: 100_000, words: "Kirim ke Jl. Melawai 18" })
        expect((await run(shop.orders.read(asked))).claim).toMatchObject({ state: "accepted", amount: 100_000 })
        expect(await tagOf(shop.ops.accept({ code, name: "sari" }))).toBe("ClaimNotOpen")
        expect(await tagOf(shop.ops.refuse({ code, name: "sari", words: "-" }))).toBe("ClaimNotOpen")
        expect(await tagOf(shop.ops.move({ code, move: "refund", name: "sari", note: "-" }))).toBe("OrderNotThere")
        expect((await run(shop.orders.received(asked))).status).toBe("completed")
        expect((await shop.messages(email)).slice(-3)).toEqual(["return-claimed", "return-accepted", "order-completed"])
      }))

    it("gives back what was paid at most, as staff say", () =>
      arrived(async (shop, { asked, claim, paid }) => {
        await run(shop.returns.claim({ ...asked, claim }))
        const accept = (amount: number) =>
          tagOf(shop.ops.accept({ code: asked.code, name: "sari", amount: rupiah(amount) }))
        expect([await accept(paid + 1), await accept(-1), await accept(paid)]).toEqual([
          "ReturnSumRefused",
          "ReturnSumRefused",
          "done"
        ])
      }))

    it("says why it is refused; the order can still be refunded by staff", () =>
      arrived(async (shop, { asked, claim, email }) => {
        await run(shop.returns.claim({ ...asked, claim }))
        const refunding = () => tagOf(shop.ops.move({ code: asked.code, move: "refund", name: "sari", note: "tunai" }))
        // A claim that waits is decided first: it could not be any more.
        expect(await refunding()).toBe("OrderNotThere")
        const after = await run(shop.ops.refuse({ code: asked.code, name: "sari", words: "Segelnya sudah dibuka." }))
        expect(after.claim).toMatchObject({ state: "refused", words: "Segelnya sudah dibuka." })
        expect((await shop.messages(email)).at(-1)).toBe("return-refused")
        expect(await refunding()).toBe("done")
      }))

    it("is decided once, of two decisions at once", () =>
      arrived(async (shop, { asked, claim }) => {
        await run(shop.returns.claim({ ...asked, claim }))
        const decisions = await Promise.all([
          ...Array.from({ length: 4 }, () => tagOf(shop.ops.accept({ code: asked.code, name: "sari" }))),
          tagOf(shop.ops.refuse({ code: asked.code, name: "budi", words: "-" }))
        ])
        expect(decisions.toSorted()).toEqual([...Array(4).fill("ClaimNotOpen"), "done"])
      }))
  })
