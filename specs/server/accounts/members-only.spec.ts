import { randomUUID } from "node:crypto"
import { Effect } from "effect"
import { sql } from "kysely"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { sqlAccount } from "#adapters/postgres/members/account.sql.ts"
import { addressesOf } from "#adapters/server/http/serve-port.ts"
import type { AnyEndpoint } from "#adapters/wire/endpoint.ts"
import { MemberId } from "#core/account/member.ts"
import { subscriptionAt } from "#specs/push/some-subscription.ts"
import { upload } from "#specs/reviews/photos/some-photos.ts"
import { putMembers } from "../../orders/members.ts"
import { productOf } from "../../orders/selling-shop.ts"
import { openServedShop, type ServedShop } from "../../orders/served-shop.ts"
import { contactOf, delivery } from "../../orders/shopper.ts"
import { type Calls, callsOf, signedIn } from "../../orders/signed-in.ts"
import { reviewOf, reviewText } from "../../reviews/writing/review-writers.ts"
import { tableRows } from "../wire-rows.ts"

const members = tableRows.filter(({ refusals }) => "Unauthenticated" in refusals)
const named = ({ method, service, path }: AnyEndpoint) => `${method.toUpperCase()} ${service} ${path}`

const secret = "rahasia-ani"

describe("a member's calls", () => {
  let shop: ServedShop
  let [ani, budi]: [Calls, Calls] = [callsOf(fetch as never), callsOf(fetch as never)]
  /** Ani's objects, by what stands before a part of a path. */
  let objects: Readonly<Record<string, string>> = {}

  beforeAll(async () => {
    shop = await openServedShop("postgres", { a: 9, b: 9 })
    const { db } = shop.shop
    await putMembers(db, "ani", "budi", "cici")
    ani = await signedIn(db, MemberId("ani"), shop.clock.now(), shop.ask)
    budi = await signedIn(db, MemberId("budi"), shop.clock.now(), shop.ask)
    const place = { ...delivery.delivery.address, line: `Jalan ${secret}` }
    const goods = (name: string) => ({ product_id: productOf(name), combination_id: name, quantity: 1 })
    await ani("PUT", "/api/public/users/ani", { nick_name: "Rahasia" })
    const [address] = (await ani("POST", "/api/public/user/me/addresses", { address: place })).body.data
    const [search] = (await ani("POST", "/api/public/search-history-keywords", { keyword: secret })).body.data
    const click = { keyword: secret, entity_id: "1", entity_type: "product" }
    const clicked = (await ani("POST", "/api/public/search-history-clicks", click)).body.data
    await ani("POST", "/api/cart/user/me/carts", goods("a"))
    const saved = (await ani("POST", "/api/cart/user/me/carts/saved-for-later", { line_id: "a" })).body.data
    const bag = (await ani("POST", "/api/cart/user/me/carts", goods("b"))).body.data
    const choose = async (id: string) =>
      (
        await ani("PUT", `/api/orders/checkouts/${id}`, {
          contact: contactOf(`${secret}@pembeli.test`),
          delivery: { ...delivery.delivery, address: place },
          bank: "bca"
        })
      ).body.data
    const begun = async () => (await ani("POST", "/api/orders/checkouts", { cart_id: bag._id })).body.data.checkout_id
    const { checkout_id, version, quote_hash } = await choose(await begun())
    const key = { "idempotency-key": randomUUID() }
    const { order } = (await ani("POST", "/api/orders/order", { checkout_id, version, quote_hash }, key)).body.data
    const [{ id: line }] = (await ani("POST", "/api/cart/user/me/carts", goods("b"))).body.data.products
    // Held for its price: other members find it nowhere.
    const details = `${reviewText(1)} ${secret} promo 3 botol 99rb`
    const { _id: review } = (await ani("POST", "/api/public/reviews", reviewOf("a", details))).body.data
    const { image_id: photo } = await upload(ani)
    const { _id: brand } = (await ani("POST", "/api/public/brands", { brand_name: `Merek ${secret}` })).body.data
    const proposal = randomUUID()
    await Effect.runPromise(
      db.ask(async (on) => {
        await sql`insert into categories (id, slug, name, level, position) values ('usul', 'usul', '{"id": "", "en": ""}', 1, 1)`.execute(
          on
        )
        await sql`insert into product_proposals (id, member_id, brand_name, name, key, category_id, language, created_at, changed_at)
          values (${proposal}, 'ani', ${secret}, ${secret}, 'kunci', 'usul', 'id', now(), now())`.execute(on)
      })
    )
    await ani("POST", "/api/catalogue/v3/users/me/wishlists", {
      product_id: productOf("a"),
      product_combination_id: "a"
    })
    const [wished] = (await ani("GET", "/api/public/user/me/wishlist-hearts")).body.data
    const { _id: device } = (await ani("POST", "/api/public/user/me/push-subscriptions", subscriptionAt(secret))).body
      .data
    objects = {
      "/user/me/push-subscriptions": device,
      "/brands": brand,
      "/wishlists": wished.id_wishlist_product,
      "/products": proposal,
      "/review-images": photo,
      "/reviews": review,
      "/user/me/reviews": review,
      "/users": "ani",
      "/user/me/addresses": address._id,
      "/search-history-keywords": search._id,
      "/search": clicked._id,
      "/user/me/carts": line,
      "/user/me/carts/saved-for-later": saved.saved_for_later[0].id,
      "/users/me/orders": order.code,
      "/payment-receipts": order.code,
      "/return-photos": order.code,
      "/newsfeed": review,
      "/checkouts": (await choose(await begun())).checkout_id
    }
  })
  afterAll(() => shop.close())

  it("are many, and refuse every guest before they look at anything", async () => {
    expect(members.length).toBeGreaterThan(30)
    const guest = callsOf(shop.ask)
    for (const row of members)
      for (const address of addressesOf(row)) {
        const path = address.replace(/\{\w+\}/g, "1")
        for (const body of row.method === "get" || row.method === "delete" ? [undefined] : [{}, { points: 1 }]) {
          const { status, body: answer } = await guest(row.method.toUpperCase(), path, body)
          expect([named(row), status, answer.code]).toEqual([named(row), 401, "UNAUTHENTICATED"])
        }
      }
  })

  it("are refused if the session ends while their body is on its way", async () => {
    const { db } = shop.shop
    const withBody = members.filter(({ method }) => method !== "get" && method !== "delete")
    expect(withBody.length).toBeGreaterThan(15)
    for (const row of withBody) {
      const path = (addressesOf(row)[0] ?? "").replace(/\{\w+\}/g, "1")
      const late = await signedIn(db, MemberId("cici"), shop.clock.now(), (where, init) => {
        const bytes = new TextEncoder().encode(String(init?.body))
        const body = new ReadableStream(
          {
            // The headers have been read, and its member was recognised by them.
            pull: async (stream) => {
              await Effect.runPromise(sqlAccount(db, shop.clock.now).sessions.endAll(MemberId("cici")))
              stream.enqueue(bytes)
              stream.close()
            }
          },
          { highWaterMark: 0 }
        )
        return shop.ask(where, { ...init, body, duplex: "half" } as RequestInit)
      })
      const { status, body } = await late(row.method.toUpperCase(), path, bodyFor(row))
      expect([named(row), status, body.code]).toEqual([named(row), 401, "UNAUTHENTICATED"])
    }
  })

  it("never find another member's objects", async () => {
    const personal = [
      ...members,
      ...tableRows.filter(({ service, path }) => service === "orders" && path.includes("{"))
    ]
    // A product is everyone's: each member has a bookmark of their own.
    const isRepeatable = new Set(["/wishlists/{id}", "/user/me/push-subscriptions/{id}"])
    const isShared = (path: string) => path === "/product/{id}/bookmarks"
    for (const row of personal.filter(({ path }) => path.includes("{") && !isShared(path))) {
      const object = objects[row.path.slice(0, row.path.indexOf("/{"))]
      expect([named(row), typeof object]).toEqual([named(row), "string"])
      const path = (addressesOf(row)[0] ?? "").replace(/\{\w+\}/, object ?? "")
      const { status, body } = await budi(row.method.toUpperCase(), path, bodyFor(row))
      // A removal of what is not there is done: D-46, decision 0140.
      expect([named(row), status]).toEqual([named(row), isRepeatable.has(row.path) ? 200 : 404])
      expect(JSON.stringify(body)).not.toContain(secret)
    }
    // They are all still there.
    expect((await ani("GET", "/api/public/user/me/wishlist-hearts")).body.data).toMatchObject([
      { id_wishlist_product: objects["/wishlists"] }
    ])
    expect((await ani("GET", "/api/public/user/me/push-subscriptions")).body.data.devices).toMatchObject([
      { _id: objects["/user/me/push-subscriptions"] }
    ])
    expect((await ani("GET", "/api/public/user/me/addresses")).body.data).toHaveLength(1)
    expect((await ani("GET", "/api/cart/user/me/carts/all")).body.data).toMatchObject({
      cart: { count: 1 },
      saved_for_later: [{}]
    })
    expect((await ani("GET", "/api/public/user/me/reviews")).body.data).toMatchObject([{ status: "held", version: 1 }])
  })

  it("do nothing with another member's checkout or order that is named beside the path", async () => {
    const [checkout_id, code] = [objects["/checkouts"], objects["/users/me/orders"]]
    const shipping = await budi("GET", `/api/orders/shipping-options?checkout_id=${checkout_id}&district_id=31.74.07`)
    const key = { "idempotency-key": randomUUID() }
    const asked = { checkout_id, version: 2, quote_hash: "0123456789abcdef" }
    const placed = await budi("POST", "/api/orders/order", asked, key)
    const transfer = { code, bank: "BCA", sender: "Budi", amount: 1, date: "2026-11-20" }
    const confirmed = await budi("POST", "/api/payments/payment-confirms", transfer, key)
    expect([shipping.status, placed.status, confirmed.status]).toEqual([404, 404, 404])
  })

  it("tell another member nothing", async () => {
    const reading = tableRows.filter(({ method, path }) => method === "get" && !path.includes("{"))
    for (const row of reading)
      for (const address of addressesOf(row)) {
        const { body } = await budi("GET", address)
        expect([address, JSON.stringify(body).toLowerCase().includes(secret)]).toEqual([address, false])
      }
    for (const path of ["user/me/data", "user/me/addresses", "user/me/reviews", "search-history-keywords"])
      expect(JSON.stringify((await ani("GET", `/api/public/${path}`)).body)).toContain(secret)
  })
})

/** Something that the row takes, so that it is not the form that is refused. */
const bodyFor = ({ method, path }: AnyEndpoint): unknown => {
  if (method === "get" || method === "delete") return undefined
  if (path.endsWith("/feedbacks")) return { feedback: true }
  if (path.startsWith("/user/me/addresses")) return { address: delivery.delivery.address }
  if (path.endsWith("/reports")) return { type: "spam" }
  if (path === "/reviews/{id}") {
    const { product_id: _, ...form } = reviewOf("a", reviewText(2))
    return { ...form, version: 1 }
  }
  if (path === "/brands/{id}") return { brand_name: "Merek Budi", version: 1 }
  if (path === "/products/{id}")
    return { product_name: "Serum", category: "a", subcategory1: "b", subcategory2: "c", images: [], version: 1 }
  if (path.endsWith("/cancel")) return { reason: "other" }
  if (path.endsWith("/return"))
    return {
      reason: "damaged",
      lines: [{ line_id: "a", quantity: 1 }],
      photos: ["p"],
      refund_to: { kind: "voucher" }
    }
  return {}
}
