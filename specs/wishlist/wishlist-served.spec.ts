import { Effect } from "effect"
import { sql } from "kysely"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { sqlProfiles } from "#adapters/postgres/members/profile.sql.ts"
import { MemberId } from "#core/account/member.ts"
import { type Calls, callsOf, signedIn } from "../orders/signed-in.ts"
import { openSpecShop, type SpecShop } from "../shop.ts"

const catalogue = "/api/catalogue/v3/users/me/wishlists"
const own = "/api/public/wishlists"
const hearts = "/api/public/user/me/wishlist-hearts"

describe("the calls for a wishlist", () => {
  let shop: SpecShop
  let guest: Calls = callsOf(fetch as never)
  let [rani, sari]: [Calls, Calls] = [guest, guest]
  let product: {
    readonly id_product: number
    readonly combinations: ReadonlyArray<{ readonly _id: string; readonly price_after_discount: number }>
  }
  const run = <A, E>(effect: Effect.Effect<A, E>) => Effect.runPromise(effect)
  const as = (id: string) => signedIn(shop.shop.db, MemberId(id), shop.clock.now(), shop.ask)

  beforeAll(async () => {
    shop = await openSpecShop()
    guest = callsOf(shop.ask)
    rani = await as("u2001")
    sari = await as("u2002")
    product = (await guest("GET", "/api/catalogue/v3/products/1001")).body.data
  })
  beforeEach(async () => {
    await run(shop.shop.db.ask((on) => on.deleteFrom("wishlist_entries").execute()))
  })
  afterAll(() => shop.close())

  it("one entry is added by either API, twice is once, and it is removed by the id they answer. D-46", async () => {
    const [first, second] = product.combinations
    const added = await rani("POST", catalogue, { product_id: 1001, product_combination_id: second?._id })
    expect(added).toMatchObject({ status: 200, body: { success: true, data: { is_wishlisted: true } } })
    const again = await rani("POST", own, {
      id_product: product.id_product,
      id_product_attribute: second?._id,
      my_sociolla_sql_id: product.id_product
    })
    expect(again.status).toBe(200)
    const id = again.body.data.wishlist.id_wishlist_product
    expect(id).toBe(added.body.data.wishlist.id_wishlist_product)
    const ordinary = await rani("POST", "/api/public/wishlist", { id_product: product.id_product })
    expect(ordinary.body.data.wishlist.product_combination_id).toBe(first?._id)
    expect((await rani("GET", hearts)).body.data).toHaveLength(2)
    for (const _ of ["once", "twice"])
      expect(await rani("DELETE", `${own}/${id}`)).toMatchObject({ status: 200, body: { success: true, data: true } })
    expect(await rani("DELETE", `${own}/no-such`)).toMatchObject({ status: 200, body: { data: true } })
    expect((await rani("GET", hearts)).body.data).toMatchObject([
      { product_combination_id: first?._id, is_wishlist: true }
    ])
  })

  it("the list says what its products are, what they cost when they were saved, and what each filter leaves", async () => {
    const [first] = product.combinations
    await rani("POST", catalogue, { product_id: 1001 })
    shop.clock.advance(1_000)
    await rani("POST", catalogue, { product_id: 1002 })
    const { status, body } = await rani("GET", `${own}?skip=0&limit=1&sort=-saved_at`)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      data: [{ product_id: 1002, is_wishlist: true }],
      meta: { total: 2, skip: 0, limit: 1, counts: { all: 2, price_dropped: 0 } }
    })
    const older = await rani("GET", `/api/public/wishlist?skip=1&limit=1&sort=-saved_at`)
    expect(older.body.data).toMatchObject([
      {
        saved_price: first?.price_after_discount,
        product: { id: 1001, wishlist_product: true, id_wishlist_product: first?._id },
        detail: { product_id: 1001, combination_id: first?._id, price_after_discount: first?.price_after_discount }
      }
    ])
    const filtered = `${own}?filter=${encodeURIComponent('{"show":"price_dropped"}')}`
    expect((await rani("GET", filtered)).body).toMatchObject({ data: [], meta: { total: 0, counts: { all: 2 } } })
    for (const path of [`${own}?limit=101`, `${own}?filter=%7B%22show%22%3A%22x%22%7D`, `${own}?sort=price`])
      expect([path, (await rani("GET", path)).status]).toEqual([path, 422])
  })

  it("shows each member their own rows alone, to no cache, and nothing of them in public answers", async () => {
    await rani("POST", catalogue, { product_id: 1001 })
    expect((await sari("GET", own)).body.data).toEqual([])
    expect((await sari("GET", hearts)).body.data).toEqual([])
    const [entry] = (await rani("GET", hearts)).body.data
    await sari("DELETE", `${own}/${entry.id_wishlist_product}`)
    expect((await rani("GET", hearts)).body.data).toEqual([entry])
    for (const path of [own, hearts]) expect((await shop.ask(path)).headers.get("cache-control")).toBe("no-store")
    const asked = "/api/catalogue/v3/products/1001"
    expect((await rani("GET", asked)).body).toEqual((await guest("GET", asked)).body)
    expect((await rani("GET", asked)).body.data.wishlist_product).toBe(false)
  })

  it("refuses guests, unknown products and bad bodies, each with its code and field", async () => {
    for (const [method, path, body] of [
      ["POST", catalogue, { product_id: 1001 }],
      ["POST", own, { id_product: 1 }],
      ["DELETE", `${own}/x`, undefined],
      ["GET", own, undefined],
      ["GET", hearts, undefined]
    ] as const)
      expect([path, (await guest(method, path, body)).body.code]).toEqual([path, "UNAUTHENTICATED"])
    expect(await rani("POST", catalogue, { product_id: 999_999 })).toMatchObject({
      status: 404,
      body: { code: "PRODUCT_NOT_FOUND" }
    })
    expect(await rani("POST", catalogue, { product_id: 1001, product_combination_id: "no-such" })).toMatchObject({
      status: 404
    })
    const bad = await rani("POST", catalogue, { product_id: "serum" })
    expect(bad).toMatchObject({ status: 422, body: { code: "INVALID_DATA" } })
    expect(Object.keys(bad.body.fields)).toEqual(["product_id"])
    expect((await rani("POST", own, {})).status).toBe(422)
  })

  it("refuses a product without a number in the sister shop with the words of the specification", async () => {
    const { db } = shop.shop
    await run(
      db.ask(async (on) => {
        await sql`update products set sold_as = null, version = version + 1 where id = 1003`.execute(on)
        await sql`update versions set value = value + 1 where name = 'catalogue'`.execute(on)
        await sql`update products set version = (select value from versions where name = 'catalogue') where id = 1003`.execute(
          on
        )
      })
    )
    await shop.shop.settle()
    expect(await rani("POST", catalogue, { product_id: 1003 })).toMatchObject({
      status: 422,
      body: { code: "NOT_FOR_WISHLIST", message: "Can not add this product to whishlist" }
    })
  })

  it("is part of a member's own data, and goes with the account", async () => {
    await sari("POST", catalogue, { product_id: 1001 })
    await sari("POST", catalogue, { product_id: 1002 })
    const [{ id_wishlist_product: id }] = (await sari("GET", hearts)).body.data
    await sari("DELETE", `${own}/${id}`)
    const { db } = shop.shop
    const stored = (await run(sqlProfiles(db).everything(MemberId("u2002"))))["wishlist"]
    expect(stored).toHaveLength(1)
    expect(Object.keys(stored?.[0] ?? {}).toSorted()).toEqual(["at", "combination_id", "price", "product_id"])
    const nothingElse = { session: undefined, messageTo: () => undefined }
    await run(db.inTransaction((tx) => sqlProfiles(tx).erase(MemberId("u2002"), shop.clock.now(), nothingElse)))
    const left = await run(db.ask((on) => sql`select from wishlist_entries where member_id = 'u2002'`.execute(on)))
    expect(left.rows).toEqual([])
  })
})
