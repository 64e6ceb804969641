import { Effect } from "effect"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { sqlProfiles } from "#adapters/postgres/members/profile.sql.ts"
import { moment } from "#adapters/postgres/tables.ts"
import type { MemberId } from "#core/account/member.ts"
import { dayMs, instant } from "#core/kernel/moment.ts"
import { shopEngines } from "#specs/database.ts"
import { productOf } from "#specs/orders/selling-shop.ts"
import { openServedShop, type ServedShop } from "#specs/orders/served-shop.ts"
import { type Calls, callsOf } from "#specs/orders/signed-in.ts"
import { staffAt, storedReview } from "../moderation/staff.ts"
import { countedNaively, post, reviewOf, reviewText, writerIn } from "./review-writers.ts"

const mine = "/api/public/user/me/reviews"
const addressOf = (id: string) => `/api/public/reviews/${id}`
const link = (seed: number) => `${reviewText(seed)} pesan lewat https://toko-lain.test/promo saja`
const bargain = (seed: number) => `${reviewText(seed)} waktu itu promo 3 botol 99rb`

/** A changed form of a review, made of a version. */
const changeOf = (details: string, version: number, more: Readonly<Record<string, unknown>> = {}) => {
  const { product_id: _, ...form } = reviewOf("a", details)
  return { ...form, version, ...more }
}

describe.each(shopEngines)("a member's own reviews on %s", (engine) => {
  let served: ServedShop
  let staff: ReturnType<typeof staffAt>
  beforeAll(async () => {
    served = await openServedShop(engine, { a: 5, b: 5, c: 5 })
    staff = staffAt(served)
  })
  afterAll(() => served.close())

  const written = async (calls: Calls, product: string, details: string): Promise<string> => {
    const sent = await post(calls, reviewOf(product, details))
    expect(sent.status).toBe(201)
    return sent.body.data._id
  }
  const own = async (calls: Calls, id: string) => (await calls("GET", `${mine}/${id}`)).body.data
  const isShown = async (id: string) => (await served.ask(addressOf(id))).status === 200
  const backdate = (id: string, days: number) =>
    Effect.runPromise(
      served.shop.db.ask((on) =>
        on
          .updateTable("reviews")
          .set({ created_at: moment(instant(served.clock.now() - days * dayMs)) })
          .where("id", "=", id)
          .execute()
      )
    )

  it("are listed newest first with their state, page by page, and read by their author alone", async () => {
    const writer = await writerIn(served, "ayu", 30)
    const first = await written(writer, "a", reviewText(1))
    await backdate(first, 1)
    const second = await written(writer, "b", bargain(2))
    const list = (await writer("GET", mine)).body
    expect(list.meta).toEqual({ total: 2, skip: 0, limit: 2 })
    expect(list.data).toMatchObject([
      {
        _id: second,
        product_id: productOf("b"),
        status: "held",
        findings: [{ code: "PRI", quote: "99rb" }],
        version: 1,
        details: bargain(2),
        star_texture: 4,
        user: { user_name: "ayu" }
      },
      { _id: first, status: "published", findings: [], version: 1 }
    ])
    expect(list.data[0].product_name).toBe((await storedReview(served, second))?.product_name)
    const next = (await writer("GET", `${mine}?skip=1&limit=1`)).body
    expect([next.data.map(({ _id }: { readonly _id: string }) => _id), next.meta]).toEqual([
      [first],
      { total: 2, skip: 1, limit: 1 }
    ])
    expect(await own(writer, second)).toEqual(list.data[0])
    expect((await writer("GET", `${mine}?limit=101`)).status).toBe(422)

    const guest = callsOf(served.ask, { "sec-fetch-site": "same-origin" })
    for (const [method, path] of [
      ["GET", mine],
      ["GET", `${mine}/${first}`],
      ["DELETE", addressOf(first)]
    ] as const)
      expect((await guest(method, path)).status).toBe(401)
    expect((await guest("PUT", addressOf(first), changeOf(reviewText(3), 1))).status).toBe(401)
  })

  it("are changed for 30 days without waiting: readers see the new text, and the stars follow", async () => {
    const writer = await writerIn(served, "ubah", 60)
    const id = await written(writer, "a", reviewText(10))
    await backdate(id, 29)
    const changed = await writer("PUT", addressOf(id), changeOf(`  ${reviewText(11)} `, 1, { star_texture: 1 }))
    expect([changed.status, changed.body.data]).toMatchObject([
      200,
      { _id: id, details: reviewText(11), rating: 3.25, status: "published", version: 2 }
    ])
    expect(Date.parse(changed.body.data.edited_at)).toBeGreaterThan(Date.parse(changed.body.data.created_at))
    await served.shop.catalogue.refresh()
    const shown = await (await served.ask(addressOf(id))).json()
    expect(shown.data.review).toMatchObject({ details: reviewText(11), star_texture: 1 })
    expect(await countedNaively(served)).toEqual([])
    // The same text with other answers is no copy of itself.
    const again = await writer("PUT", addressOf(id), changeOf(reviewText(11), 2, { is_repurchase: true }))
    expect([again.body.data.status, again.body.data.is_repurchase]).toEqual(["published", true])
  })

  it("are held after 30 days until staff have read them", async () => {
    const writer = await writerIn(served, "lama", 60)
    const id = await written(writer, "a", reviewText(20))
    await backdate(id, 31)
    const changed = await writer("PUT", addressOf(id), changeOf(reviewText(21), 1))
    expect([changed.body.data.status, await isShown(id)]).toEqual(["held", false])
    expect(await countedNaively(served)).toEqual([])
    expect((await staff.ops("reviews", "list")).said).toContain(id)
    // What was changed since staff looked is not published unread.
    expect((await staff.ops("reviews", "publish", id)).code).toBe("REVIEW_VERSION_MISSING")
    expect((await staff.ops("reviews", "publish", id, "--version", "2")).status).toBe(200)
    expect([(await own(writer, id)).version, await isShown(id)]).toEqual([3, true])
  })

  it("become held if the checks find something, and published again once it is mended", async () => {
    const writer = await writerIn(served, "periksa", 60)
    const id = await written(writer, "b", reviewText(30))
    const held = await writer("PUT", addressOf(id), changeOf(bargain(31), 1))
    expect([held.body.data.status, held.body.data.findings]).toEqual(["held", [{ code: "PRI", quote: "99rb" }]])
    expect([await isShown(id), await countedNaively(served)]).toEqual([false, []])
    const mended = await writer("PUT", addressOf(id), changeOf(reviewText(32), 2))
    expect([mended.body.data.status, mended.body.data.findings, await isShown(id)]).toEqual(["published", [], true])
    expect(await countedNaively(served)).toEqual([])
  })

  it("that staff hid say why to their author, and wait for staff after every change", async () => {
    const writer = await writerIn(served, "tersembunyi", 60)
    const id = await written(writer, "c", reviewText(40))
    await staff.ops("reviews", "hide", id, "--say", "Bukan tentang produk ini.")
    expect(await own(writer, id)).toMatchObject({
      status: "hidden",
      version: 2,
      decision: { words: "Bukan tentang produk ini." }
    })
    // Of the version that staff have not decided on yet: its text is not judged, and counts as no refusal.
    for (let time = 1; time <= 4; time++)
      expect((await writer("PUT", addressOf(id), changeOf(link(44), 1))).body.code).toBe("REVIEW_CHANGED")
    const changed = (await writer("PUT", addressOf(id), changeOf(reviewText(41), 2))).body.data
    expect([changed.status, changed.decision]).toEqual(["held", undefined])
    const again = (await writer("PUT", addressOf(id), changeOf(reviewText(42), 3))).body.data
    expect([again.status, await isShown(id)]).toEqual(["held", false])
    // Staff decide on the text that they have read.
    expect((await staff.ops("reviews", "publish", id, "--version", "3")).code).toBe("REVIEW_CHANGED")
    expect((await staff.ops("reviews", "publish", id, "--version", "4")).status).toBe(200)
    expect((await own(writer, id)).decision).toEqual({ decided_at: expect.any(String) })
    // The text that was hidden does not come back unread: a review that was hidden once waits after every change.
    const back = (await writer("PUT", addressOf(id), changeOf(reviewText(40), 5))).body.data
    expect([back.status, await isShown(id)]).toEqual(["held", false])
    expect(await countedNaively(served)).toEqual([])
  })

  it("are changed by the form of a new one, and three refusals in a row pause their author for an hour", async () => {
    const writer = await writerIn(served, "tautan", 60)
    const id = await written(writer, "c", reviewText(50))
    const put = (change: unknown) => writer("PUT", addressOf(id), change)
    const { star_texture: _, ...gap } = changeOf(reviewText(51), 1)
    expect((await put(gap)).body).toMatchObject({ code: "REVIEW_INCOMPLETE", details: { fields: ["stars"] } })
    expect((await put(changeOf("Bagus", 1))).body.code).toBe("REVIEW_INCOMPLETE")
    expect((await put({ ...changeOf(reviewText(51), 1), product_id: 1 })).status).toBe(422)
    expect((await put({ ...changeOf(reviewText(51), 1), status: "published" })).status).toBe(422)
    const { version: __, ...blind } = changeOf(reviewText(51), 1)
    expect((await put(blind)).status).toBe(422)
    for (let time = 1; time <= 3; time++)
      expect((await put(changeOf(link(52), 1))).body).toMatchObject({
        code: "REVIEW_REFUSED",
        details: { findings: [{ code: "URL" }] }
      })
    const blocked = await put(changeOf(reviewText(53), 1))
    expect([blocked.status, blocked.body.code]).toEqual([429, "REVIEW_BLOCKED"])
    expect((await post(writer, reviewOf("a", reviewText(54)))).body.code).toBe("REVIEW_BLOCKED")
    expect(await own(writer, id)).toMatchObject({ details: reviewText(50), version: 1, status: "published" })
    // Neither reading nor removing is paused.
    expect((await writer("DELETE", addressOf(id))).status).toBe(200)
  })

  it("are removed for good, and their product can be reviewed again", async () => {
    const writer = await writerIn(served, "hapus", 60)
    const id = await written(writer, "a", reviewText(60))
    expect((await writer("DELETE", addressOf(id))).body.data).toEqual({ product_id: productOf("a") })
    expect([await storedReview(served, id), await isShown(id)]).toEqual([undefined, false])
    expect(await countedNaively(served)).toEqual([])
    expect((await writer("DELETE", addressOf(id))).body.code).toBe("REVIEW_NOT_FOUND")
    expect((await writer("PUT", addressOf(id), changeOf(reviewText(61), 1))).body.code).toBe("REVIEW_NOT_FOUND")
    const next = await written(writer, "a", reviewText(60))
    expect((await own(writer, next)).status).toBe("published")
    expect((await writer("GET", mine)).body.meta.total).toBe(1)
  })

  it("that staff hid are not published by removing and writing them again", async () => {
    const writer = await writerIn(served, "ulang", 60)
    const first = await written(writer, "c", reviewText(100))
    await staff.ops("reviews", "hide", first, "--say", "Bukan tentang produk ini.")
    await writer("DELETE", addressOf(first))
    const second = await written(writer, "c", reviewText(100))
    expect((await own(writer, second)).status).toBe("held")
    // However often, and after a change as well.
    await writer("DELETE", addressOf(second))
    const third = await written(writer, "c", reviewText(101))
    expect((await writer("PUT", addressOf(third), changeOf(reviewText(102), 1))).body.data.status).toBe("held")
    // One of another product is free, and so is the next of this one once staff have published it.
    expect(await isShown(await written(writer, "b", reviewText(103)))).toBe(true)
    await staff.ops("reviews", "publish", third, "--version", "2")
    await writer("DELETE", addressOf(third))
    expect(await isShown(await written(writer, "c", reviewText(104)))).toBe(true)
    expect(await countedNaively(served)).toEqual([])
  })

  it("of other members are unknown: nothing of them is read, changed or removed", async () => {
    const [owner, stranger] = [await writerIn(served, "pemilik", 60), await writerIn(served, "asing", 60)]
    const id = await written(owner, "b", bargain(70))
    const before = await storedReview(served, id)
    const attacks = [
      await stranger("GET", `${mine}/${id}`),
      await stranger("PUT", addressOf(id), changeOf(reviewText(71), 1)),
      await stranger("PUT", addressOf(id), changeOf(link(72), 1)),
      await stranger("DELETE", addressOf(id)),
      await stranger("GET", `${mine}/missing`),
      await stranger("DELETE", addressOf("missing"))
    ]
    expect(attacks.map(({ status, body }) => [status, body.code])).toEqual(attacks.map(() => [404, "REVIEW_NOT_FOUND"]))
    expect(await storedReview(served, id)).toEqual(before)
    expect((await stranger("GET", mine)).body.data).toEqual([])
    // None of it counts as a refused review.
    expect((await stranger("GET", "/api/account/user/me")).body.data).not.toHaveProperty("user_blocked_reviews")
  })

  it("bring pauses that the member reads of themselves, as long as they hold", async () => {
    const writer = await writerIn(served, "jeda", 60)
    const me = async () => (await writer("GET", "/api/account/user/me")).body.data
    const free = await me()
    expect([free.user_blocked_reviews, free.user_banned_certain_minutes_spam_at]).toEqual([undefined, undefined])
    const from = served.clock.now()
    for (let time = 1; time <= 3; time++) await post(writer, reviewOf("a", link(80)))
    const { user_blocked_reviews: blocked, ...rest } = await me()
    expect(blocked).toEqual({ blocked_at: expect.any(String), count: 3 })
    expect(Date.parse(blocked.blocked_at)).toBeGreaterThanOrEqual(from)
    expect(rest).not.toHaveProperty("user_banned_certain_minutes_spam_at")
    const past = moment(instant(served.clock.now() - 3_600_001))
    const set = (facts: { readonly blocked_at?: string; readonly banned_at?: string }) =>
      Effect.runPromise(
        served.shop.db.ask((on) =>
          on.updateTable("review_writers").set(facts).where("member_id", "=", "jeda").execute()
        )
      )
    await set({ blocked_at: past, banned_at: past })
    const banned = await me()
    expect(banned).not.toHaveProperty("user_blocked_reviews")
    expect(banned.user_banned_certain_minutes_spam_at).toBe(past)
    await set({ banned_at: moment(instant(served.clock.now() - 6 * 3_600_001)) })
    expect(await me()).not.toHaveProperty("user_banned_certain_minutes_spam_at")
  })

  it("are among the data of the member, and go with the account if readers never saw them", async () => {
    const writer = await writerIn(served, "pergi", 60)
    const shown = await written(writer, "a", reviewText(90))
    const held = await written(writer, "b", bargain(91))
    await staff.ops("reviews", "hide", shown, "--say", "Sebut nama orang lain.")
    await staff.ops("reviews", "publish", shown)
    const { reviews } = (await writer("GET", "/api/public/user/me/data")).body.data.subjects
    expect(reviews.map(({ id, findings }: Readonly<Record<string, unknown>>) => [id, findings])).toEqual([
      [shown, []],
      [held, [{ code: "PRI", quote: "99rb" }]]
    ])
    const erase = served.shop.db.inTransaction((tx) =>
      sqlProfiles(tx).erase("pergi" as MemberId, served.clock.now(), { session: undefined, messageTo: () => undefined })
    )
    await Effect.runPromise(erase)
    expect(await storedReview(served, held)).toBeUndefined()
    expect(await storedReview(served, shown)).toMatchObject({ status: "published", decision_words: null })
    expect(await countedNaively(served)).toEqual([])
    expect((await writer("GET", mine)).status).toBe(401)
    expect((await writer("DELETE", addressOf(shown))).status).toBe(401)
  })
})
