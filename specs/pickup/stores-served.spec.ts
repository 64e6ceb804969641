import { Effect } from "effect"
import fc from "fast-check"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { setStoreStock } from "#adapters/postgres/stores/store-stock-ops.sql.ts"
import { someNow } from "../arbitraries.ts"
import { line } from "../orders/selling-shop.ts"
import { openServedShop, type ServedShop } from "../orders/served-shop.ts"

const { product, combination } = line("red")
const wanted = { product_id: product, combination_id: combination, quantity: 2 }

describe("stores over HTTP", () => {
  let shop: ServedShop
  beforeAll(async () => {
    shop = await openServedShop("postgres", { red: 10 })
    const operator = { name: "spec", now: someNow, dryRun: false }
    await Effect.runPromise(setStoreStock(shop.shop.db, [{ store: 5, combination: "red", value: 3 }], operator))
  })
  afterAll(() => shop.close())
  const ask = async (path: string, body?: unknown, method = body === undefined ? "GET" : "POST") => {
    const response = await shop.ask(path, {
      method,
      headers: { "content-type": "application/json" },
      ...(body === undefined ? {} : { body: JSON.stringify(body) })
    })
    return { status: response.status, body: await response.json() }
  }
  const opened = async (): Promise<string> => {
    const { body } = await ask("/api/orders/checkouts", { lines: [wanted] })
    return body.data.checkout_id
  }

  it("say of every line what each has, and how far it is", async () => {
    const { status, body } = await ask("/api/cart/user/me/carts/stores", {
      lines: [wanted],
      location: { lat: -6.2, lng: 106.8 }
    })
    expect(status).toBe(200)
    expect(body.data).toMatchObject([
      {
        store: { id: 5, hours: { zone: "WIB" } },
        distance_km: 2.5,
        is_complete: true,
        lines: [{ product_id: product, combination_id: "red", quantity: 2, available: 2 }]
      }
    ])
    expect(await ask("/api/cart/user/me/carts/stores")).toMatchObject({
      status: 401,
      body: { code: "UNAUTHENTICATED" }
    })
  })

  it("list their stock for point-of-sale systems", async () => {
    expect(await ask("/api/stores/stores/5/stock?limit=10")).toMatchObject({
      status: 200,
      body: { data: [{ product_id: product, combination_id: "red", stock: 3 }], meta: { total: 1 } }
    })
    expect(await ask("/api/stores/stores/4711/stock")).toMatchObject({ status: 404, body: { code: "STORE_NOT_FOUND" } })
  })

  it.each([
    [{ kind: "pickup", store_id: 4_711 }, "STORE_NOT_FOUND"],
    [{ kind: "pickup", store_id: 0 }, "INVALID_DATA"],
    [{ kind: "pickup", store_id: "5" }, "INVALID_DATA"],
    [{ kind: "pickup", store_id: 5.5 }, "INVALID_DATA"],
    [{ kind: "pickup" }, "INVALID_DATA"],
    [{ kind: "pickup", store_id: 5, courier: "jne", service: "reg" }, "INVALID_DATA"],
    [{ kind: "teleport", store_id: 5 }, "INVALID_DATA"]
  ])("are no way to pick up %j", async (delivery, code) => {
    const answer = await ask(`/api/orders/checkouts/${await opened()}`, { delivery }, "PUT")
    expect(answer).toMatchObject({ status: 422, body: { code } })
  })

  it("answer 2,000 generated requests without a defect", async () => {
    const id = await opened()
    const anything = fc.oneof(fc.jsonValue(), fc.integer(), fc.constantFrom(5, 4_711, -1, "5", null, "red"))
    const anyRequest = fc.oneof(
      fc.record({ lines: fc.array(fc.record({ product_id: anything, combination_id: anything, quantity: anything })) }),
      fc.record({ lines: fc.constant([wanted]), location: fc.record({ lat: anything, lng: anything }) }),
      fc.record({ delivery: fc.record({ kind: fc.constantFrom("pickup", "ship", "x"), store_id: anything }) }),
      fc.dictionary(fc.string(), anything)
    )
    await fc.assert(
      fc.asyncProperty(anyRequest, fc.webQueryParameters(), async (body, query) => {
        const answers = [
          await ask("/api/cart/user/me/carts/stores", body),
          await ask(`/api/orders/checkouts/${id}`, body, "PUT"),
          await ask(`/api/stores/stores/5/stock?${query}`),
          await ask(`/api/cart/user/me/carts/stores?${query}`)
        ]
        for (const { status } of answers) expect(status).toBeLessThan(500)
      }),
      { numRuns: 500 }
    )
    expect(shop.failures()).toEqual([])
  })
})
