import { randomUUID } from "node:crypto"
import { Effect } from "effect"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { openSpecShop, type SpecShop } from "../shop.ts"

// Requests as the specification writes them, and the fields of its section 3, seen from outside.
let shop: SpecShop
beforeAll(async () => {
  shop = await openSpecShop()
})
afterAll(() => shop.close())

const get = async (path: string) => {
  const answer = await shop.ask(path)
  return { status: answer.status, body: await answer.json() }
}
const post = (path: string, body: unknown) =>
  shop.ask(path, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) })

describe("the requests of specification 7", () => {
  it("asks for 300 letters of brands", async () => {
    const { status, body } = await get("/api/catalogue/v3/brands/letters?limit=300")
    expect(status).toBe(200)
    expect(body.data.length).toBeGreaterThan(10)
    expect((await get("/api/public/brands/letter?limit=300")).body.data).toEqual(body.data)
    expect((await get("/api/catalogue/v3/brands/letters?limit=2")).body.data).toEqual(body.data.slice(0, 2))
    expect((await get("/api/catalogue/v3/brands/letters?limit=301")).status).toBe(422)
  })

  it("asks for 12 products without naming them", async () => {
    const { body } = await get("/api/public/products?limit=12")
    expect(body.data).toHaveLength(12)
    expect((await get("/api/public/products")).body.data).toEqual(body.data)
    const [, second] = body.data
    const named = `filter=${encodeURIComponent(JSON.stringify({ products: [second.id] }))}`
    expect((await get(`/api/public/products?${named}`)).body.data).toEqual([second])
  })

  it("says of a click whether it helped", async () => {
    const click = randomUUID()
    expect(
      (await post("/api/public/search/feedbacks", { feedback: true, search_history_clicks_id: click })).status
    ).toBe(200)
    expect((await post("/api/public/search/feedbacks", { feedback: false, keyword: "serum" })).status).toBe(200)
    expect((await post("/api/public/search/feedbacks", { feedback: true })).status).toBe(422)
    const rows = await Effect.runPromise(
      shop.shop.db.ask((on) =>
        on.selectFrom("search_feedback").select(["q", "click", "helpful"]).orderBy("at").execute()
      )
    )
    expect(rows).toEqual(
      expect.arrayContaining([
        { q: "", click, helpful: true },
        { q: "serum", click: null, helpful: false }
      ])
    )
  })

  it("ignores no parameter silently", async () => {
    expect((await get("/api/public/search/trending?sort=-count&limit=5")).status).toBe(200)
    expect((await get("/api/public/search/trending?sort=name")).status).toBe(422)
    expect((await get("/api/public/search/trending?other=1")).status).toBe(422)
    const answer = await post("/api/public/search/feedbacks?other=1", { feedback: true, keyword: "serum" })
    expect([answer.status, Object.keys((await answer.json()).fields)]).toEqual([422, ["other"]])
  })

  it("asks for suggestions by type", async () => {
    const both = (await get("/api/catalogue/v3/search/suggestions?types=new_exclusive,trending")).body.data
    expect(both.trending).toHaveLength(5)
    expect(both.new_exclusive.length).toBeGreaterThan(0)
    expect(Object.keys((await get("/api/catalogue/v3/search/suggestions?types=trending")).body.data)).toEqual([
      "trending"
    ])
    expect((await get("/api/catalogue/v3/search/suggestions?q=ser")).body.data.products).toHaveLength(5)
    expect((await get("/api/catalogue/v3/search/suggestions")).status).toBe(422)
    expect((await get("/api/catalogue/v3/search/suggestions?types=other")).status).toBe(422)
  })

  it("asks for beauty tags with their subtags", async () => {
    const filter = encodeURIComponent(JSON.stringify({ type: "beauty-profile" }))
    const { body } = await get(`/api/catalogue/tags?filter=${filter}`)
    expect(body.data.map(({ type, code }: { type: string; code: string }) => [type, code])).toEqual(
      ["skin", "tone", "concern", "body-concern", "hair", "hair-concern"].map((code) => ["beauty-profile", code])
    )
    expect(body.data[0]).toMatchObject({ name: "Skin/Hair Type", subtags: [{ code: "skin" }, {}, {}, {}, {}] })
    const tags = (await get("/api/catalogue/tags")).body.data
    expect(tags.find(({ _id }: { _id: string }) => _id === "concern-acne")).toMatchObject({ level_name: "Concern" })
    expect(tags.find(({ _id }: { _id: string }) => _id === "halal")).not.toHaveProperty("level_name")
  })
})

describe("the fields of specification 3", () => {
  it("are there for a product", async () => {
    const { data } = (await get("/api/catalogue/v3/products/1001")).body
    expect(data).toMatchObject({
      id_product_pendar: 1001,
      my_pendar_sql_id: 1001,
      my_sociolla_sql_id: data.id_product,
      product_name: data.name,
      image_cover: data.images[0].url,
      parent_category: { _id: data.categories.at(-2)._id },
      min_price: data.price_range.min,
      max_price: data.price_range.max,
      min_price_discount: data.price_after_discount_range.min,
      max_price_discount: data.price_after_discount_range.max,
      total_reviews: data.review_stats.total_reviews,
      is_active_in_sociolla: true,
      is_out_of_stock_sociolla: false
    })
    const standard = data.combinations.find(({ is_default }: { is_default: boolean }) => is_default)
    expect(data.id_default_product_attribute).toBe(standard._id)
    expect(data.default_combination).toEqual({
      _id: standard._id,
      attributes: { shade: { name: standard.attributes.shade.name } }
    })
    const pictured = data.combinations.filter(({ picture }: { picture?: object }) => picture !== undefined)
    expect(pictured.length).toBeGreaterThan(0)
    for (const { images } of pictured)
      expect(images).toEqual([{ url: expect.stringContaining("/media/"), is_cover: true }])
  })

  it("tell a discount by its kind", async () => {
    const { data } = (await get("/api/catalogue/v3/search?limit=100")).body
    const cut = data.find(({ discount_percentage }: { discount_percentage: number }) => discount_percentage > 0)
    const { discount_type, discount } = (await get(`/api/catalogue/v3/products/${cut.id}`)).body.data
    expect([discount_type, discount > 0]).toEqual([expect.stringMatching(/^(amount|percentage)$/), true])
  })

  it("are there for categories and brands", async () => {
    const [top] = (await get("/api/catalogue/categories")).body.data
    expect(top).toMatchObject({ my_pendar_sql_id: Number(top._id), my_sociolla_sql_id: Number(top._id) })
    expect(top.sub_categories).toEqual(
      top.children.map(({ _id, name, slug }: Record<string, string>) => ({ _id, name, slug }))
    )
    expect(top.banner).toBe(top.banner_for_sociolla)
    const [brand] = (await get("/api/catalogue/v3/brands")).body.data
    expect(brand.my_pendar_sql_id).toBe(brand.id)
    const logo = await shop.ask(brand.logo)
    expect([logo.status, logo.headers.get("content-type")]).toEqual([200, "image/svg+xml; charset=utf-8"])
    expect(await logo.text()).toContain(`aria-label="${brand.wordmark}"`)
    for (const unknown of ["999999.svg", "x.svg", "102"])
      expect((await shop.ask(`/media/brands/${unknown}`)).status).toBe(404)
  })
})
