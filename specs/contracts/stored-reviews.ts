import { Effect } from "effect"
import fc from "fast-check"
import { catalogueWriterOver } from "#adapters/postgres/catalogue/catalogue-writer.sql.ts"
import {
  putReviews,
  putWriters,
  type ReviewRecord,
  type Writer
} from "#adapters/postgres/catalogue/review-writer.sql.ts"
import { changing } from "#adapters/postgres/catalogue/versions.sql.ts"
import type { Db } from "#adapters/postgres/engine/db.ts"
import { CombinationId } from "#core/catalogue/combination.ts"
import { ProductId } from "#core/catalogue/product.ts"
import type { StoredPicture, StoredTag } from "#core/catalogue/stored.ts"
import { instant } from "#core/kernel/moment.ts"
import { ReviewId, type ReviewQuery, reviewSorts } from "#core/reviews/review.ts"
import { allReviewsOf } from "#core/reviews/review-address.rule.ts"
import { someNow } from "#specs/arbitraries.ts"

export const skinTags: ReadonlyArray<StoredTag> = [
  { id: "skin-dry", group: "skin", name: { id: "Kering", en: "Dry" } },
  { id: "skin-oily", group: "skin", name: { id: "Berminyak", en: "Oily" } },
  { id: "concern-acne", group: "concern", name: { id: "Jerawat", en: "Acne" } },
  { id: "hair-curly", group: "hair", name: { id: "Keriting", en: "" } }
]
export const ages = ["<18", "19-24", "25-29", ">40"] as const
export const someProducts = [1, 2].map((id) => ({ id: ProductId(id), name: `Serum ${id}` }))

const picture = (id: string): StoredPicture => ({
  src: `/media/${id}`,
  avif: [240],
  webp: [240],
  ratio: 1,
  wall: "#ffffff",
  alt: { id: `Foto ${id}`, en: `Photo ${id}` }
})

const anyTraits = fc.subarray(skinTags.map(({ id }) => id))

/** Writers of a handful of reviews, one review of a product each. */
export const anyReviews: fc.Arbitrary<ReadonlyArray<ReviewRecord>> = fc
  .array(
    fc.record({
      product: fc.constantFrom(...someProducts),
      traits: anyTraits,
      stars: fc.record({
        effectiveness: fc.integer({ min: 1, max: 5 }),
        texture: fc.integer({ min: 1, max: 5 }),
        value_for_money: fc.integer({ min: 1, max: 5 })
      }),
      recommended: fc.boolean(),
      repurchase: fc.boolean(),
      tags: fc.subarray(["light", "satin"] as const),
      verifiedPurchase: fc.boolean(),
      likes: fc.nat(6),
      pictures: fc.nat(2),
      age: fc.option(fc.constantFrom(...ages), { nil: undefined }),
      combination: fc.constantFrom(undefined, { id: CombinationId("1-a"), name: "01 Delima" }),
      daysAgo: fc.nat(4)
    }),
    { maxLength: 60, size: "max" }
  )
  .map((rows) =>
    rows.map(({ traits, pictures, age, daysAgo, combination, ...row }, index) => ({
      ...row,
      id: ReviewId(`r${String(index).padStart(3, "0")}`),
      writer: { id: `m${index}`, traits },
      details: `Ulasan nomor ${index}`,
      pictures: Array.from({ length: pictures }, (_, number) => picture(`u${index}-${number}`)),
      ...(age !== undefined && { ageBucket: age }),
      ...(combination && { combination }),
      createdAt: instant(someNow - daysAgo * 86_400_000)
    }))
  )

export const anyReviewQuery: fc.Arbitrary<ReviewQuery> = fc
  .record({
    product: fc.constantFrom(...someProducts.map(({ id }) => id)),
    ratings: fc.subarray([5, 4, 3, 2, 1], { maxLength: 3 }),
    traits: fc.subarray(["skin-dry", "concern-acne", "no-such"], { maxLength: 2 }),
    age: fc.constantFrom(undefined, undefined, ...ages),
    withPhoto: fc.boolean(),
    verified: fc.boolean(),
    recommended: fc.boolean(),
    narrow: fc.boolean(),
    sort: fc.constantFrom(...reviewSorts),
    page: fc.integer({ min: 1, max: 3 })
  })
  .map(({ narrow, age, ...query }) =>
    narrow
      ? { ...query, ...(age !== undefined && { ageBucket: age }) }
      : { ...allReviewsOf(query.product), ratings: query.ratings, sort: query.sort, page: query.page }
  )

export const writersOf = (reviews: ReadonlyArray<ReviewRecord>): ReadonlyArray<Writer> =>
  reviews.map(({ writer }, index) => ({
    ...writer,
    userName: `Penulis${index}`,
    level: "base",
    ...(index % 5 === 0 && { expertTitle: { id: "Apoteker", en: "Pharmacist" } }),
    joinedAt: instant(0)
  }))

/** Makes these all the reviews of the database. */
export const keepReviews = (db: Db, reviews: ReadonlyArray<ReviewRecord>): Promise<void> =>
  Effect.runPromise(
    Effect.gen(function* () {
      yield* changing(db, "reviews", async (on) => {
        for (const table of ["reviews", "point_entries", "removed_identifiers", "members"] as const)
          await on.deleteFrom(table).execute()
        return { answer: undefined, changed: true }
      })
      yield* catalogueWriterOver(db).tags(skinTags)
      yield* putWriters(db, writersOf(reviews))
      yield* putReviews(db, reviews)
    })
  )
