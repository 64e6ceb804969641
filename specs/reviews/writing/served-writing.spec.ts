import { Effect } from "effect"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { shopEngines } from "#specs/database.ts"
import { productOf } from "#specs/orders/selling-shop.ts"
import { openServedShop, type ServedShop } from "#specs/orders/served-shop.ts"
import { callsOf } from "#specs/orders/signed-in.ts"
import { countedNaively, post, reviewOf, reviewText, writerIn } from "./review-writers.ts"

const stateOf = (product: string) => `/api/public/user/me/review-block?product_id=${productOf(product)}`
const link = `${reviewText(90)} pesan lewat https://toko-lain.test/promo saja`

describe.each(shopEngines)("reviews that are sent to a shop on %s", (engine) => {
  let served: ServedShop
  beforeAll(async () => {
    served = await openServedShop(engine, { "1001": 5, "1002": 5, "1003": 5, "1004": 5, "1005": 5 })
  })
  afterAll(() => served.close())

  const read = async (path: string) => (await served.ask(`/api${path}`)).json()
  const listed = async (product: string) =>
    (await read(`/public/reviews?filter=${encodeURIComponent(JSON.stringify({ product: productOf(product) }))}`)).data

  it("come from members alone", async () => {
    const guest = callsOf(served.ask, { "sec-fetch-site": "same-origin" })
    expect((await post(guest, reviewOf("1001", reviewText(1)))).status).toBe(401)
    expect((await guest("GET", stateOf("1001"))).status).toBe(401)
  })

  it("are refused while the registration of their writer is half, also as changes. D-35", async () => {
    const writer = await writerIn(served, "setengah", 30)
    const registered = (gender: "female" | null) =>
      Effect.runPromise(
        served.shop.db.ask((on) => on.updateTable("members").set({ gender }).where("id", "=", "setengah").execute())
      )
    await registered(null)
    const review = reviewOf("1005", reviewText(5))
    const refused = await post(writer, review)
    expect([refused.status, refused.body.code]).toEqual([422, "PROFILE_INCOMPLETE"])
    await registered("female")
    const sent = await post(writer, review)
    expect(sent.status).toBe(201)
    await registered(null)
    const { product_id: _, ...form } = reviewOf("1005", reviewText(6))
    const change = () => writer("PUT", `/api/public/reviews/${sent.body.data._id}`, { ...form, version: 1 })
    expect((await change()).body.code).toBe("PROFILE_INCOMPLETE")
    await registered("female")
    expect((await change()).status).toBe(200)
    expect(await countedNaively(served)).toEqual([])
  })

  it("are published at once, and change the stars of their product without building the index again", async () => {
    const writer = await writerIn(served, "ayu", 30)
    expect((await writer("GET", stateOf("1001"))).body.data).toEqual({
      blocked: false,
      combinations: []
    })
    const catalogue = served.shop.catalogue.index.version()
    const sent = await post(writer, reviewOf("1001", `  ${reviewText(2)}\n\n`))
    expect([sent.status, sent.body.data.status]).toEqual([201, "published"])
    await served.shop.catalogue.refresh()
    const [shown] = await listed("1001")
    expect(shown).toMatchObject({
      _id: sent.body.data._id,
      details: reviewText(2),
      rating: 4,
      star_effectiveness: 5,
      duration_of_used: "1–3 bulan",
      is_recommended: true,
      is_repurchase: false,
      is_verified_purchase: false,
      user: { user_name: "ayu" }
    })
    expect((await read(`/catalogue/v3/products/${productOf("1001")}`)).data.review_stats).toEqual({
      average_rating: 4,
      total_reviews: 1
    })
    expect(served.shop.catalogue.index.version()).toBe(catalogue)
    expect(await countedNaively(served)).toEqual([])
    const again = await post(writer, reviewOf("1001", reviewText(3)))
    expect([again.status, again.body.code, again.body.message]).toEqual([
      409,
      "ALREADY_REVIEWED",
      "Kamu sudah membuat review untuk produk ini."
    ])
    expect((await writer("GET", stateOf("1001"))).body.data).toMatchObject({
      blocked: false,
      review_id: sent.body.data._id,
      combinations: [{ is_reviewed: true, is_verified_purchase: false }]
    })
  })

  it("wait if they are the first of a new account: readers see nothing of them", async () => {
    const writer = await writerIn(served, "baru", 6)
    const sent = await post(writer, reviewOf("1002", reviewText(10)))
    expect([sent.status, sent.body.data.status]).toEqual([201, "held"])
    await served.shop.catalogue.refresh()
    expect(await listed("1002")).toEqual([])
    expect((await served.ask(`/api/public/reviews/${sent.body.data._id}`)).status).toBe(404)
    expect((await read(`/catalogue/v3/products/${productOf("1002")}`)).data.review_stats.total_reviews).toBe(0)
    expect((await post(writer, reviewOf("1002", reviewText(11)))).body.code).toBe("ALREADY_REVIEWED")
  })

  it("are refused with the words that have to go; the third time their writer pauses for an hour", async () => {
    const writer = await writerIn(served, "tautan", 30)
    const first = await post(writer, reviewOf("1003", link))
    expect([first.status, first.body.code]).toEqual([422, "REVIEW_REFUSED"])
    expect(first.body.details.findings).toEqual([{ code: "URL", quote: expect.stringContaining("toko-lain.test") }])
    // Neither a form with gaps nor what is there already counts as a refusal.
    expect((await post(writer, reviewOf("1003", "Bagus"))).body.code).toBe("REVIEW_INCOMPLETE")
    await post(writer, reviewOf("1003", link))
    const third = await post(writer, reviewOf("1003", link))
    expect(third.body.code).toBe("REVIEW_REFUSED")
    const blocked = await post(writer, reviewOf("1003", reviewText(20)))
    expect([blocked.status, blocked.body.code]).toEqual([429, "REVIEW_BLOCKED"])
    expect(blocked.body.retry_after).toBeGreaterThan(3_590)
    expect(blocked.body.retry_after).toBeLessThanOrEqual(3_600)
    const state = (await writer("GET", stateOf("1003"))).body.data
    expect(state).toMatchObject({ blocked: true, reason: "failures" })
    expect(Date.parse(state.until) - served.clock.now()).toBeLessThanOrEqual(3_600_000)
  })

  it("name every answer that is missing", async () => {
    const writer = await writerIn(served, "kurang", 30)
    const { star_texture: _, ...rest } = reviewOf("1003", reviewText(30))
    const gap = await post(writer, rest)
    expect([gap.status, gap.body.code, Object.keys(gap.body.fields)]).toEqual([422, "REVIEW_INCOMPLETE", ["stars"]])
    const none = await post(writer, { product_id: productOf("1003"), details: reviewText(30) })
    expect(none.status).toBe(422)
    expect((await post(writer, reviewOf("1003", reviewText(30), { star_texture: 6 }))).status).toBe(422)
    expect((await post(writer, reviewOf("nothing", reviewText(30)))).body.code).toBe("PRODUCT_NOT_FOUND")
    expect((await post(writer, reviewOf("1003", reviewText(30)))).status).toBe(201)
  })

  it("are no copy of another review", async () => {
    const writer = await writerIn(served, "salin", 30)
    const copied = await post(writer, reviewOf("1001", `${reviewText(2)} sip`))
    expect([copied.status, copied.body.data.status]).toEqual([201, "held"])
  })
})
