import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { openSpecShop, type SpecShop } from "../shop.ts"

interface Answer {
  readonly status: number
  readonly headers: Headers
  // biome-ignore lint/suspicious/noExplicitAny: answers of many shapes are looked into
  readonly body: any
}

describe("the calls of the shop", () => {
  let shop: SpecShop
  beforeAll(async () => {
    shop = await openSpecShop()
  })
  afterAll(() => shop.close())

  const get = async (path: string, headers: Readonly<Record<string, string>> = {}): Promise<Answer> => {
    const answer = await shop.ask(path, { headers })
    return { status: answer.status, headers: answer.headers, body: await answer.json() }
  }
  const post = (path: string, body: string, headers: Readonly<Record<string, string>> = {}) =>
    shop.ask(path, { method: "POST", body, headers: { "content-type": "application/json", ...headers } })

  it("answer product cards with the fields the wire promises", async () => {
    const { status, body } = await get("/api/catalogue/v3/search?limit=3")
    expect(status).toBe(200)
    expect(body).toMatchObject({ success: true, meta: { skip: 0, limit: 3, total: expect.any(Number) } })
    expect(body.data).toHaveLength(3)
    expect(Object.keys(body.data[0])).toEqual(
      expect.arrayContaining(
        "_id id name slug brand images price price_after_discount price_range discount_percentage is_sale stock is_in_stock active available_for_order review_stats wishlist_product".split(
          " "
        )
      )
    )
    expect(Object.keys(body.meta.facets).toSorted()).toEqual(
      ["brands", "categories", "online", "origins", "prices", "ratings", "tags"].toSorted()
    )
  })

  it("answer an exact part of a list for skip and limit", async () => {
    const whole = await get("/api/catalogue/v3/search?sort=aToZ&limit=40")
    const part = await get("/api/catalogue/v3/search?sort=aToZ&skip=7&limit=5")
    expect(part.body.data).toEqual(whole.body.data.slice(7, 12))
    expect(part.body.meta).toMatchObject({ skip: 7, limit: 5 })
  })

  it("find sunscreen for a misspelt word", async () => {
    const { body } = await get("/api/catalogue/v3/search?filter=%7B%22q%22%3A%22sunscren%22%7D")
    expect(body.meta.corrected).toBe("sunscreen")
    expect(body.data.some(({ name }: { name: string }) => /sun/i.test(name))).toBe(true)
  })

  it("refuse unknown keys, doubled keys and too short searches by name", async () => {
    expect(await get("/api/catalogue/v3/search?colour=red")).toMatchObject({
      status: 422,
      body: { code: "INVALID_DATA", fields: { colour: expect.any(String) } }
    })
    const inherited = await get("/api/catalogue/v3/search?constructor=x")
    const made = await get("/api/catalogue/v3/search?colour=red")
    expect(inherited.body.fields.constructor).toBe(made.body.fields.colour)
    expect(await get("/api/catalogue/v3/search?skip=0&skip=1")).toMatchObject({
      status: 422,
      body: { fields: { skip: expect.any(String) } }
    })
    expect(await get("/api/catalogue/v3/search/suggestions?q=su")).toMatchObject({
      status: 422,
      body: { code: "SEARCH_TOO_SHORT" }
    })
  })

  it("say no in the language asked for", async () => {
    const path = "/api/catalogue/v3/products/999999"
    const [id, en] = [await get(path), await get(path, { "accept-language": "en" })]
    expect(id).toMatchObject({ status: 404, body: { code: "PRODUCT_NOT_FOUND", message: "Produk ini tidak ada." } })
    expect(en.body.message).not.toBe(id.body.message)
  })

  it("answer the same under an alias and with a slash at the end", async () => {
    const one = await get("/api/catalogue/v3/search/count")
    expect((await get("/api/catalogue/search/count")).body).toEqual(one.body)
    expect((await get("/api/catalogue/v3/search/count/")).body).toEqual(one.body)
  })

  it("tell 404, 405, 413, 415 and 400 apart", async () => {
    expect((await get("/api/nowhere")).status).toBe(404)
    const wrong = await shop.ask("/api/catalogue/v3/search", { method: "DELETE" })
    expect([wrong.status, wrong.headers.get("allow")]).toEqual([405, "GET"])
    expect((await post("/api/public/search/feedbacks", "{")).status).toBe(400)
    expect((await post("/api/public/search/feedbacks", "x", { "content-type": "text/plain" })).status).toBe(415)
    expect(
      (await post("/api/public/search/feedbacks", `"${"x".repeat(120_000)}"`, { "content-length": "120002" })).status
    ).toBe(413)
  })

  it("take what changes something from this site only", async () => {
    const body = '{"keyword":"serum","feedback":true}'
    const cookie = { cookie: "lang=id" }
    expect(
      (await post("/api/public/search/feedbacks", body, { ...cookie, origin: "https://elsewhere.example" })).status
    ).toBe(403)
    expect(
      (await post("/api/public/search/feedbacks", body, { ...cookie, "sec-fetch-site": "cross-site" })).status
    ).toBe(403)
    expect(
      (await post("/api/public/search/feedbacks", body, { ...cookie, "sec-fetch-site": "same-origin" })).status
    ).toBe(200)
    expect((await post("/api/public/search/feedbacks", body)).status).toBe(200)
  })

  it("are all described, every path with its refusals", async () => {
    const { body } = await get("/api/openapi.json")
    expect(body.openapi).toBe("3.1.0")
    expect(Object.keys(body.paths).length).toBeGreaterThan(50)
    expect(body.paths["/api/catalogue/v3/products/{id}"].get.responses).toHaveProperty("410")
    const page = await shop.ask("/api")
    expect(await page.text()).toContain("/api/catalogue/v3/search/suggestions")
  })

  it("keep answers that are the same for everyone for some seconds, and no others", async () => {
    expect((await get("/api/catalogue/v3/search")).headers.get("cache-control")).toBe("public, max-age=5")
    expect((await get("/api/public/search-history-keywords")).headers.get("cache-control")).toBe("no-store")
  })

  it("follow the clock that development may move", async () => {
    const before = (await get("/dev/clock")).body.data.now
    await post("/dev/clock", '{"advance":"PT1H"}')
    const after = (await get("/dev/clock")).body.data.now
    await post("/dev/clock", '{"reset":true}')
    expect(Date.parse(after) - Date.parse(before)).toBeGreaterThanOrEqual(3_600_000)
  })

  it("show development what was sent: nothing yet", async () => {
    expect((await get("/dev/outbox")).body).toEqual({ success: true, data: [] })
    expect(await (await shop.ask("/dev/outbox", { headers: { accept: "text/html" } })).text()).toContain(
      "Nothing was sent yet"
    )
  })

  it("say that they live and are ready, and count themselves", async () => {
    expect((await shop.ask("/healthz")).status).toBe(200)
    expect((await shop.ask("/readyz")).status).toBe(200)
    expect(await (await shop.ask("/metrics")).text()).toContain("pendar_http_request_seconds_bucket")
  })
})
