import { Effect } from "effect"
import { sql } from "kysely"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { line } from "./selling-shop.ts"
import { openServedShop, type ServedShop } from "./served-shop.ts"
import { contactOf, delivery, guestAt, type Wish } from "./shopper.ts"

const wish = (name: string, quantity: unknown = 1) => {
  const { product, combination } = line(name)
  return { product_id: product, combination_id: combination, quantity }
}
const oddNumbers = [-1, 0, 1.5, 21, 2 ** 31, "3", "1e3", [5], null]

describe("what a client makes up", () => {
  let shop: ServedShop
  beforeAll(async () => {
    shop = await openServedShop("postgres", { a: 50, b: 50 })
  })
  afterAll(() => shop.close())

  const guest = () => guestAt(shop.ask)
  /** Everything that selling keeps. */
  const stored = () =>
    Effect.runPromise(
      shop.shop.db.ask(async (on) => {
        const { rows } = await sql`
          select (select count(*) from orders) as orders, (select count(*) from transfer_codes) as codes,
            (select jsonb_agg(c.choices order by c.id) from checkouts c) as checkouts,
            (select sum(stock) from combinations) as stock`.execute(on)
        return rows[0]
      })
    )

  it.each(oddNumbers)("as a quantity, %j, is refused by name and changes nothing", async (quantity) => {
    const before = await stored()
    for (const path of ["/api/cart/user/me/carts/validate", "/api/orders/checkouts"]) {
      const answer = await guest().call("POST", path, { lines: [wish("a", quantity)] })
      expect(answer.status, JSON.stringify(answer.body)).toBe(422)
      expect(["INVALID_DATA", "ORDER_LIMIT"]).toContain(answer.body.code)
      expect(answer.body.message).not.toBe("")
    }
    expect(await stored()).toEqual(before)
  })

  it("as a price, a total or a discount is refused, and never believed", async () => {
    const ready = await guest().prepare([wish("a") as Wish])
    const { checkout_id: id, version, quote_hash } = ready.body.data
    const before = await stored()
    for (const lie of [{ price: 1 }, { total: 0 }, { discount: 100 }, { total_amount_after_extra: 1 }, { quote: {} }]) {
      const lines = [{ ...wish("a"), ...lie }]
      expect((await guest().call("POST", "/api/cart/user/me/carts/validate", { lines })).status).toBe(422)
      expect((await guest().call("POST", "/api/orders/checkouts", { lines })).status).toBe(422)
      expect((await guest().change(id, { ...lie })).status).toBe(422)
      const body = { checkout_id: id, version, quote_hash, ...lie }
      const key = { "idempotency-key": "0b5f8f5e-7b1c-4f5e-9d3a-2f6a1c9b7e11" }
      expect((await guest().call("POST", "/api/orders/order", body, key)).status).toBe(422)
    }
    const other = await guest().place({ checkout_id: id, version, quote_hash: "0123456789abcdef" })
    expect([other.status, other.body.code]).toEqual([409, "TOTAL_CHANGED"])
    expect(other.body.details.checkout.quote_hash).toBe(quote_hash)
    expect(await stored()).toEqual(before)
  })

  it("as goods, pairs that do not belong together and things that are not, are refused", async () => {
    const before = await stored()
    const foreign = { ...wish("a"), combination_id: "b" }
    const nothing = { ...wish("a"), product_id: 999_999_999 }
    for (const one of [foreign, nothing])
      for (const path of ["/api/cart/user/me/carts/validate", "/api/orders/checkouts"]) {
        const answer = await guest().call("POST", path, { lines: [one] })
        expect([answer.status, answer.body.code]).toEqual([422, "PRODUCT_NOT_FOUND"])
      }
    expect(await stored()).toEqual(before)
  })

  it("as if another person's checkout or order did not exist", async () => {
    const before = await stored()
    const id = "00000000-0000-4000-8000-000000000000"
    const answers = [
      await guest().call("GET", `/api/orders/checkouts/${id}`),
      await guest().change(id, { contact: contactOf("x@y.test"), ...delivery }),
      await guest().place({ checkout_id: id, version: 1, quote_hash: "0123456789abcdef" }),
      await guest().call("GET", "/api/orders/checkouts/order", undefined, { "x-checkout-id": id })
    ]
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404])
    const { order } = (await guest().buy([wish("b") as Wish])).body.data
    for (const key of ["x", order.access_key.slice(1), `${order.access_key}A`, "ﷺ".length.toString()])
      expect((await guest().order(order.code, key)).status).toBe(404)
    const lost = (email: string) => guest().call("POST", "/api/orders/order-keys", { code: order.code, email })
    const [theirs, others] = [await lost("AYU@pembeli.test"), await lost("somebody@else.test")]
    expect(theirs).toEqual(others)
    expect((await stored()) as object).toMatchObject({ orders: Number((before as { orders: number }).orders) + 1 })
  })
})
