import { Effect } from "effect"
import fc from "fast-check"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { ReviewRecord } from "#adapters/postgres/catalogue/review-writer.sql.ts"
import { sqlReviews } from "#adapters/postgres/catalogue/reviews.sql.ts"
import type { Db } from "#adapters/postgres/engine/db.ts"
import type { Reader } from "#core/catalogue/catalogue.port.ts"
import { helpfulness } from "#core/reviews/helpful.rule.ts"
import { highlightsOf } from "#core/reviews/highlights.rule.ts"
import { ratingOf, wholeStars } from "#core/reviews/rating.rule.ts"
import { type ReviewQuery, type ReviewSort, type Reviews, reviewsPerPage, starParts } from "#core/reviews/review.ts"
import { allReviewsOf } from "#core/reviews/review-address.rule.ts"
import type { ReviewStore } from "#core/reviews/reviews.port.ts"
import { runs, someNow } from "#specs/arbitraries.ts"
import { engines, freshDatabase } from "#specs/database.ts"
import { ages, anyReviewQuery, anyReviews, keepReviews, skinTags, someProducts } from "./stored-reviews.ts"

const reader: Reader = { language: "en", now: someNow }
const nameOf = (id: string) => skinTags.find((tag) => tag.id === id)?.name

describe.each(engines)("reviews stored by %s", (engine) => {
  let db: Db
  let store: ReviewStore
  const run = <A, E>(effect: Effect.Effect<A, E>) => Effect.runPromise(effect)

  beforeAll(async () => {
    db = await freshDatabase(engine)
    store = sqlReviews(db, { lookMs: 0 })
  })
  afterAll(() => db.close())

  it("are listed, counted and summed up as looking at each of them would", () =>
    fc.assert(
      fc.asyncProperty(anyReviews, fc.array(anyReviewQuery, { minLength: 1, maxLength: 6 }), async (all, queries) => {
        await keepReviews(db, all)
        for (const query of queries) {
          const { items, ...said } = await run(store.list(query, reader))
          const expected = listed(all, query)
          expect(said).toEqual(expected.said)
          expect(items.map(({ id }) => id)).toEqual(expected.ids)
        }
        expect(await run(store.count(undefined))).toBe(all.length)
      }),
      runs(15)
    ))

  it("show the most helpful one and the most helpful critical one on the page of their product, with their summary", () =>
    fc.assert(
      fc.asyncProperty(anyReviews, async (all) => {
        await keepReviews(db, all)
        for (const { id } of someProducts) {
          const { items, ...summary } = await run(store.highlights(id, reader))
          const {
            items: helpful,
            total,
            traits: _,
            ageBuckets: __,
            ...said
          } = await run(store.list(allReviewsOf(id), reader))
          const critical = await run(store.list({ ...allReviewsOf(id), ratings: [3, 2, 1] }, reader))
          expect(summary).toEqual(said)
          expect(summary.all).toBe(total)
          expect(items).toEqual(highlightsOf(helpful, critical.items[0]))
        }
      }),
      runs(10)
    ))

  it("say everything about a review and its writer, in the reader's language", async () => {
    const [given] = fc.sample(
      anyReviews.filter(([one]) => (one?.pictures.length ?? 0) > 0),
      { numRuns: 1, seed: 1 }
    )
    const [first] = given ?? []
    if (!given || !first) throw new Error("no sample")
    const record: ReviewRecord = { ...first, writer: { id: "m0", traits: ["hair-curly", "concern-acne", "skin-dry"] } }
    await keepReviews(db, [record])
    const { combination, ageBucket, durationOfUse: _, ...rest } = record
    expect(await run(store.review(record.id, reader))).toEqual({
      productName: record.product.name,
      neighbours: {},
      review: {
        points: 0,
        id: record.id,
        productId: record.product.id,
        ...(combination && { combination: combination.name }),
        reviewer: {
          userName: "Penulis0",
          level: "base",
          expert: true,
          title: "Pharmacist",
          ...(ageBucket !== undefined && { ageBucket }),
          traits: ["Dry", "Keriting"]
        },
        details: rest.details,
        rating: ratingOf(rest.stars),
        stars: rest.stars,
        recommended: rest.recommended,
        repurchase: rest.repurchase,
        tags: rest.tags,
        verifiedPurchase: rest.verifiedPurchase,
        likes: rest.likes,
        pictures: rest.pictures.map(({ alt, ...picture }) => ({ ...picture, alt: alt.en })),
        createdAt: rest.createdAt,
        trust: { accountDays: Math.floor(rest.createdAt / 86_400_000), isCompared: false, isChecked: false }
      }
    })
    expect(await run(store.photos(record.product.id, reader))).toEqual(
      rest.pictures.map(({ alt, ...picture }) => ({
        picture: { ...picture, alt: alt.en },
        review: record.id,
        userName: "Penulis0",
        rating: ratingOf(rest.stars)
      }))
    )
  })

  it("lead from the newest of a product to the oldest and back, one after the other", () =>
    fc.assert(
      fc.asyncProperty(anyReviews, async (all) => {
        await keepReviews(db, all)
        for (const { id } of someProducts) {
          const ids = all
            .filter(({ product }) => product.id === id)
            .toSorted((one, other) => other.createdAt - one.createdAt || (one.id < other.id ? -1 : 1))
            .map((one) => one.id)
          for (const [place, review] of ids.entries()) {
            const [newer, older] = [ids[place - 1], ids[place + 1]]
            expect((await run(store.review(review, reader)))?.neighbours).toEqual({
              ...(newer !== undefined && { newer }),
              ...(older !== undefined && { older })
            })
          }
        }
      }),
      runs(5)
    ))

  it("are not shown while held, hidden or removed", async () => {
    const [all = []] = fc.sample(
      anyReviews.filter((some) => some.length > 20),
      { numRuns: 1, seed: 2 }
    )
    await keepReviews(db, all)
    const [first, second, third] = all
    const statuses = [
      ["held", first],
      ["hidden", second],
      ["removed", third]
    ] as const
    for (const [status, review] of statuses)
      await run(
        db.ask((on) =>
          on
            .updateTable("reviews")
            .set({ status })
            .where("id", "=", review?.id ?? "")
            .execute()
        )
      )
    expect(await run(store.count(undefined))).toBe(all.length - 3)
    for (const [, review] of statuses) if (review) expect(await run(store.review(review.id, reader))).toBeUndefined()
  })
})

const order: Readonly<Record<ReviewSort, (one: ReviewRecord) => ReadonlyArray<number>>> = {
  "most-liked": (one) => [-helpful(one)],
  newest: (one) => [-one.createdAt],
  highest: (one) => [-ratingOf(one.stars), -helpful(one)],
  lowest: (one) => [ratingOf(one.stars), -helpful(one)]
}

const helpful = ({ likes, pictures, verifiedPurchase }: ReviewRecord) =>
  helpfulness({ likes, photos: pictures.length, verified: verifiedPurchase })

const compared = (one: ReadonlyArray<number>, other: ReadonlyArray<number>): number =>
  one.map((value, index) => value - (other[index] ?? 0)).find((difference) => difference !== 0) ?? 0

/** What a list must say, found by looking at every review. */
const listed = (reviews: ReadonlyArray<ReviewRecord>, query: ReviewQuery) => {
  const all = reviews.filter(({ product }) => product.id === query.product)
  const fitting = all.filter(
    (one) =>
      (query.traits.length === 0 || query.traits.some((trait) => one.writer.traits.includes(trait))) &&
      (query.ageBucket === undefined || one.ageBucket === query.ageBucket) &&
      (!query.withPhoto || one.pictures.length > 0) &&
      (!query.verified || one.verifiedPurchase) &&
      (!query.recommended || one.recommended)
  )
  const starsOf = (one: ReviewRecord) => wholeStars(ratingOf(one.stars))
  const found = fitting.filter((one) => query.ratings.length === 0 || query.ratings.includes(starsOf(one)))
  const key = order[query.sort]
  const sorted = found.toSorted((one, other) => compared(key(one), key(other)) || (one.id < other.id ? -1 : 1))
  const from = (query.page - 1) * reviewsPerPage
  return {
    ids: sorted.slice(from, from + reviewsPerPage).map(({ id }) => id),
    said: summary(all, fitting, found.length)
  }
}

const summary = (
  all: ReadonlyArray<ReviewRecord>,
  fitting: ReadonlyArray<ReviewRecord>,
  total: number
): Omit<Reviews, "items"> => {
  const withStars = (stars: number) => fitting.filter((one) => wholeStars(ratingOf(one.stars)) === stars).length
  const mean = (values: ReadonlyArray<number>) => values.reduce((sum, value) => sum + value, 0) / values.length
  return {
    total,
    all: all.length,
    histogram: [withStars(1), withStars(2), withStars(3), withStars(4), withStars(5)],
    parts: starParts.flatMap((part) => {
      const given = all.flatMap(({ stars }) => stars[part] ?? [])
      return given.length > 0 ? [{ part, mean: expect.closeTo(mean(given), 9) }] : []
    }),
    recommendedPercent:
      all.length === 0 ? 0 : Math.round((all.filter(({ recommended }) => recommended).length / all.length) * 100),
    traits: skinTags
      .map(({ id }) => ({
        id,
        name: nameOf(id)?.en || nameOf(id)?.id || "",
        count: all.filter(({ writer }) => writer.traits.includes(id)).length
      }))
      .filter(({ count }) => count > 0)
      .toSorted((one, other) => other.count - one.count),
    ageBuckets: ages
      .map((bucket) => ({ bucket, count: all.filter(({ ageBucket }) => ageBucket === bucket).length }))
      .filter(({ count }) => count > 0)
  }
}
