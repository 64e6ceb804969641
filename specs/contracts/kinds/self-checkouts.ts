import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import type { Order } from "#core/orders/order.ts"
import type { GoodsId } from "#core/pricing/goods.ts"
import { bca, contactOf, kebayoranBaru, type OrderingShop, run, tagOf, within } from "../ordering-shop.ts"

const menteng = 5

/** Orders of what was scanned in a store: its stock, its bag, its exit. D-66. */
export const selfCheckoutFacts = (name: string, open: () => Promise<OrderingShop>) =>
  describe(`self checkout, ${name}`, () => {
    const shopping = within(open)
    const scanned = async (shop: OrderingShop, email: string, goods: GoodsId, quantity = 1, paperBag = false) => {
      const { id } = await run(shop.checkout.open({ lines: [{ ...goods, quantity }], selfCheckout: menteng }))
      return run(shop.checkout.change({ id, contact: contactOf(email), bank: bca, paperBag }))
    }
    const pay = ({ ops, now }: OrderingShop, { payment, code }: Order) =>
      run(
        ops.book({
          transfer: { reference: `T-${code}`, bank: bca, amount: payment.amount, at: now() },
          by: { kind: "provider", name: "bank" }
        })
      )
    const codeOf = ({ delivery }: Order): string => (delivery.kind === "pickup" ? delivery.code : "")

    it("asks for a contact alone, and costs what was scanned and the paper bag", () =>
      shopping(async (shop, { email }) => {
        const { red } = shop.goods
        await shop.setStoreStock(menteng, red, 3)
        const { id } = await run(shop.checkout.open({ lines: [{ ...red, quantity: 2 }], selfCheckout: menteng }))
        const opened = await run(shop.checkout.read({ id }))
        expect(opened.requirements.map(({ code }) => code)).toEqual(["CONTACT_MISSING", "PAYMENT_MISSING"])
        const checkout = await run(shop.checkout.change({ id, contact: contactOf(email), bank: bca, paperBag: true }))
        expect(checkout).toMatchObject({ requirements: [], ships: false, paperBag: { counts: true } })
        expect(checkout.totals.payable - (checkout.payment?.uniqueCode ?? 0)).toBe(205_000)
      }))

    it("takes its store's stock, and is let out once", () =>
      shopping(async (shop, { email, place }) => {
        const { red } = shop.goods
        await shop.setStoreStock(menteng, red, 3)
        const web = await shop.stockOf(red)
        const { order, key } = await run(place(await scanned(shop, email, red, 2)))
        expect([await shop.storeStockOf(menteng, red), await shop.stockOf(red)]).toEqual([1, web])
        const leave = () => shop.ops.handOver({ shown: codeOf(order), store: menteng, name: "sari" })
        expect(await tagOf(leave())).toBe("OrderNotThere")
        await pay(shop, order)
        expect((await run(shop.orders.read({ code: order.code, key }))).status).toBe("ready_for_pickup")
        shop.pass(23 * 3_600_000)
        expect(await run(shop.ops.turn({ code: order.code }))).toEqual({ moved: false })
        expect(await tagOf(shop.ops.handOver({ shown: codeOf(order), store: 1, name: "sari" }))).toBe(
          "PickupCodeUnknown"
        )
        expect((await run(leave())).status).toBe("picked_up")
        expect(await tagOf(leave())).toBe("OrderNotThere")
        expect(await shop.storeStockOf(menteng, red)).toBe(1)
      }))

    it("has left with its buyer a day after the payment if the code for the exit was never shown, and is completed later", () =>
      shopping(async (shop, { email, place }) => {
        const { red } = shop.goods
        await shop.setStoreStock(menteng, red, 3)
        const { order, key } = await run(place(await scanned(shop, email, red, 1)))
        await pay(shop, order)
        const status = async () => (await run(shop.orders.read({ code: order.code, key }))).status
        shop.pass(86_400_000 - 60_000)
        expect(await run(shop.ops.turn({ code: order.code }))).toEqual({ moved: false })
        shop.pass(60_000)
        expect(await run(shop.ops.turn({ code: order.code }))).toEqual({ moved: true })
        expect([await status(), await shop.storeStockOf(menteng, red)]).toEqual(["picked_up", 2])
        shop.pass(7 * 86_400_000)
        expect(await run(shop.ops.turn({ code: order.code }))).toEqual({ moved: true })
        expect(await status()).toBe("completed")
      }))

    it("refuses an address, a courier or another store in place of the one in which it was scanned", () =>
      shopping(async (shop, { email }) => {
        await shop.setStoreStock(menteng, shop.goods.red, 1)
        const { id } = await scanned(shop, email, shop.goods.red)
        const { change } = shop.checkout
        expect(await tagOf(change({ id, pickup: 9 }))).toBe("StoreUnknown")
        expect(await tagOf(change({ id, pickup: "none" }))).toBe("ServiceUnknown")
        expect(await tagOf(change({ id, address: kebayoranBaru }))).toBe("ServiceUnknown")
        expect((await run(change({ id, pickup: menteng }))).pickup?.store?.id).toBe(menteng)
      }))

    it("gives the units back to its store if nobody pays", () =>
      shopping(async (shop, { email, place }) => {
        const { red } = shop.goods
        await shop.setStoreStock(menteng, red, 1)
        const { order } = await run(place(await scanned(shop, email, red)))
        expect(await shop.storeStockOf(menteng, red)).toBe(0)
        shop.pass(25 * 3_600_000)
        expect(await run(shop.ops.turn({ code: order.code }))).toEqual({ moved: true })
        expect(await shop.storeStockOf(menteng, red)).toBe(1)
      }))

    it("stays in its store, and refuses stores and goods that do not sell so", () =>
      shopping(async (shop, { email, place }) => {
        const { red, soon } = shop.goods
        await shop.setStoreStock(menteng, red, 1)
        const { id } = await scanned(shop, email, red)
        for (const pickup of ["none", 1] as const) await tagOf(shop.checkout.change({ id, pickup }))
        const read = await run(shop.checkout.read({ id }))
        expect(read).toMatchObject({ ships: false, pickup: { store: { id: menteng } } })
        expect(await tagOf(shop.checkout.open({ lines: [{ ...red, quantity: 1 }], selfCheckout: 4_711 }))).toBe(
          "StoreUnknown"
        )
        await shop.setStoreStock(menteng, soon, 5)
        const ahead = await scanned(shop, email, soon)
        expect(ahead.requirements.length).toBeGreaterThan(0)
        expect(await Effect.runPromise(Effect.flip(place(ahead)))).toMatchObject({
          _tag: expect.stringMatching(/InsufficientStock|RequirementsUnmet/)
        })
      }))
  })
