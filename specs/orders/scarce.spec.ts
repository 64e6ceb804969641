import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { shopEngines } from "#specs/database.ts"
import { line } from "./selling-shop.ts"
import { openServedShop, type ServedShop } from "./served-shop.ts"
import { guestAt, type Wish } from "./shopper.ts"

const wish = (name: string, quantity = 1): Wish => {
  const { product, combination } = line(name)
  return { product_id: product, combination_id: combination, quantity }
}
const hourMs = 3_600_000

describe.each(shopEngines)("the last unit, with %s", (engine) => {
  let shop: ServedShop
  beforeAll(async () => {
    shop = await openServedShop(engine, {})
  })
  afterAll(() => shop.close())
  beforeEach(async () => {
    shop.clock.reset()
    await shop.reset({ last: 1, other: 5 })
  })

  const guest = () => guestAt(shop.ask)
  const left = async (name: string): Promise<number> => {
    const bag = await guest().call("POST", "/api/cart/user/me/carts/validate", { lines: [wish(name)] })
    return bag.body.data.products[0].detail.stock
  }
  const messages = async (to: string): Promise<ReadonlyArray<{ subject: string; text: string }>> =>
    (await guest().call("GET", `/dev/outbox?to=${encodeURIComponent(to)}`)).body.data
  const later = async (ms: number) => {
    shop.clock.advance(ms)
    await shop.shop.settle()
  }

  it("goes to one of two; the other reads so in the bag, at the checkout and when ordering, and loses nothing else", async () => {
    const [ayu, budi] = [guest(), guest()]
    const ready = await budi.prepare([wish("last"), wish("other")], "budi@pembeli.test")
    expect((await ayu.buy([wish("last")])).status).toBe(201)
    const bag = await budi.call("POST", "/api/cart/user/me/carts/validate", { lines: [wish("last"), wish("other")] })
    expect(bag.body.data).toMatchObject({ has_oos_product: true, requirements: [{ code: "SOLD_OUT" }] })
    const id = ready.body.data.checkout_id
    const shown = await budi.call("GET", `/api/orders/checkouts/${id}`)
    expect(shown.body.data.requirements[0]).toMatchObject({ code: "SOLD_OUT", line: "last", fix: "remove" })
    const refused = await budi.place(ready.body.data)
    expect([refused.status, refused.body.code]).toEqual([409, "INSUFFICIENT_STOCK"])
    expect(refused.body.details.lines).toMatchObject([{ combination_id: "last", left: 0 }])
    expect(await left("other")).toBe(5)
    const without = await budi.change(id, { lines: [wish("other")] })
    expect((await budi.place(without.body.data)).status).toBe(201)
    expect(await left("other")).toBe(4)
  })

  it("comes back once when its order expires, and those who wait for it are notified", async () => {
    const ayu = guest()
    const { order } = (await ayu.buy([wish("last")])).body.data
    const asked = { product_id: wish("last").product_id, combination_id: "last", email: "Citra@pembeli.test" }
    const notify = () => guest().call("POST", "/api/cart/notify-me", asked)
    expect([(await notify()).status, (await notify()).status]).toEqual([201, 200])
    expect(
      (await guest().call("POST", "/api/cart/notify-me", { ...asked, ...wish("other"), quantity: undefined })).body.code
    ).toBe("NOT_SOLD_OUT")
    await later(23 * hourMs)
    expect(await left("last")).toBe(0)
    await Promise.all([later(2 * hourMs), shop.shop.settle(), shop.shop.settle()])
    await later(hourMs)
    expect(await left("last")).toBe(1)
    expect((await ayu.order(order.code, order.access_key)).body.data.status).toBe("expired")
    const [message, ...more] = await messages("citra@pembeli.test")
    expect(more).toEqual([])
    // The page it leads to shows the combination that is back. Decision 0038.
    expect(message?.text).toContain("?combination=last")
    const link = new URL(/http\S+stop\S+/.exec(message?.text ?? "")?.[0] ?? "")
    const asking = await shop.ask(link.pathname + link.search)
    expect([asking.status, await asking.text()]).toEqual([200, expect.stringContaining('method="post"')])
    const stop = (fields: URLSearchParams) => shop.ask("/notify-me/stop", { method: "POST", body: fields })
    expect((await stop(link.searchParams)).status).toBe(200)
    link.searchParams.set("email", "somebody@else.test")
    expect((await stop(link.searchParams)).status).toBe(403)
  })

  it("is held until the deadline, and its late payment is held for a person", async () => {
    const ayu = guest()
    const { order } = (await ayu.buy([wish("last")])).body.data
    const written = await messages("ayu@pembeli.test")
    expect(written).toHaveLength(1)
    expect(written[0]?.text).toContain(`#key=${order.access_key}`)
    await later(25 * hourMs)
    const paid = await shop.ask(`/dev/payments/${order._id}/settle`, { method: "POST", body: '{"result":"paid"}' })
    expect(((await paid.json()) as { data: unknown }).data).toEqual({ fate: "late", order: order.code })
    const shown = await ayu.order(order.code, order.access_key)
    expect(shown.body.data).toMatchObject({ status: "expired", payment: { state: "held" } })
    expect(await left("last")).toBe(1)
  })
})
