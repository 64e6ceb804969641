import { Effect } from "effect"
import fc from "fast-check"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { reviewAnswers } from "#adapters/postgres/catalogue/reviews/review-answers.sql.ts"
import { sqlReviews } from "#adapters/postgres/catalogue/reviews.sql.ts"
import { changing, changingCatalogue } from "#adapters/postgres/catalogue/versions.sql.ts"
import type { Db, Session } from "#adapters/postgres/engine/db.ts"
import { ProductId } from "#core/catalogue/product.ts"
import { Unavailable } from "#core/kernel/failure.ts"
import { ReviewId } from "#core/reviews/review.ts"
import { allReviewsOf } from "#core/reviews/review-address.rule.ts"
import { someNow } from "#specs/arbitraries.ts"
import { anyReviews, keepReviews } from "../../contracts/stored-reviews.ts"
import { freshDatabase } from "../../database.ts"
import { pressLike } from "./review-changes.ts"

const reader = { language: "id", now: someNow } as const

describe("answers about reviews", () => {
  let db: Db
  let asked = 0
  let made = 0
  const run = <A, E>(effect: Effect.Effect<A, E>) => Effect.runPromise(effect)
  const [one, other] = [ProductId(1), ProductId(2)]
  const counted = (): Db => {
    const replica: Session = {
      ask: (question) =>
        Effect.suspend(() => {
          asked++
          return db.replica.ask(question)
        })
    }
    return { ...db, replica }
  }
  const make = Effect.sync(() => ++made)

  beforeAll(async () => {
    db = await freshDatabase("postgres")
    const [all = []] = fc.sample(
      anyReviews.filter((some) => some.length > 20),
      { numRuns: 1, seed: 3 }
    )
    await keepReviews(db, all)
  })
  afterAll(() => db.close())
  beforeEach(() => {
    asked = 0
    made = 0
  })

  it("are made again when a review of their product has changed; those about another product are not", async () => {
    const store = sqlReviews(counted())
    const read = (product: ProductId) => run(store.list(allReviewsOf(product), reader))
    const [mine, others] = [await read(one), await read(other)]
    const [liked] = mine.items
    if (liked === undefined) throw new Error("the sample has no review of this product")
    asked = 0
    await run(pressLike(db, liked.id, "m0", true))
    expect(await read(other)).toBe(others)
    // What has changed.
    expect(asked).toBe(1)
    const again = await read(one)
    expect(again.items.find(({ id }) => id === liked.id)?.likes).toBe(liked.likes + 1)
    // What all say together, and the page: what has changed is known.
    expect(asked).toBe(3)
    expect(await read(one)).toBe(again)
    expect(asked).toBe(3)
  })

  it("about all reviews are made again when any of them has changed, and all of them when the catalogue has", async () => {
    const answers = reviewAnswers(db)
    const ask = (product?: ProductId) => run(answers.answer("list", `of ${product}`, product, make))
    expect([await ask(), await ask(one), await ask(), await ask(one)]).toEqual([1, 2, 1, 2])
    await run(changing(db, "reviews", async () => ({ answer: undefined, changed: true })))
    expect([await ask(), await ask(one)]).toEqual([3, 2])
    await run(changingCatalogue(db, async () => ({ answer: undefined, changed: ["places"] })))
    expect([await ask(), await ask(one)]).toEqual([4, 5])
  })

  it("are made once for all who ask meanwhile, also if the first of them leaves", async () => {
    const answers = reviewAnswers(db)
    const { promise, resolve } = Promise.withResolvers<void>()
    const slow = Effect.andThen(
      Effect.promise(() => promise),
      make
    )
    const leaving = new AbortController()
    const first = Effect.runPromiseExit(answers.answer("list", "slow", one, slow), { signal: leaving.signal })
    const others = Array.from({ length: 20 }, () => run(answers.answer("list", "slow", one, slow)))
    leaving.abort()
    resolve()
    await first
    expect(await Promise.all(others)).toEqual(Array.from({ length: 20 }, () => 1))
  })

  it("that could not be made are asked for again", async () => {
    const answers = reviewAnswers(db)
    const failing = Effect.fail(new Unavailable())
    expect(await run(Effect.flip(answers.answer("list", "a", one, failing)))).toBeInstanceOf(Unavailable)
    expect(await run(answers.answer("list", "a", one, make))).toBe(1)
  })

  it("stay within their bounds, however many different questions are asked", async () => {
    const few = { entries: 50, bytes: 5_000 }
    const answers = reviewAnswers(db, { bounds: { list: few, sum: few } })
    const text = "x".repeat(60)
    for (let question = 0; question < 2_000; question++) {
      await run(answers.answer("list", `question ${question % 700}`, one, Effect.succeed(text)))
      const { entries, bytes } = answers.held("list")
      expect(entries).toBeLessThanOrEqual(50)
      expect(bytes).toBeLessThanOrEqual(5_000)
    }
  })

  it("about a review that does not exist are not stored", async () => {
    const store = sqlReviews(counted())
    await run(store.review(ReviewId("none"), reader))
    await run(store.review(ReviewId("none"), reader))
    expect(asked).toBe(2)
  })
})
