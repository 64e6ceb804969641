import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { openSpecShop, type SpecShop } from "../shop.ts"
import { type Viewer, viewerAt } from "./viewer.ts"

// Calls that specification 7 names, each at its own address, asked of the demo shop.
let shop: SpecShop
let guest: Viewer
let member: Viewer
beforeAll(async () => {
  shop = await openSpecShop()
  guest = viewerAt(shop.ask)
  member = viewerAt(shop.ask)
  await member.post("/auth/login", { email: "ratna@pendar.test", password: "pendar123", source: "review" })
})
afterAll(() => shop.close())

const dataOf = async (path: string, who = guest) => {
  const { status, body } = await who.get(path)
  expect([path, status, body.success]).toEqual([path, 200, true])
  return body.data
}
const filter = (value: unknown): string => `filter=${encodeURIComponent(JSON.stringify(value))}`
const idsOf = (all: ReadonlyArray<{ readonly _id: string }>) => all.map(({ _id }) => _id)

describe("the shop, asked by the names of specification 7,", () => {
  it.each([
    "/api/public/products/featured/trending",
    "/api/public/products/featured/have-you-tried",
    "/api/catalogue/v3/people-also-buy",
    "/api/catalogue/v3/product-views",
    "/api/catalogue/v3/best-seller",
    "/api/cart/people-also-buy"
  ])("answers up to ten products, or a part of them: %s", async (path) => {
    const products = await dataOf(path)
    expect(products.length).toBeGreaterThan(4)
    expect(products.length).toBeLessThanOrEqual(10)
    for (const one of products)
      expect(one).toMatchObject({ id: expect.any(Number), name: expect.any(String), price: expect.any(Number) })
    expect(await dataOf(`${path}?skip=2&limit=3`)).toEqual(products.slice(2, 5))
  })

  it("answers the title of the trending list, and popular categories with their products", async () => {
    expect(await dataOf("/api/public/products/featured/trending/title")).toEqual({ title: "Lagi ramai minggu ini" })
    const popular = await dataOf("/api/public/products/featured/popular-category")
    expect(popular.map(({ slug }: { slug: string }) => slug)).toEqual(["sunscreen", "lip-cream", "serum", "cushion"])
    for (const { products } of popular) expect(products).toHaveLength(5)
  })

  it("answers categories ten at once, those below one, its brands and the way down to it", async () => {
    const [first] = await dataOf("/api/catalogue/v3/categories/children")
    for (const path of ["/api/catalogue/v3/categories/children", "/api/public/product/categories"]) {
      const top = await dataOf(path)
      expect(top.length).toBeLessThanOrEqual(10)
      expect(idsOf(await dataOf(`${path}?skip=1&limit=2`))).toEqual(idsOf(top.slice(1, 3)))
      expect(await dataOf(`${path}?${filter({ parent: first._id })}`)).toEqual(first.children)
    }
    expect(await dataOf(`/api/public/product/categories/${first._id}/children`)).toEqual(first.children)
    const brands = await dataOf(`/api/public/product/categories/${first._id}/brands`)
    expect(brands.length).toBeGreaterThan(0)
    expect(await dataOf(`/api/catalogue/v3/categories/${first._id}/featured-brand`)).toEqual(brands)
    // Three levels: the way down names the two above the last.
    const [second] = first.children
    const [third] = second.children
    const asked = filter({ _id: third._id })
    const path = await dataOf(`/api/public/category?${asked}`)
    expect(idsOf(path.parents)).toEqual(idsOf([first, second]))
    expect(third.children).toEqual([])
    for (const same of ["/api/catalogue/v3/categories/path", "/api/cart/category"])
      expect(await dataOf(`${same}?${asked}`)).toEqual(path)
  })

  it("answers all brands, one of them, and three by letters of their names", async () => {
    const brands = await dataOf("/api/public/brands")
    expect(brands).toHaveLength(52)
    expect(await dataOf("/api/catalogue/v3/brands")).toEqual(brands)
    const asked = filter({ id: 102 })
    const one = await dataOf(`/api/catalogue/v3/brand?${asked}`)
    expect(one).toMatchObject({ id: 102, name: "Tirta Lab", story: expect.stringMatching(/./) })
    for (const same of ["/api/catalogue/v3/brand-extra", "/api/cart/brand"])
      expect(await dataOf(`${same}?${asked}`)).toEqual(one)
    const found = await dataOf("/api/catalogue/v3/brand/search?q=ra")
    expect(found).toHaveLength(3)
    for (const { name } of found) expect(name.toLowerCase()).toContain("ra")
    expect((await dataOf("/api/catalogue/v3/brand/search?q=tirta"))[0]).toEqual(one)
  })

  it("searches at the short address as at the long one, and counts", async () => {
    const asked = filter({ q: "serum" })
    const found = await dataOf(`/api/catalogue/v3/search?${asked}`)
    expect(await dataOf(`/api/catalogue/search?${asked}`)).toEqual(found)
    const { count } = await dataOf(`/api/catalogue/v3/search/count?${asked}`)
    expect(count).toBeGreaterThanOrEqual(found.length)
  })

  it("counts brands and categories of what fits a search", async () => {
    for (const facet of ["brands", "categories"]) {
      const counted = await dataOf(`/api/catalogue/v3/${facet}/distinct/products?${filter({ q: "serum" })}`)
      expect(counted.length).toBeGreaterThan(0)
      for (const one of counted) expect(one).toMatchObject({ name: expect.any(String), count: expect.any(Number) })
    }
  })

  it("finds products, brands and categories by one keyword, ten products at once", async () => {
    const at = (asked: object, more = "") => dataOf(`/api/public/global-search?${filter(asked)}${more}`)
    const all = await at({ keyword: "serum" })
    expect(all.products).toHaveLength(10)
    expect(all.categories.length).toBeGreaterThan(0)
    expect((await at({ keyword: "serum" }, "&skip=2&limit=3")).products).toEqual(all.products.slice(2, 5))
    const brands = await at({ keyword: "tirta lab", types: ["brand"] })
    expect([brands.products, brands.categories]).toEqual([[], []])
    expect(brands.brands[0]).toMatchObject({ name: "Tirta Lab" })
  })

  it("answers the promotions, and the products of one", async () => {
    const slugs = (await dataOf("/api/catalogue/v3/promotions")).map(({ slug }: { slug: string }) => slug)
    expect(slugs).toContain("nyaman-hijab")
    expect((await dataOf("/api/catalogue/v3/promo/products?slug=nyaman-hijab")).length).toBeGreaterThan(0)
    expect((await guest.get("/api/catalogue/v3/promo/products?slug=none")).status).toBe(404)
  })

  it("answers what special prices make cheaper now, the largest share off first", async () => {
    const special = await dataOf("/api/cart/special-price-products?limit=100")
    expect(special.length).toBeGreaterThan(0)
    const shares = special.map(({ discount_percentage }: { discount_percentage: number }) => discount_percentage)
    expect(shares).toEqual(shares.toSorted((one: number, other: number) => other - one))
    expect(shares.at(-1)).toBeGreaterThan(0)
    expect(await dataOf("/api/cart/special-price-products?skip=1&limit=2")).toEqual(special.slice(1, 3))
    expect((await guest.get("/api/cart/special-price-products?limit=0")).status).toBe(422)
  })

  it("takes the user of a request to be notified, and answers the account that asked, whatever the body says", async () => {
    const asked = { product_id: 1001, combination_id: "100108", email: "kabari@contoh.id" }
    const user = { id: "u1", email: "lain@contoh.id", name: "Lain" }
    const first = await guest.post("/api/cart/notify-me", { ...asked, user })
    expect([first.status, first.body.data]).toEqual([201, { already: false, seal: expect.any(String) }])
    const again = await member.post("/api/cart/notify-me", { ...asked, user })
    const ratna = { id: "u2001", email: "ratna@pendar.test", name: "Ratna Widya" }
    expect([again.status, again.body.data]).toEqual([200, { already: true, user: ratna }])
    const { seal } = first.body.data
    const stop = { combination_id: asked.combination_id, email: asked.email }
    expect((await guest.post("/api/cart/notify-me/stop", { ...stop, seal: "x" })).status).toBe(403)
    expect((await guest.post("/api/cart/notify-me/stop", { ...stop, seal })).status).toBe(200)
    expect((await guest.post("/api/cart/notify-me", asked)).status).toBe(201)
  })

  it.each([
    "/api/catalogue/v3/product-price-rules",
    "/api/catalogue/v3/product-availability-alert",
    "/api/catalogue/v3/catalog-rules/detail",
    "/api/catalogue/v3/promotions/authenticity",
    "/api/catalogue/v3/promotions/sociolla-birthday",
    "/api/analytics/product/ppr"
  ])("answers an empty list where the specification names no content (D-71): %s", async (path) => {
    expect(await dataOf(path)).toEqual([])
  })

  it("answers tags at each of their addresses", async () => {
    const tags = await dataOf("/api/catalogue/tags")
    expect(tags.length).toBeGreaterThan(30)
    for (const path of ["/api/public/tags", "/api/public/product/tags"]) expect(await dataOf(path)).toEqual(tags)
  })

  it("answers reviews of a product, their number, their photos, and the most liked of a brand", async () => {
    const asked = filter({ product: 1001 })
    const { body } = await guest.get(`/api/public/reviews?${asked}`)
    expect(body.data).toHaveLength(20)
    expect(await dataOf(`/api/public/products/reviews?${asked}`)).toEqual(body.data)
    expect(await dataOf(`/api/public/reviews/count?${asked}`)).toEqual({ count: body.meta.all })
    const highlights = await guest.get("/api/public/reviews/highlights/1001")
    const [helpful, critical, ...others] = highlights.body.data
    expect(helpful).toEqual(body.data[0])
    expect(critical.rating).toBeLessThan(4)
    expect(others).toEqual([])
    const { all, histogram, parts, recommended_percent } = body.meta
    expect(highlights.body.meta).toEqual({ all, histogram, parts, recommended_percent })
    const photos = await dataOf("/api/public/review-images/1001/product")
    expect(photos.length).toBeGreaterThan(0)
    // As the specification writes it, with a slash at its end.
    const popular = await dataOf("/api/public/reviews/brands/101/popular/")
    expect(popular).toHaveLength(10)
    expect(popular[0].likes).toBeGreaterThanOrEqual(popular[9].likes)
  })

  it("answers banners by place, in groups", async () => {
    const asked = filter({ locations: ["home", "all"] })
    const groups = await dataOf(`/api/banners/all-home-banner/all?${asked}`)
    expect(Object.keys(groups)).toEqual(expect.arrayContaining(["top_banners", "emergency_announcement"]))
    for (const [group, shown] of Object.entries<ReadonlyArray<object>>(groups))
      for (const banner of shown) expect(banner).toMatchObject({ group, more_info: { apply: expect.any(String) } })
    expect(await dataOf(`/api/catalogue/banners?${asked}`)).toEqual(groups)
  })

  it("answers a member's bag, orders and purchases at each of their addresses", async () => {
    const bag = await member.post("/api/cart/user/me/carts", {
      product_id: 1001,
      combination_id: "100103",
      quantity: 2
    })
    expect(bag.status).toBe(200)
    expect(await dataOf("/api/cart/user/me/carts/count", member)).toEqual({ count: 2 })
    expect(await dataOf("/api/cart/user/me/carts/saved-for-later", member)).toEqual([])
    const orders = await dataOf("/api/orders/users/me/orders", member)
    expect(await dataOf("/api/orders/user/me/orders", member)).toEqual(orders)
    expect((await dataOf("/api/orders/user/me/orders/count", member)).count).toBe(orders.length)
    expect(Array.isArray(await dataOf("/api/orders/users/me/recently-bought", member))).toBe(true)
  })

  it("answers the ways to pay: a transfer to one of three accounts first", async () => {
    const [transfer, ...others] = await dataOf("/api/payments/payment-methods")
    expect(transfer.method).toBe("bank-transfer")
    expect(transfer.bank_accounts).toHaveLength(3)
    expect(others.map(({ method }: { method: string }) => method)).toEqual(["virtual-account", "qris", "cod"])
  })

  it("begins no payment of an order that is not there", async () => {
    const asked = { code: "PDR-261120-7K3QX" }
    const { status, body } = await guest.post("/api/payments/payments", asked)
    expect([status, body.code]).toEqual([404, "ORDER_NOT_FOUND"])
  })

  it("tells the sites that share the log-in who is logged in", async () => {
    expect(await dataOf("/api/sso/session")).toEqual({ is_logged_in: false })
    const { id } = await dataOf("/api/account/user/me", member)
    expect(await dataOf("/api/sso/session", member)).toEqual({ is_logged_in: true, user_id: id })
  })
})
