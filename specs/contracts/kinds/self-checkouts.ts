import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import type { Order } from "#core/orders/order.ts"
import type { GoodsId } from "#core/pricing/goods.ts"
import { bca, contactOf, type OrderingShop, run, tagOf, within } from "../ordering-shop.ts"

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

    it("takes its store's stock, is let out once, and is never called off for not being fetched", () =>
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
        shop.pass(5 * 86_400_000)
        expect(await run(shop.ops.turn({ code: order.code }))).toEqual({ moved: false })
        expect(await tagOf(shop.ops.handOver({ shown: codeOf(order), store: 1, name: "sari" }))).toBe(
          "PickupCodeUnknown"
        )
        expect((await run(leave())).status).toBe("picked_up")
        expect(await tagOf(leave())).toBe("OrderNotThere")
        expect(await shop.storeStockOf(menteng, red)).toBe(1)
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

    it("stays in its store whatever the checkout is changed to, and refuses stores and goods that do not sell so", () =>
      shopping(async (shop, { email, place }) => {
        const { red, soon } = shop.goods
        await shop.setStoreStock(menteng, red, 1)
        const { id } = await scanned(shop, email, red)
        expect(await run(shop.checkout.change({ id, pickup: "none" }))).toMatchObject({ ships: false })
        expect(await run(shop.checkout.change({ id, pickup: 1 }))).toMatchObject({ pickup: { store: { id: menteng } } })
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
