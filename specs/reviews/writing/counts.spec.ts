import { Effect } from "effect"
import fc from "fast-check"
import { sql } from "kysely"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { rateProducts } from "#adapters/postgres/catalogue/review-writer.sql.ts"
import { sqlReviewers } from "#adapters/postgres/catalogue/reviewers.sql.ts"
import { sqlReviews } from "#adapters/postgres/catalogue/reviews.sql.ts"
import { sqlProfiles } from "#adapters/postgres/members/profile.sql.ts"
import { MemberId } from "#core/account/member.ts"
import { wilson } from "#core/reviews/helpful.rule.ts"
import { allReviewsOf } from "#core/reviews/review-address.rule.ts"
import { runs } from "#specs/arbitraries.ts"
import { shopEngines } from "#specs/database.ts"
import { productOf } from "#specs/orders/selling-shop.ts"
import { openServedShop, type ServedShop } from "#specs/orders/served-shop.ts"
import type { Calls } from "#specs/orders/signed-in.ts"
import { staffAt } from "../moderation/staff.ts"
import { post, reviewOf, reviewText, writerIn } from "./review-writers.ts"
import { rowsIn } from "./shop-processes.ts"

const goods = ["a", "b"]
const members = 6
const acts = ["write", "change", "remove", "hide", "publish", "like", "unlike", "report", "erase"] as const

/** What a member or staff do: with a product, or with one of the reviews that are there. */
const step = fc.record({
  act: fc.constantFrom(...acts, "write", "write", "like", "like", "unlike", "hide", "publish", "report", "report"),
  by: fc.nat(members - 1),
  product: fc.constantFrom(...goods),
  choice: fc.nat(1_000),
  stars: fc.tuple(...Array.from({ length: 4 }, () => fc.integer({ min: 1, max: 5 })))
})
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

interface Row {
  readonly id: string
  readonly member_id: string
  readonly rating: number
  readonly stars: Readonly<Record<string, number>>
  readonly recommended: boolean
  readonly likes: number
  readonly hearts: number
  readonly status: string
  readonly version: number
  readonly created_at: number
  readonly points_received: number
}

/** Whatever is done with reviews, in whatever order: each number that is shown is one that looking at every review gives. */
describe.each(shopEngines)("averages and counts of reviews on %s", (engine) => {
  let served: ServedShop
  let round = 0
  let written = 0
  beforeAll(async () => {
    served = await openServedShop(engine, Object.fromEntries(goods.map((name) => [name, 1])))
  })
  afterAll(() => served.close())

  const run = <A, E>(effect: Effect.Effect<A, E>) => Effect.runPromise(effect)
  const reviewsOf = (product: string) =>
    rowsIn<Row>(
      served,
      sql`select reviews.*, imported_likes + (select count(*) from review_likes where review_id = reviews.id) as hearts
        from reviews where product_id = ${productOf(product)}`
    )
  const nameOf = (by: number) => `putaran${round}n${by}`
  const starsOf = ([effectiveness, texture, packaging, value]: Step["stars"]) => ({
    star_effectiveness: effectiveness,
    star_texture: texture,
    star_packaging: packaging,
    star_value_for_money: value
  })

  const erase = (name: string) =>
    run(
      served.shop.db.inTransaction((tx) =>
        sqlProfiles(tx).erase(MemberId(name), served.clock.now(), { session: undefined, messageTo: () => undefined })
      )
    )

  /** Does a step. Returns whether it was done. */
  const does = async ({ act, by, product, choice, stars }: Step, calls: Readonly<Record<string, Calls>>) => {
    const member = calls[nameOf(by)]
    const { product_id: id, ...form } = reviewOf(product, reviewText(50_000 + written++), starsOf(stars))
    if (member === undefined) throw new Error("no such member")
    if (act === "erase") {
      // One in two, so that some are left.
      if (choice % 2 === 0) await erase(nameOf(by))
      return choice % 2 === 0
    }
    if (act === "write") return (await post(member, { product_id: id, ...form })).status === 201
    const all = (await Promise.all(goods.map(reviewsOf)))
      .flat()
      .filter(({ status, hearts }) => (act === "publish" ? status !== "published" : act !== "unlike" || hearts > 0))
    const found = all[choice % Math.max(1, all.length)]
    const author = calls[found?.member_id ?? ""]
    if (found === undefined || author === undefined) return false
    const path = `/api/public/reviews/${found.id}`
    const [liked] = await rowsIn<{ member_id: string }>(
      served,
      sql`select member_id from review_likes where review_id = ${found.id}`
    )
    const { ops } = staffAt(served)
    const does: Readonly<Record<typeof act, () => Promise<{ readonly status: number }>>> = {
      change: () => author("PUT", path, { ...form, version: found.version }),
      remove: () => author("DELETE", path),
      hide: () => ops("reviews", "hide", found.id, "--say", "Tidak sesuai aturan."),
      publish: () => ops("reviews", "publish", found.id),
      like: () => member("POST", `${path}/likes`, {}),
      unlike: () => (calls[liked?.member_id ?? ""] ?? member)("DELETE", `${path}/likes`),
      report: () => member("POST", `/api/public/newsfeed/${found.id}/reports`, { type: "fake" })
    }
    const { status } = await does[act]()
    expect([act, status < 500]).toEqual([act, true])
    return status < 300
  }

  /** Expects the store, the lists and the index in memory to say of a product what its published reviews say. */
  const expectCounts = async (product: string) => {
    const id = productOf(product)
    const reader = { language: "id", now: served.clock.now() } as const
    const published = (await reviewsOf(product)).filter(({ status }) => status === "published")
    const average = meanOf(published.map(({ rating }) => rating))
    const store = sqlReviews(served.shop.db, { lookMs: 0 })
    const list = await run(store.list(allReviewsOf(id), reader))
    const counted = {
      all: published.length,
      histogram: [1, 2, 3, 4, 5].map((star) => published.filter(({ rating }) => Math.floor(rating) === star).length),
      recommendedPercent:
        published.length === 0
          ? 0
          : Math.round((100 * published.filter(({ recommended }) => recommended).length) / published.length),
      parts: ["effectiveness", "texture", "packaging", "value_for_money"].flatMap((part) =>
        published.length === 0
          ? []
          : [{ part, mean: expect.closeTo(sum(published.map((one) => one.stars[part] ?? 0)) / published.length, 9) }]
      )
    }
    expect(list).toMatchObject({ ...counted, total: published.length })
    expect(await run(store.highlights(id, reader))).toMatchObject(counted)
    expect(await run(store.count(id))).toBe(published.length)
    expect(list.items.map(({ likes }) => likes)).toEqual(
      published
        .toSorted((one, other) => wilson(other.hearts, other.hearts) - wilson(one.hearts, one.hearts))
        .map(({ hearts }) => hearts)
    )
    const shown = { average_rating: average, total_reviews: published.length }
    expect((await read(`/api/catalogue/v3/products/${id}`)).data.review_stats, "of the product").toEqual(shown)
    const { data: cards } = await read("/api/catalogue/v3/search?limit=20")
    expect(cards.find((card: { id: number }) => card.id === id)?.review_stats, "of the card").toEqual(shown)
  }
  const read = async (path: string) => (await served.ask(path)).json()

  /** Expects of a reviewer what their published reviews say, and the points of them. D-29. */
  const expectReviewer = async (name: string) => {
    const own = (await Promise.all(goods.map(reviewsOf))).flat().filter(({ member_id: member }) => member === name)
    const published = own.filter(({ status }) => status === "published")
    const reader = { language: "id", now: served.clock.now() } as const
    const found = await run(sqlReviewers(served.shop.db).reviewer(name, reader))
    const [member] = await rowsIn<{ points: number; gone: boolean }>(
      served,
      sql`select points, removed_at is not null as gone from members where id = ${name}`
    )
    if (member?.gone) return expect(found).toBeUndefined()
    expect(found?.counts).toMatchObject({ reviews: published.length, likes: sum(published.map((one) => one.hearts)) })
    return expect(member?.points).toBe(sum(own.map((one) => one.points_received)))
  }

  it("are what a naive reader of the published reviews counts", async () => {
    const done = new Set<string>()
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: 40, size: "max" }), async (steps) => {
        round++
        await rowsIn(served, sql`delete from reviews`)
        await run(rateProducts(served.shop.db))
        const names = Array.from({ length: members }, (_, by) => nameOf(by))
        const calls: Record<string, Calls> = {}
        for (const name of names) calls[name] = await writerIn(served, name, 30)
        for (const one of steps) {
          const wasDone = await does(one, calls)
          if (!wasDone) continue
          done.add(one.act)
          await served.shop.catalogue.refresh()
          for (const product of goods) await expectCounts(product)
        }
        for (const name of names) await expectReviewer(name)
      }),
      runs(2, 80)
    )
    if (process.env.SCALE === "full") expect([...done].toSorted()).toEqual(acts.toSorted())
  })
})

const sum = (numbers: ReadonlyArray<number>): number => numbers.reduce((all, one) => all + one, 0)

/** A mean floored to three decimals, computed in whole thousandths. D-14. */
const meanOf = (ratings: ReadonlyArray<number>): number =>
  ratings.length === 0 ? 0 : Math.floor(sum(ratings.map((one) => Math.round(one * 1_000))) / ratings.length) / 1_000
