import { describe, expect, it } from "vitest"
import type { Checkout } from "#core/checkout/checkout.ts"
import { ServiceId } from "#core/shipping/shipping.ts"
import { kebayoranBaru, type OrderingShop, run, within } from "./ordering-shop.ts"

const [ride, regular] = [ServiceId("grab.instant"), ServiceId("jne.reg")]
const address = { ...kebayoranBaru, location: { latitude: -6.24, longitude: 106.79 } }

/** A paper bag beside the goods. D-29e; decision 0100. */
export const paperBagFacts = (name: string, open: () => Promise<OrderingShop>) =>
  describe(`paper bags, ${name}`, () => {
    const shopping = within(open)
    const extras = ({ steps }: Pick<Checkout, "steps">) =>
      steps.flatMap(({ slot, reason, amount }) =>
        slot === "extra" && reason !== "unique-code" ? [[reason, amount]] : []
      )

    it("are named with price and delivery", () =>
      shopping(async ({ bags }) => {
        expect(await run(bags.extraBags({}))).toEqual([
          { id: "paper-bag", name: "Paper bag", price: 5_000, deliveries: ["local", "self-checkout"] }
        ])
      }))

    it("are none until one is wanted, cost Rp5.000 with a ride, and stay wanted with another courier", () =>
      shopping(async ({ checkout, goods }, { prepare }) => {
        const opened = await prepare(goods.red, 1, { address, service: ride })
        expect(opened.paperBag).toEqual({ price: 5_000, wanted: false, counts: false })
        expect(extras(opened)).toEqual([])
        const { id } = opened
        const taken = await run(checkout.change({ id, paperBag: true }))
        expect(taken.paperBag).toEqual({ price: 5_000, wanted: true, counts: true })
        expect(extras(taken)).toEqual([["paper-bag", 5_000]])
        expect(taken.totals.goods).toBe(opened.totals.goods)
        const sent = await run(checkout.change({ id, service: regular }))
        expect(sent.paperBag).toEqual({ price: 5_000, wanted: true, counts: false })
        expect(extras(sent)).toEqual([])
        expect(extras(await run(checkout.read({ id })))).toEqual([])
        expect(extras(await run(checkout.change({ id, service: ride })))).toEqual([["paper-bag", 5_000]])
        const left = await run(checkout.change({ id, paperBag: false }))
        expect([left.paperBag?.wanted, extras(left)]).toEqual([false, []])
      }))

    it("are part of what the order costs, and of its copy", () =>
      shopping(async ({ orders, goods }, { prepare, place }) => {
        const ready = await prepare(goods.red, 1, { address, service: ride, paperBag: true })
        const { order, key } = await run(place(ready))
        expect(order.totals).toEqual(ready.totals)
        expect(extras(order)).toEqual([["paper-bag", 5_000]])
        expect(extras(await run(orders.read({ code: order.code, key })))).toEqual([["paper-bag", 5_000]])
      }))
  })
