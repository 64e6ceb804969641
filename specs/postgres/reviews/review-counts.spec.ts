import { Effect } from "effect"
import fc from "fast-check"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { sqlReviews } from "#adapters/postgres/catalogue/reviews.sql.ts"
import type { Db, Session } from "#adapters/postgres/engine/db.ts"
import { ProductId } from "#core/catalogue/product.ts"
import type { ReviewQuery } from "#core/reviews/review.ts"
import { allReviewsOf } from "#core/reviews/review-address.rule.ts"
import type { ReviewStore } from "#core/reviews/reviews.port.ts"
import { someNow } from "#specs/arbitraries.ts"
import { anyReviews, keepReviews } from "../../contracts/stored-reviews.ts"
import { freshDatabase } from "../../database.ts"

const reader = { language: "id", now: someNow } as const

describe("counts of reviews", () => {
  let db: Db
  let store: ReviewStore
  let asked = 0
  let written = 0
  const run = <A, E>(effect: Effect.Effect<A, E>) => Effect.runPromise(effect)
  const query: ReviewQuery = allReviewsOf(ProductId(1))
  const write = async (seed: number) => {
    const [all = []] = fc.sample(
      anyReviews.filter((some) => some.length > 20),
      { numRuns: 1, seed }
    )
    await keepReviews(db, all)
    written = all.length
  }

  beforeAll(async () => {
    db = await freshDatabase("postgres")
    await write(3)
  })
  afterAll(() => db.close())
  beforeEach(() => {
    asked = 0
    const replica: Session = {
      ask: (question) =>
        Effect.suspend(() => {
          asked++
          return db.replica.ask(question)
        })
    }
    store = sqlReviews({ ...db, replica }, { lookMs: 60_000 })
  })

  it("ask the database once for the count of all, however often it is asked for", async () => {
    for (let time = 0; time < 1_000; time++) expect(await run(store.count(undefined))).toBe(written)
    // The version, then the count.
    expect(asked).toBe(2)
  })

  it("keep the count of all while 1,200 other products are asked for", async () => {
    await run(store.count(undefined))
    for (let id = 1; id <= 1_200; id++) await run(store.count(ProductId(id)))
    asked = 0
    expect(await run(store.count(undefined))).toBe(written)
    expect(asked).toBe(0)
  })

  it("count a product's reviews once for all its pages, sorts and stars", async () => {
    const first = await run(store.list(query, reader))
    // What has changed, what all say together with the histogram, the page itself.
    expect(asked).toBe(3)
    asked = 0
    const second = await run(store.list({ ...query, page: 2, sort: "newest", ratings: [5] }, reader))
    expect(asked).toBe(1)
    expect(second.histogram).toEqual(first.histogram)
    expect(second.total).toBe(first.histogram[4])
  })

  it("and what the page of a product shows are asked for once, however many read it", async () => {
    const first = await run(store.highlights(ProductId(1), reader))
    // What has changed, the two reviews, what all say together.
    expect(asked).toBe(3)
    for (let time = 0; time < 100; time++) expect(await run(store.highlights(ProductId(1), reader))).toBe(first)
    expect(asked).toBe(3)
  })

  it("count again when reviews have changed", async () => {
    store = sqlReviews(db, { lookMs: 0 })
    expect(await run(store.count(undefined))).toBe(written)
    const before = written
    await write(4)
    expect(written).not.toBe(before)
    expect(await run(store.count(undefined))).toBe(written)
    const { histogram } = await run(store.list(query, reader))
    expect(histogram.reduce((sum, count) => sum + count, 0)).toBe(await run(store.count(query.product)))
  })
})
