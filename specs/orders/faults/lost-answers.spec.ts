import { randomUUID } from "node:crypto"
import { Effect } from "effect"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { freshPostgres } from "#specs/database.ts"
import { line } from "../selling-shop.ts"
import { openServedShop, type ServedShop } from "../served-shop.ts"
import { type Answered, guestAt, type Wish } from "../shopper.ts"

const lost = process.env.SCALE === "full" ? 500 : 120
const atOnce = 12

const wishFor = (name: string, quantity = 1): Wish => {
  const { product, combination } = line(name)
  return { product_id: product, combination_id: combination, quantity }
}

describe("answers that are lost after the order was made", () => {
  let first: ServedShop
  let second: ServedShop
  beforeAll(async () => {
    const where = await freshPostgres()
    first = await openServedShop("postgres", {}, { where })
    second = await openServedShop("postgres", {}, { where })
    await first.reset({ a: 10_000, b: 10_000 })
  })
  afterAll(async () => {
    await first.close()
    await second.close()
  })

  const rows = (table: "orders" | "outbox" | "idempotency_keys") =>
    Effect.runPromise(
      first.shop.db.ask((on) =>
        on
          .selectFrom(table)
          .select(({ fn }) => fn.countAll<number>().as("rows"))
          .execute()
      )
    ).then(([row]) => Number(row?.rows))

  it(`are given again by another server: ${lost} orders of ${lost} buyers`, { timeout: 300_000 }, async () => {
    const [one, other] = [guestAt(first.ask), guestAt(second.ask)]
    const codes: Array<string> = []
    const buyer = async () => {
      while (codes.length < lost) {
        const number = codes.push("") - 1
        const ready = await one.prepare([wishFor("a"), wishFor("b", 2)], `b${number}@pembeli.test`)
        const key = randomUUID()
        const never = await one.place(ready.body.data, key)
        const again = await other.place(ready.body.data, key)
        expect([never.status, again.status]).toEqual([201, 200])
        expect(again.body.data.order).toEqual(never.body.data.order)
        codes[number] = again.body.data.order.code
      }
    }
    await Promise.all(Array.from({ length: atOnce }, buyer))
    expect(new Set(codes).size).toBe(codes.length)
    expect(await Promise.all([rows("orders"), rows("outbox"), rows("idempotency_keys")])).toEqual(
      Array(3).fill(codes.length)
    )
    const stocks = await Effect.runPromise(
      first.shop.db.ask((on) => on.selectFrom("combinations").select(["id", "stock"]).orderBy("id").execute())
    )
    expect(stocks).toEqual([
      { id: "a", stock: 10_000 - codes.length },
      { id: "b", stock: 10_000 - 2 * codes.length }
    ])
  })

  it("are asked for by the checkout, too, and refused if the key is used for something else", async () => {
    const guest = guestAt(second.ask)
    const key = randomUUID()
    const ready = await guest.prepare([wishFor("a")])
    const placed = await guest.place(ready.body.data, key)
    const id = ready.body.data.checkout_id
    const found = await guest.call("GET", "/api/orders/checkouts/order", undefined, { "x-checkout-id": id })
    expect(found.body.data.order.code).toBe(placed.body.data.order.code)
    const elsewhere = await guest.prepare([wishFor("b")])
    const refused = (answer: Answered) => [answer.status, answer.body.code]
    expect(refused(await guest.place(elsewhere.body.data, key))).toEqual([409, "IDEMPOTENCY_MISMATCH"])
    const { checkout_id, version, quote_hash } = elsewhere.body.data
    const body = { checkout_id, version, quote_hash }
    expect(refused(await guest.call("POST", "/api/orders/order", body))).toEqual([400, "IDEMPOTENCY_KEY_MISSING"])
    const inBody = { ...body, idempotency_key: key }
    expect(refused(await guest.call("POST", "/api/orders/order", inBody, { "idempotency-key": key }))).toEqual([
      422,
      "INVALID_DATA"
    ])
  })
})
