import { describe, expect, it } from "vitest"
import type { Checkout } from "#core/checkout/checkout.ts"
import { ServiceId } from "#core/shipping/shipping.ts"
import type { PartName } from "#core/toggles/features.ts"
import {
  allChosen,
  bca,
  contactOf,
  type Guest,
  kebayoranBaru,
  type OrderingShop,
  run,
  tagOf,
  within
} from "../ordering-shop.ts"

const menteng = 5
const ride = ServiceId("grab.instant")
const near = { ...kebayoranBaru, location: { latitude: -6.24, longitude: 106.79 } }

/** New uses of what operations have switched off are refused; what had begun before ends as it was promised. Decision 0146. */
export const partsOffFacts = (name: string, open: () => Promise<OrderingShop>) =>
  describe(`parts that are switched off, ${name}`, () => {
    const shopping = within(open)
    const whileOff = async (shop: OrderingShop, part: PartName, then: () => Promise<void>) => {
      await shop.switchOff(part)
      try {
        await then()
      } finally {
        await shop.switchOff()
      }
    }
    const pickedUp = async (shop: OrderingShop, { email, prepare }: Guest): Promise<Checkout> => {
      await shop.setStoreStock(menteng, shop.goods.red, 5)
      const { id } = await prepare(shop.goods.red, 1, { pickup: menteng })
      return run(shop.checkout.change({ id, contact: contactOf(email) }))
    }

    it("picking up is refused at the choice and at the order; the rest of the checkout stays, and it is there again", () =>
      shopping(async (shop, guest) => {
        const { checkout, pickup, goods } = shop
        const before = await pickedUp(shop, guest)
        const lines = [{ ...goods.red, quantity: 1 }]
        await whileOff(shop, "pickup", async () => {
          expect(await tagOf(pickup.forLines({ lines }))).toBe("PickupOff")
          expect(await tagOf(checkout.change({ id: before.id, pickup: menteng }))).toBe("PickupOff")
          expect(await tagOf(guest.place(before))).toBe("PickupOff")
          const now = await run(checkout.read({ id: before.id }))
          expect([now.pickup, now.contact]).toEqual([{ problem: "off" }, before.contact])
          expect(now.requirements).toContainEqual({
            code: "PICKUP_UNAVAILABLE",
            values: { reason: "off" },
            fix: "choose-store"
          })
          const { id } = await run(checkout.open({ lines }))
          expect((await run(checkout.read({ id }))).pickup).toBeUndefined()
          const sent = await run(checkout.change({ id: before.id, ...allChosen(guest.email) }))
          expect(sent.requirements).toEqual([])
        })
        const again = await run(checkout.change({ id: before.id, pickup: menteng }))
        expect(again.pickup?.store?.id).toBe(menteng)
        expect((await run(guest.place(again))).order.delivery.kind).toBe("pickup")
      }))

    it("an order that uses it keeps the way it is paid, and its units; another way is chosen once it is on again", () =>
      shopping(async (shop, guest) => {
        const { order, key } = await run(guest.place(await pickedUp(shop, guest)))
        const asked = { code: order.code, key }
        await whileOff(shop, "pickup", async () => {
          expect(await tagOf(shop.checkout.payAgain(asked))).toBe("PickupOff")
          expect((await run(shop.orders.read(asked))).status).toBe("awaiting_bank_wire_payment")
        })
        const again = await run(shop.checkout.payAgain(asked))
        expect(again.pickup?.store?.id).toBe(menteng)
        expect((await run(shop.orders.read(asked))).status).toBe("cancelled")
      }))

    it("an order that waits in its store is handed over while picking up is off", () =>
      shopping(async (shop, guest) => {
        const { order, key } = await run(guest.place(await pickedUp(shop, guest)))
        await whileOff(shop, "pickup", async () => {
          await run(
            shop.ops.book({
              transfer: { reference: `T-${order.code}`, bank: bca, amount: order.payment.amount, at: shop.now() },
              by: { kind: "provider", name: "bank" }
            })
          )
          expect(await tagOf(shop.checkout.payAgain({ code: order.code, key }))).toBe("OrderNotThere")
          for (const move of ["pack", "ready"] as const)
            await run(shop.ops.move({ code: order.code, move, name: "sari" }))
          const shown = order.delivery.kind === "pickup" ? order.delivery.code : ""
          expect((await run(shop.ops.handOver({ shown, store: menteng, name: "sari" }))).status).toBe("picked_up")
        })
      }))

    it("self checkout is refused at the door and at the till", () =>
      shopping(async (shop, { email, place }) => {
        const { checkout, goods } = shop
        await shop.setStoreStock(menteng, goods.red, 5)
        const lines = [{ ...goods.red, quantity: 1 }]
        const { id } = await run(checkout.open({ lines, selfCheckout: menteng }))
        const ready = await run(checkout.change({ id, contact: contactOf(email), bank: bca }))
        await whileOff(shop, "self_checkout", async () => {
          expect(await tagOf(checkout.open({ lines, selfCheckout: menteng }))).toBe("SelfCheckoutOff")
          expect(await tagOf(place(ready))).toBe("SelfCheckoutOff")
        })
        expect((await run(place(ready))).order.delivery).toMatchObject({ selfCheckout: true })
      }))

    it("a paper bag is neither offered nor sold, and the total without it is asked about", () =>
      shopping(async (shop, { prepare, place }) => {
        const { bags, checkout, goods } = shop
        const ready = await prepare(goods.red, 1, { address: near, service: ride, paperBag: true })
        await whileOff(shop, "paper_bag", async () => {
          expect(await run(bags.extraBags({}))).toEqual([])
          expect(await tagOf(checkout.change({ id: ready.id, paperBag: true }))).toBe("PaperBagsOff")
          expect(await tagOf(place(ready))).toBe("TotalChanged")
          const now = await run(checkout.read({ id: ready.id }))
          expect([now.paperBag, now.totals.goods]).toEqual([undefined, ready.totals.goods])
        })
        expect((await run(checkout.read({ id: ready.id }))).paperBag).toEqual(ready.paperBag)
      }))

    it("an e-gift is refused in a new checkout", () =>
      shopping(async (shop) => {
        const egift = { template: "ulang-tahun", recipientName: "Dewi", recipientEmail: "dewi@contoh.id", message: "" }
        const lines = [{ ...shop.goods.red, quantity: 1, egift }]
        await whileOff(shop, "egift", async () => {
          expect(await tagOf(shop.checkout.open({ lines }))).toBe("EgiftsOff")
        })
      }))
  })
