import { Effect } from "effect"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { sqlRecommend } from "#adapters/postgres/discovery/recommend.sql.ts"
import { everythingOf } from "#adapters/postgres/members/my-data.sql.ts"
import { MemberId } from "#core/account/member.ts"
import { ProductId } from "#core/catalogue/product.ts"
import { noTaste } from "#core/discovery/recommending/recommendation.ts"
import { type Calls, callsOf, signedIn } from "../orders/signed-in.ts"
import { openSpecShop, type SpecShop } from "../shop.ts"

const path = "/api/public/user/me/recommendations"

describe("the calls of discovery", () => {
  let shop: SpecShop
  let guest: Calls
  let member: Calls = callsOf(fetch as never)

  beforeAll(async () => {
    shop = await openSpecShop()
    guest = callsOf(shop.ask)
    member = await signedIn(shop.shop.db, MemberId("u2001"), shop.clock.now(), shop.ask)
  })
  afterAll(() => shop.close())

  it("recommend with a reason and name only what the member answered; no cache stores it", async () => {
    const { body } = await member("GET", path)
    const answers = body.meta.answers.map((one: { _id: string }) => one._id)
    expect(body.data).toHaveLength(10)
    expect(answers).toContain("skin-combination")
    for (const { product, reason } of body.data) {
      expect(product.is_in_stock).toBe(true)
      if (reason?.kind === "answer") expect(answers).toContain(reason.tag)
    }
    expect(body.data.some((one: { reason?: { kind: string } }) => one.reason?.kind === "answer")).toBe(true)
    const second = await member("GET", `${path}?skip=10&limit=10`)
    const ids = [...body.data, ...second.body.data].map((one: { product: { id: number } }) => one.product.id)
    expect(new Set(ids).size).toBe(20)
    expect((await shop.ask(path)).headers.get("cache-control")).toBe("no-store")
    expect((await guest("GET", path)).status).toBe(401)
    expect((await member("GET", `${path}?limit=31`)).status).toBe(422)
  })

  it("change with the beauty profile at once", async () => {
    const newcomer = await signedIn(shop.shop.db, MemberId("demo-new"), shop.clock.now(), shop.ask)
    const before = (await newcomer("GET", path)).body
    expect([before.data.length, before.meta.answers]).toEqual([10, []])
    expect(before.data.every((one: { reason?: unknown }) => one.reason === undefined)).toBe(true)
    const beauty = { beauty: ["hair-curly", "concern-pores"], beauty_profile_created_from: "review-web" }
    expect((await newcomer("POST", "/api/public/user/me/tags/", beauty)).status).toBe(200)
    const after = (await newcomer("GET", path)).body
    expect(after.meta.answers.map((one: { _id: string }) => one._id)).toEqual(["hair-curly", "concern-pores"])
    expect(after.data.some((one: { reason?: { tag?: string } }) => one.reason?.tag === "concern-pores")).toBe(true)
  })

  it("recommend the same from the index and from the database", async () => {
    const reader = { language: "id", now: shop.clock.now() } as const
    const tastes = [
      noTaste,
      { ...noTaste, answers: ["skin-oily", "tone-tan"], loved: [ProductId(1003)], bought: [ProductId(1001)] },
      { ...noTaste, interests: ["103", "hair-curly"], tried: [ProductId(1010)] }
    ]
    for (const taste of tastes)
      expect(await Effect.runPromise(shop.shop.catalogue.index.recommending.recommend(taste, reader))).toEqual(
        await Effect.runPromise(sqlRecommend(shop.shop.db).recommend(taste, reader))
      )
  })

  it("bookmark a product, which says it to the member alone", async () => {
    const mark = "/api/public/product/1001/bookmarks"
    expect((await member("POST", mark, {})).body.data).toEqual({ product_id: 1001, has_bookmarked: true })
    expect((await member("GET", "/api/public/user/me/product-bookmarks?ids=1001,1002")).body.data).toEqual([
      { product_id: 1001, has_bookmarked: true },
      { product_id: 1002, has_bookmarked: false }
    ])
    expect((await member("POST", mark, { has_bookmarked: true })).body.data.has_bookmarked).toBe(true)
    expect((await member("POST", mark, {})).body.data.has_bookmarked).toBe(false)
    expect((await guest("POST", mark, {})).status).toBe(401)
    expect((await member("POST", "/api/public/product/99/bookmarks", {})).status).toBe(404)
    expect((await member("POST", mark, { has_bookmarked: "yes" })).status).toBe(422)
  })

  it("answer the merchant's selections, then those of categories without one, and refuse unknown ones", async () => {
    const { body } = await guest("GET", "/api/public/curated-selections")
    const ids: ReadonlyArray<string> = body.data.map((one: { _id: string }) => one._id)
    expect(ids.slice(0, 4)).toEqual(["tiga-langkah", "cakep-sawo-matang", "kado-menit-terakhir", "nyaman-balik-hijab"])
    // Categories 101 to 103 and 108 have one of the merchant's.
    expect(ids.slice(4).toSorted()).toEqual(["104", "105", "106", "107"])
    for (const id of ids) {
      const { status, body: one } = await guest("GET", `/api/public/curated-selections/${id}`)
      expect(status).toBe(200)
      expect(one.data.steps.length).toBeGreaterThanOrEqual(2)
      for (const step of one.data.steps) expect(step.choices.length).toBeGreaterThan(0)
    }
    expect((await guest("GET", "/api/public/curated-selections/no-such")).status).toBe(404)
    expect((await guest("GET", "/api/public/curated-selections/999")).status).toBe(404)
  })

  it("give a member their bookmarks with the rest of their data", async () => {
    await member("POST", "/api/public/product/1002/bookmarks", { has_bookmarked: true })
    const subjects = await Effect.runPromise(everythingOf(shop.shop.db, MemberId("u2001")))
    expect(subjects["product_bookmarks"]).toMatchObject([{ product_id: 1002 }])
  })
})
