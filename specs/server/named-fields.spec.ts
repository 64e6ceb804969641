import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { openSpecShop, type SpecShop } from "../shop.ts"
import { type Viewer, viewerAt } from "./viewer.ts"

// Fields that specification 3 names, as a client of the demo shop reads them; what is said of them elsewhere is not repeated.
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
  expect([path, status]).toEqual([path, 200])
  return body.data
}
const [text, number] = [expect.any(String), expect.any(Number)]
const [flag, moment] = [expect.any(Boolean), expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)]

describe("the fields of specification 3", () => {
  it("of a member: who they are, where they live, what they chose, and their bearer", async () => {
    expect(await dataOf("/api/account/user/me", member)).toMatchObject({
      _id: "u2001",
      id: "u2001",
      user_name: "ratnawidya",
      first_name: "Ratna",
      last_name: "Widya",
      name: "Ratna Widya",
      email: "ratna@pendar.test",
      phone_no: "81200000001",
      phone_code: "+62",
      phone_no_e164: "+6281200000001",
      is_verified_phone: true,
      is_verified_email: flag,
      gender: "Female",
      salute: "Ms",
      date_of_birth: "1989-04-21",
      social: expect.any(Object),
      city: { id: "32.73", name: "Kota Bandung" },
      province: { id: "32", name: "Jawa Barat" },
      country: { name: "Indonesia" },
      points: 240,
      acquisition_source: text,
      is_fb: false,
      is_google: false,
      is_google_registered_pending: false,
      beauty: expect.any(Array),
      interest: expect.any(Array),
      subscribings: expect.any(Array),
      is_subscribings_set: flag,
      coachmark_visited: expect.any(Array),
      level: "super",
      is_expert: true,
      clients: { dashboard: { token: text } }
    })
    const other = viewerAt(shop.ask)
    await other.post("/auth/login", { email: "galih@pendar.test", password: "pendar123", source: "review" })
    expect(await dataOf("/api/account/user/me", other)).toMatchObject({ gender: "Male", salute: "Mr" })
    const changed = { nick_name: "Galih", bio: "Suka toner", social: { instagram: "https://instagram.com/galih" } }
    const { id } = await dataOf("/api/account/user/me", other)
    await shop.ask(`/api/public/users/${id}`, {
      method: "PUT",
      headers: {
        origin: "http://shop.test",
        "content-type": "application/json",
        cookie: [...other.jar].map(([name, value]) => `${name}=${value}`).join("; ")
      },
      body: JSON.stringify(changed)
    })
    expect(await dataOf("/api/account/user/me", other)).toMatchObject(changed)
  })

  it("of a category: its address, its pictures, what is above and below it", async () => {
    const tree = await dataOf("/api/catalogue/categories")
    for (const top of tree)
      expect(top).toMatchObject({ link_rewrite: top.slug, is_featured: flag, children: expect.any(Array) })
    const pictured = tree.filter(({ logo }: { logo?: object }) => logo !== undefined)
    expect(pictured.length).toBeGreaterThan(0)
    for (const { banner, banner_for_sociolla } of pictured) {
      expect(banner).toMatch(/^\/media\//)
      expect(banner_for_sociolla).toBe(banner)
    }
    const [{ _id, name, slug, children }] = tree
    const below = await dataOf(`/api/catalogue/v3/categories/path/${children[0]._id}`)
    expect(below.parents).toEqual([{ _id, name, slug }])
  })

  it("of a brand: its logo and the country it comes from", async () => {
    const brands = await dataOf("/api/catalogue/v3/brands")
    const country = { name: "Indonesia", phone_code: "+62", country_tag_id: "origin-id" }
    expect(brands.find(({ id }: { id: number }) => id === 101)).toMatchObject({
      _id: "b101",
      slug: "senandika",
      name: "Senandika",
      logo: "/media/brands/101.svg",
      country,
      country_tag_id: "origin-id",
      my_pendar_sql_id: 101
    })
  })

  it("of a product: its names, its pictures, whether it can be had, and its combinations", async () => {
    const ordinary = await dataOf("/api/catalogue/v3/products/1001")
    expect(ordinary).toMatchObject({
      id: 1001,
      id_product: number,
      pendar_product_id: 1001,
      name: "Delima Satin Lipstick",
      slug: "senandika-delima-satin-lipstick",
      brand: { id: 101, name: "Senandika" },
      manufacturer_name: "Senandika",
      image: ordinary.images[0].url,
      default_category: { name: "Lipstik" },
      stock: number,
      available_for_order: true,
      active: true,
      is_in_stock: true,
      is_active_in_lulla: false
    })
    expect(ordinary.images.map(({ is_cover }: { is_cover: boolean }) => is_cover)).toEqual(
      ordinary.images.map((_: object, place: number) => place === 0)
    )
    const preOrder = await dataOf("/api/catalogue/v3/products/1123")
    for (const { combinations } of [ordinary, preOrder])
      for (const one of combinations)
        expect(one).toMatchObject({
          _id: text,
          stock: number,
          price: number,
          is_default: flag,
          is_active_in_review: flag,
          attributes: { shade: { name: text } },
          images: expect.any(Array)
        })
    for (const one of ordinary.combinations) expect([one.is_pre_order, one.delivery_date]).toEqual([false, undefined])
    expect(preOrder.combinations.some((one: object) => "delivery_date" in one)).toBe(true)
    for (const one of preOrder.combinations)
      expect(one).toMatchObject(one.is_pre_order ? { delivery_date: moment } : { is_pre_order: false })
  })

  it("of a bag: its lines, what each costs, and the four amounts", async () => {
    const lines = [{ product_id: 1001, combination_id: "100103", quantity: 2 }]
    const { status, body } = await guest.post("/api/cart/user/me/carts/validate", { lines })
    expect(status).toBe(200)
    const { price_after_discount: each } = body.data.products[0].detail
    expect(body.data).toMatchObject({
      _id: text,
      has_oos_product: false,
      total_amount: 2 * each,
      total_amount_after_discount: 2 * each,
      total_extra_charge: 0,
      total_amount_after_extra: 2 * each,
      products: [
        {
          id: text,
          quantity: 2,
          is_pre_order: false,
          total_price: 2 * each,
          detail: {
            product_id: 1001,
            combination_id: "100103",
            name: "Delima Satin Lipstick",
            brand: { id: 101 },
            categories: expect.any(Array),
            price: number,
            is_dangerous: false,
            available_for_guest: true
          }
        }
      ]
    })
  })

  it("of a member's search: the words, and what was opened by which way", async () => {
    const made = { keyword: "serum", entity_id: "1001", source_from: "search" }
    expect((await member.post("/search-history-keywords", made)).status).toBe(201)
    const [newest] = await dataOf("/api/public/search-history-keywords?limit=5", member)
    expect(newest).toMatchObject({ _id: text, ...made, entity_type: "product" })
  })
})
