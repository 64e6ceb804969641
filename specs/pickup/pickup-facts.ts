import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import type { Order } from "#core/orders/order.ts"
import { BankId } from "#core/orders/transfer/payment.ts"
import type { GoodsId } from "#core/pricing/goods.ts"
import { ServiceId } from "#core/shipping/shipping.ts"
import { allChosen, bca, contactOf, type OrderingShop, run, tagOf, within } from "../contracts/ordering-shop.ts"

const dayMs = 86_400_000
const menteng = 5

/** Orders that are picked up in a store: their stock, their states, their end. D-22, D-62, D-65. */
export const pickupFacts = (name: string, open: () => Promise<OrderingShop>) =>
  describe(`picking up orders, ${name}`, () => {
    const shopping = within(open)
    const picked = { pickup: menteng, bank: bca }
    const chosen = (email: string) => ({ contact: contactOf(email), ...picked })
    const ready = async (shop: OrderingShop, email: string, goods: GoodsId, quantity = 1) => {
      const { id } = await run(shop.checkout.open({ lines: [{ ...goods, quantity }] }))
      return run(shop.checkout.change({ id, ...chosen(email) }))
    }
    const pay = async ({ ops, now }: OrderingShop, { payment, code }: Order) => {
      await run(
        ops.book({
          transfer: { reference: `T-${code}`, bank: bca, amount: payment.amount, at: now() },
          by: { kind: "provider", name: "bank" }
        })
      )
      return code
    }
    const codeIn = ({ delivery }: Order): string => (delivery.kind === "pickup" ? delivery.code : "")
    /** An order that stands at the counter. */
    const atCounter = async (
      shop: OrderingShop,
      email: string,
      place: Parameters<Parameters<typeof shopping>[0]>[1]["place"]
    ) => {
      await shop.setStoreStock(menteng, shop.goods.red, 5)
      const { order } = await run(place(await ready(shop, email, shop.goods.red, 2)))
      const code = await pay(shop, order)
      for (const move of ["pack", "ready"] as const) await run(shop.ops.move({ code, move, name: "sari" }))
      return order
    }

    it("says what each store has of some lines", () =>
      shopping(async (shop) => {
        const { red, plum } = shop.goods
        await shop.setStoreStock(menteng, red, 1)
        const lines = [
          { ...red, quantity: 2 },
          { ...plum, quantity: 1 }
        ]
        const location = { latitude: -6.2, longitude: 106.8 }
        const offers = await run(shop.pickup.forLines({ lines, location }))
        const offer = offers.find(({ store }) => store.id === menteng)
        expect(offer).toMatchObject({ isComplete: false, distanceKm: expect.any(Number), readyAt: expect.any(Number) })
        expect(offer?.lines.map(({ available }) => available)).toEqual([1, 0])
        expect(await tagOf(shop.pickup.forBag({}))).toBe("Unauthenticated")
        expect(await run(shop.pickup.stockOf({ id: menteng }))).toEqual({ rows: [{ ...red, stock: 1 }], total: 1 })
        expect(await tagOf(shop.pickup.stockOf({ id: 4_711 }))).toBe("StoreUnknown")
      }))

    it("asks for no address and takes no fee; units come from the store, not from the web shop", () =>
      shopping(async (shop, { email, place }) => {
        const { red } = shop.goods
        await shop.setStoreStock(menteng, red, 3)
        const web = await shop.stockOf(red)
        const checkout = await ready(shop, email, red, 2)
        expect(checkout).toMatchObject({ requirements: [], ships: false, pickup: { store: { id: menteng } } })
        expect(checkout.totals.payable - (checkout.payment?.uniqueCode ?? 0)).toBe(200_000)
        const { order } = await run(place(checkout))
        expect(order.delivery).toMatchObject({
          kind: "pickup",
          store: { id: menteng },
          code: expect.stringMatching(/^[2-9A-HJ-NP-Z]{6}$/)
        })
        expect([await shop.storeStockOf(menteng, red), await shop.stockOf(red)]).toEqual([1, web])
        await run(
          shop.orders.cancel({
            code: order.code,
            key: (await run(shop.checkout.orderByCheckout({ id: checkout.id }))).key,
            reason: "other"
          })
        )
        expect([await shop.storeStockOf(menteng, red), await shop.stockOf(red)]).toEqual([3, web])
      }))

    it("is sent after all once a courier is chosen, and picked up again", () =>
      shopping(async (shop, { email }) => {
        await shop.setStoreStock(menteng, shop.goods.red, 3)
        const { id } = await ready(shop, email, shop.goods.red)
        const sent = await run(shop.checkout.change({ id, ...allChosen(email) }))
        expect(sent).toMatchObject({ ships: true, requirements: [], delivery: { service: ServiceId("jne.reg") } })
        expect(sent.pickup?.store).toBe(undefined)
        expect(await run(shop.checkout.change({ id, pickup: menteng }))).toMatchObject({
          ships: false,
          requirements: []
        })
        expect(await run(shop.checkout.change({ id, pickup: "none" }))).toMatchObject({ ships: true })
      }))

    it("names the line that a store lacks, and takes nothing of an order that lost it meanwhile", () =>
      shopping(async (shop, { email, place }) => {
        const { red } = shop.goods
        await shop.setStoreStock(menteng, red, 1)
        const lacking = await ready(shop, email, red, 2)
        expect(lacking.requirements).toMatchObject([{ code: "STORE_STOCK", values: { left: 1 }, fix: "choose-store" }])
        await shop.setStoreStock(menteng, red, 2)
        const complete = await run(shop.checkout.change({ id: lacking.id, bank: bca }))
        expect(complete.requirements).toEqual([])
        await shop.setStoreStock(menteng, red, 1)
        expect(await Effect.runPromise(Effect.flip(place(complete)))).toMatchObject({
          _tag: "InsufficientStock",
          short: [{ ...red, quantity: 2, left: 1 }]
        })
        expect(await shop.storeStockOf(menteng, red)).toBe(1)
      }))

    it("hands over neither pre-orders nor anything of a store that is not there, and its courier takes no cash", () =>
      shopping(async (shop, { email }) => {
        const soon = await ready(shop, email, shop.goods.soon)
        expect(soon.requirements).toMatchObject([{ code: "PICKUP_UNAVAILABLE", values: { reason: "preorder" } }])
        expect(soon.pickup?.problem).toBe("preorder")
        await shop.setStoreStock(menteng, shop.goods.perfume, 1)
        const perfume = await ready(shop, email, shop.goods.perfume)
        expect(perfume.requirements).toEqual([])
        const { id } = perfume
        expect(await tagOf(shop.checkout.change({ id, pickup: 4_711 }))).toBe("StoreUnknown")
        const cod = await run(shop.checkout.change({ id, bank: BankId("cod") }))
        expect(cod.requirements).toMatchObject([{ code: "COD_UNAVAILABLE", values: { reason: "PICKUP" } }])
      }))

    it("is handed over once by the code that its buyer shows, and completed a week later", () =>
      shopping(async (shop, { email, place }) => {
        const order = await atCounter(shop, email, place)
        const { ops } = shop
        const { code } = order
        const shown = codeIn(order)
        expect(await tagOf(ops.handOver({ shown: "222 222", name: "sari" }))).toBe("PickupCodeUnknown")
        expect(await tagOf(ops.handOver({ shown, store: 9, name: "sari" }))).toBe("PickupCodeUnknown")
        expect(await tagOf(ops.move({ code, move: "ship", name: "sari" }))).toBe("OrderNotThere")
        const typed = `${shown.slice(0, 3)} ${shown.slice(3)}`.toLowerCase()
        expect(await run(ops.handOver({ shown: typed, store: menteng, name: "sari" }))).toMatchObject({
          status: "picked_up"
        })
        expect(await tagOf(ops.handOver({ shown: `${code}/${shown}`, name: "sari" }))).toBe("OrderNotThere")
        shop.pass(7 * dayMs + 1)
        expect(await run(ops.due({}))).toEqual([code])
        expect(await run(ops.turn({ code }))).toEqual({ moved: true })
        expect(await shop.messages(email)).toEqual([
          "order-placed",
          "order-paid",
          "order-ready",
          "order-picked-up",
          "order-completed"
        ])
        expect(await shop.storeStockOf(menteng, shop.goods.red)).toBe(3)
      }))

    it("is cancelled and refunded if it is not fetched until its third day ends; each letter once", () =>
      shopping(async (shop, { email, place }) => {
        const order = await atCounter(shop, email, place)
        const { ops } = shop
        const { code } = order
        shop.pass(2 * dayMs)
        expect(await run(ops.due({}))).toEqual([])
        shop.pass(2 * dayMs)
        for (let turns = 0; turns < 4; turns++)
          for (const due of await run(ops.due({}))) await run(ops.turn({ code: due }))
        expect(await run(ops.due({}))).toEqual([])
        const { key } = await run(shop.checkout.orderByCheckout({ id: order.checkout }))
        expect(await run(shop.orders.read({ code, key }))).toMatchObject({
          status: "refunded",
          payment: { state: "refunded" }
        })
        expect(await shop.storeStockOf(menteng, shop.goods.red)).toBe(5)
        expect(await shop.messages(email)).toEqual([
          "order-placed",
          "order-paid",
          "order-ready",
          "order-not-fetched",
          "order-refunded"
        ])
        expect(await tagOf(ops.handOver({ shown: codeIn(order), name: "sari" }))).toBe("OrderNotThere")
      }))
  })
