import { describe, expect, it } from "vitest"
import { instant, jakartaDay, startOfJakartaDay } from "#core/kernel/moment.ts"
import { type OrderingShop, run, tagOf, within } from "../ordering-shop.ts"

const dayMs = 86_400_000
const name = "sari"

/** Pre-orders that come later, or earlier, than promised. D-22. */
export const preOrderFacts = (engine: string, open: () => Promise<OrderingShop>) =>
  describe(`pre-orders, ${engine}`, () => {
    const shopping = within(open)
    /** The Jakarta day that many days from now. */
    const dayIn = (shop: OrderingShop, days: number) => jakartaDay(instant(shop.now() + days * dayMs))
    const paid = async (shop: OrderingShop, buy: (goods: OrderingShop["goods"]["soon"]) => Promise<Bought>) => {
      const { order, key } = await buy(shop.goods.soon)
      await run(shop.ops.move({ code: order.code, move: "accept-transfer", name }))
      return { code: order.code, key }
    }

    it("are postponed once for each day, with a message, and packed on the new day if their buyer waits", () =>
      shopping(async (shop, { email, buy }) => {
        const asked = await paid(shop, buy)
        const { combination } = shop.goods.soon
        const day = dayIn(shop, 45)
        const later = { code: asked.code, combination, day, name }
        expect(await tagOf(shop.orders.keepWaiting(asked))).toBe("OrderNotThere")
        expect(await run(shop.ops.postpone(later))).toEqual({ moved: true })
        expect(await run(shop.ops.postpone(later))).toEqual({ moved: false })
        expect(await run(shop.ops.postpone({ ...later, day: dayIn(shop, 40) }))).toEqual({ moved: false })
        expect((await shop.messages(email)).filter((kind) => kind === "order-postponed")).toHaveLength(1)
        const read = await run(shop.orders.read(asked))
        expect(read).toMatchObject({
          status: "waiting_release",
          postponed: { to: startOfJakartaDay(day), isConfirmed: false }
        })
        expect((await run(shop.orders.keepWaiting(asked))).postponed?.isConfirmed).toBe(true)
        expect(await tagOf(shop.orders.keepWaiting(asked))).toBe("OrderNotThere")
        shop.pass(31 * dayMs)
        expect(await run(shop.ops.turn({ code: asked.code }))).toEqual({ moved: false })
        expect((await run(shop.orders.read(asked))).status).toBe("waiting_release")
        shop.pass(15 * dayMs)
        expect(await run(shop.ops.turn({ code: asked.code }))).toEqual({ moved: true })
        expect((await run(shop.orders.read(asked))).status).toBe("processing")
        expect((await shop.messages(email)).filter((kind) => kind === "order-released")).toHaveLength(1)
      }))

    it("ask again with every later day, and come back in money and stock if their buyer cancels", () =>
      shopping(async (shop, { email, buy }) => {
        const { combination } = shop.goods.soon
        const before = await shop.stockOf(shop.goods.soon)
        const asked = await paid(shop, buy)
        expect(await shop.stockOf(shop.goods.soon)).toBe(before - 1)
        const later = (days: number) =>
          shop.ops.postpone({ code: asked.code, combination, day: dayIn(shop, days), name })
        await run(later(45))
        await run(shop.orders.keepWaiting(asked))
        expect(await run(later(60))).toEqual({ moved: true })
        expect((await run(shop.orders.read(asked))).postponed?.isConfirmed).toBe(false)
        expect((await run(shop.orders.cancel({ ...asked, reason: "other" }))).payment.state).toBe("held")
        expect(await shop.stockOf(shop.goods.soon)).toBe(before)
        expect((await shop.messages(email)).at(-1)).toBe("order-cancelled-paid")
        expect(await run(later(70))).toEqual({ moved: false })
      }))

    it("are postponed before they are paid, and wait for the new day then", () =>
      shopping(async (shop, { buy }) => {
        const { order, key } = await buy(shop.goods.soon)
        const { combination } = shop.goods.soon
        const [day, asked] = [dayIn(shop, 45), { code: order.code, key }]
        expect(await run(shop.ops.postpone({ code: order.code, combination, day, name }))).toEqual({ moved: true })
        await run(shop.ops.move({ code: order.code, move: "accept-transfer", name }))
        shop.pass(31 * dayMs)
        await run(shop.ops.turn({ code: order.code }))
        expect((await run(shop.orders.read(asked))).status).toBe("waiting_release")
      }))

    it("are packed at once if their goods have come, once; others stay as they are", () =>
      shopping(async (shop, { buy }) => {
        const asked = await paid(shop, buy)
        const { order, key } = await buy(shop.goods.red)
        expect(await run(shop.ops.release({ code: asked.code, name }))).toEqual({ moved: true })
        expect(await run(shop.ops.release({ code: asked.code, name }))).toEqual({ moved: false })
        expect((await run(shop.orders.read(asked))).status).toBe("processing")
        const late = { combination: shop.goods.soon.combination, day: dayIn(shop, 45), name }
        expect(await run(shop.ops.postpone({ ...late, code: asked.code }))).toEqual({ moved: false })
        expect(await run(shop.ops.postpone({ ...late, code: order.code }))).toEqual({ moved: false })
        expect((await run(shop.orders.read({ code: order.code, key }))).status).toBe("awaiting_bank_wire_payment")
      }))
  })

type Bought = Awaited<ReturnType<Parameters<Parameters<ReturnType<typeof within>>[0]>[1]["buy"]>>
