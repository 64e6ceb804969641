import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import type { Checkout, Placed } from "#core/checkout/checkout.ts"
import { type Guest, type OrderingShop, run, tagOf, within } from "../ordering-shop.ts"

const dayMs = 86_400_000
const [normal, flash] = [100_000, 65_000]
/** What is paid for each unit of the first line. */
const paidIn = ({ lines }: Pick<Checkout, "lines">) => lines[0]?.goods.price.priceAfterDiscount
const paidBy = ({ order }: Placed) => order.lines[0]?.goods.price.priceAfterDiscount

/** A special price of which so many units are sold at most. Decision 0135. */
export const quotaFacts = (engine: string, open: () => Promise<OrderingShop>) =>
  describe(`a special price with a quota, ${engine}`, () => {
    const shopping = within(open)
    const withQuota = (quota: number, facts: (shop: OrderingShop, guest: Guest) => Promise<void>) =>
      shopping(async (shop, guest) => {
        await shop.setSpecial(shop.goods.red, flash, quota)
        await facts(shop, guest)
      })
    const refusedWith = (guest: Guest, checkout: Checkout) =>
      run(
        Effect.match(guest.place(checkout), {
          onSuccess: () => undefined,
          onFailure: (refusal) => (refusal._tag === "TotalChanged" ? refusal.checkout : undefined)
        })
      )

    it("is paid for its units, and the normal price after them", () =>
      withQuota(3, async (shop, guest) => {
        const { red } = shop.goods
        expect(paidBy(await guest.buy(red, 2))).toBe(flash)
        expect(paidBy(await guest.buy(red))).toBe(flash)
        const fourth = await guest.prepare(red)
        expect([paidIn(fourth), fourth.totals.goods]).toEqual([normal, normal])
        expect(paidBy(await run(guest.place(fourth)))).toBe(normal)
        expect([await shop.soldOf(red), await shop.stockOf(red)]).toEqual([3, 56])
      }))

    it("is paid for all units of an order or for none", () =>
      withQuota(3, async (shop, guest) => {
        const { red } = shop.goods
        const bag = async (quantity: number) => {
          const { items, totals } = await run(shop.bags.validate({ lines: [{ ...red, quantity }] }))
          return [items[0]?.goods.price.priceAfterDiscount, totals.goods]
        }
        expect(await bag(3)).toEqual([flash, 3 * flash])
        expect(await bag(4)).toEqual([normal, 4 * normal])
        expect(paidIn(await guest.prepare(red, 3))).toBe(flash)
        const four = await run(guest.place(await guest.prepare(red, 4)))
        expect([paidBy(four), four.order.lines[0]?.goods.limited]).toEqual([normal, undefined])
        expect(await shop.soldOf(red)).toBe(0)
        const three = await run(guest.place(await guest.prepare(red, 3)))
        expect([paidBy(three), three.order.lines[0]?.goods.limited]).toEqual([flash, undefined])
        expect(await shop.soldOf(red)).toBe(3)
      }))

    it("that is used up between bag and order refuses with the new total, which is what is then paid", () =>
      withQuota(1, async (shop, guest) => {
        const { red } = shop.goods
        const checkout = await guest.prepare(red)
        expect(paidIn(checkout)).toBe(flash)
        await guest.buy(red)
        const changed = await refusedWith(guest, checkout)
        expect([changed && paidIn(changed), changed?.totals.goods]).toEqual([normal, normal])
        expect([await shop.soldOf(red), await shop.stockOf(red)]).toEqual([1, 59])
        if (changed === undefined) throw new Error("no new total")
        const again = await run(shop.checkout.change({ id: checkout.id }))
        const { order } = await run(guest.place(again))
        expect(order.totals.goods).toBe(normal)
        expect(await shop.soldOf(red)).toBe(1)
      }))

    it("comes back once with an order that is cancelled or expires, so that loops end where they began", () =>
      withQuota(2, async (shop, guest) => {
        const { red } = shop.goods
        for (let round = 0; round < 3; round++) {
          const { order, key } = await guest.buy(red, 2)
          expect(await shop.soldOf(red)).toBe(2)
          expect(paidIn(await guest.prepare(red))).toBe(normal)
          await run(shop.orders.cancel({ code: order.code, key, reason: "other" }))
          await tagOf(shop.orders.cancel({ code: order.code, key, reason: "other" }))
          expect(await shop.soldOf(red)).toBe(0)
        }
        const { order } = await guest.buy(red, 2)
        shop.pass(2 * dayMs)
        await run(shop.ops.turn({ code: order.code }))
        await run(shop.ops.turn({ code: order.code }))
        expect([await shop.soldOf(red), await shop.stockOf(red)]).toEqual([0, 60])
        expect(paidBy(await guest.buy(red))).toBe(flash)
      }))

    it("keeps what was sold when it is written again, also with another quota", () =>
      withQuota(2, async (shop, guest) => {
        const { red } = shop.goods
        await guest.buy(red)
        await shop.setSpecial(red, flash, 2)
        expect(paidIn(await guest.prepare(red, 2))).toBe(normal)
        await shop.setSpecial(red, flash, 3)
        expect(paidIn(await guest.prepare(red, 2))).toBe(flash)
        await shop.setSpecial(red, flash, 1)
        expect(paidIn(await guest.prepare(red))).toBe(normal)
        expect(await shop.soldOf(red)).toBe(1)
      }))

    it("is taken by orders that are picked up as well", () =>
      withQuota(1, async (shop, guest) => {
        const { red } = shop.goods
        await shop.setStoreStock(5, red, 10)
        const picked = await guest.prepare(red, 1, { pickup: 5 })
        expect(paidBy(await run(guest.place(picked)))).toBe(flash)
        expect([await shop.soldOf(red), await shop.stockOf(red)]).toEqual([1, 60])
        expect(paidIn(await guest.prepare(red))).toBe(normal)
      }))
  })
