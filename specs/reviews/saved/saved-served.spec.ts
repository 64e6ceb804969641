import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { MemberId } from "#core/account/member.ts"
import { type Calls, callsOf, signedIn } from "../../orders/signed-in.ts"
import { openSpecShop, type SpecShop } from "../../shop.ts"

const path = "/api/public/user/me/review-bookmarks"

describe("the call for saved reviews", () => {
  let shop: SpecShop
  let reader: Calls = callsOf(fetch as never)

  beforeAll(async () => {
    shop = await openSpecShop()
    reader = await signedIn(shop.shop.db, MemberId("u2002"), shop.clock.now(), shop.ask)
  })
  afterAll(() => shop.close())

  it("answers each review with its product, the latest first, and is stored by no cache", async () => {
    expect((await reader("GET", path)).body).toMatchObject({ data: [], meta: { total: 0, skip: 0 } })
    await reader("POST", "/api/public/reviews/r10001/bookmarks", {})
    shop.clock.advance(1_000)
    await reader("POST", "/api/public/reviews/r10003/bookmarks", {})
    const { body } = await reader("GET", path)
    expect(body.data.map((one: { review: { _id: string } }) => one.review._id)).toEqual(["r10003", "r10001"])
    expect(body.data[1]).toMatchObject({ product: { id: 1001 } })
    expect(body.meta).toMatchObject({ total: 2, skip: 0 })
    const second = await reader("GET", `${path}?skip=1&limit=1`)
    expect(second.body).toMatchObject({ data: [{ review: { _id: "r10001" } }], meta: { total: 2, skip: 1 } })
    expect((await shop.ask(path)).headers.get("cache-control")).toBe("no-store")
  })

  it("refuses guests, and pages that are too large", async () => {
    expect((await callsOf(shop.ask)("GET", path)).status).toBe(401)
    expect((await reader("GET", `${path}?limit=101`)).status).toBe(422)
  })
})
