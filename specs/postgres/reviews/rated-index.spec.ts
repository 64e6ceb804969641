import { Effect } from "effect"
import pino from "pino"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { sqlReactions } from "#adapters/postgres/catalogue/reactions.sql.ts"
import type { Db } from "#adapters/postgres/engine/db.ts"
import { sqlDecisions } from "#adapters/postgres/members/review-decisions.sql.ts"
import { type StockedIndex, stockIndex } from "#adapters/server/ports/stocked-index.ts"
import { MemberId } from "#core/account/member.ts"
import { ProductId } from "#core/catalogue/product.ts"
import { productJsonLd } from "#core/reviews/product-json-ld.view.ts"
import { ReviewId } from "#core/reviews/review.ts"
import { emptyQuery } from "#core/search/query.ts"
import { generatedCatalogue, generatedNow } from "#specs/bench/generated/catalogue-generator.ts"
import { putGeneratedReviews } from "#specs/bench/generated/review-generator.ts"
import { draftsFor, putDrafts } from "#specs/bench/generated-shop.ts"
import { countingRows } from "#specs/catalogue/index/counted-rows.ts"
import { freshDatabase } from "#specs/database.ts"

const products = 300
const reader = { language: "id", now: generatedNow } as const

describe("the index of a shop with 300 products", () => {
  let db: Db
  let followed: StockedIndex
  let reading: ReturnType<typeof countingRows>
  const run = <A, E>(effect: Effect.Effect<A, E>) => Effect.runPromise(effect)

  beforeAll(async () => {
    db = await freshDatabase("postgres")
    await putDrafts(db, await draftsFor(db, generatedCatalogue(products)))
    await putGeneratedReviews(db, 900)
    reading = countingRows(db)
    followed = await stockIndex(reading.counted, () => generatedNow, pino({ level: "silent" }))
    // No timer of its own: each look is one that a fact asks for.
    followed.stop()
  })
  afterAll(() => db.close())

  /** A published review of the product that has most. */
  const someReview = () =>
    run(
      db.ask((on) =>
        on
          .selectFrom("reviews")
          .innerJoin("products", "products.id", "reviews.product_id")
          .select(["reviews.id", "reviews.product_id", "reviews.member_id"])
          .where("status", "=", "published")
          .orderBy("products.total_reviews", "desc")
          .orderBy("reviews.rating")
          .executeTakeFirstOrThrow()
      )
    )
  const decide = (id: ReviewId, to: "published" | "hidden") =>
    run(
      db.inTransaction((tx) =>
        Effect.flatMap(sqlDecisions(tx).review(id), (found) =>
          found === undefined
            ? Effect.die("no such review")
            : sqlDecisions(tx).decide(found.review, { to, name: "staff", at: generatedNow })
        )
      )
    )
  const ratedAs = async (id: ProductId) => {
    const known = await run(followed.index.catalogue.product(id, reader))
    const [card] = await run(followed.index.catalogue.cards([id], reader))
    if (known === undefined || known.removed || card === undefined) throw new Error("the product is not shown")
    const { products: listed } = await run(
      followed.index.search.find({ ...emptyQuery, sort: "most-review", size: 16 }, reader)
    )
    const [about] = productJsonLd({ product: known.product, reviews: { items: [] } }, "")
    return {
      page: [known.product.averageRating, known.product.totalReviews],
      card: [card.averageRating, card.totalReviews],
      list: listed.filter((one) => one.id === id).map((one) => [one.averageRating, one.totalReviews])[0],
      forSearchEngines: about
    }
  }
  const stored = async (id: ProductId) => {
    const row = await run(
      db.ask((on) =>
        on
          .selectFrom("products")
          .select(["average_rating", "total_reviews"])
          .where("id", "=", id)
          .executeTakeFirstOrThrow()
      )
    )
    return [row.average_rating, row.total_reviews]
  }

  it("takes the stars of one product when staff hide or publish a review, and reads nothing else again", async () => {
    const { id, product_id } = await someReview()
    const product = ProductId(product_id)
    const before = await stored(product)
    for (const to of ["hidden", "published"] as const) {
      await decide(ReviewId(id), to)
      reading.rowsRead()
      await followed.refresh()
      // The versions of the parts of the database, which are seven, and one product.
      expect(reading.rowsRead()).toBeLessThanOrEqual(8)
      const now = await stored(product)
      expect(now[1]).toBe((before[1] ?? 0) - (to === "hidden" ? 1 : 0))
      const shown = await ratedAs(product)
      expect(shown).toMatchObject({
        page: now,
        card: now,
        list: now,
        forSearchEngines: {
          aggregateRating: { ratingValue: Math.floor((now[0] ?? 0) * 10) / 10, reviewCount: now[1] }
        }
      })
    }
    expect(await stored(product)).toEqual(before)
  })

  it("goes on with its answers when a member likes a review, which changes no stars", async () => {
    const { id, member_id: author } = await someReview()
    const find = () => run(followed.index.search.find({ ...emptyQuery, sort: "most-review", size: 16 }, reader))
    const before = await find()
    expect(await find()).toBe(before)
    const pressed = { review: ReviewId(id), kind: "like", on: true, at: generatedNow } as const
    const liker = MemberId(author === "w1" ? "w2" : "w1")
    await run(db.inTransaction((tx) => sqlReactions(tx).mark(liker, pressed)))
    const version = followed.version()
    reading.rowsRead()
    await followed.refresh()
    // The versions of the seven parts.
    expect(reading.rowsRead()).toBeLessThanOrEqual(7)
    expect(followed.version()).not.toBe(version)
    expect(await find()).toBe(before)
  })
})
