import { randomUUID } from "node:crypto"
import { Effect } from "effect"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { sqlOwnReviews } from "#adapters/postgres/members/own-reviews.sql.ts"
import { sqlWrittenReviews } from "#adapters/postgres/members/written-reviews.sql.ts"
import { MemberId } from "#core/account/member.ts"
import { ProductId } from "#core/catalogue/product.ts"
import { PhotoId } from "#core/reviews/photos/photo.ts"
import { ReviewId } from "#core/reviews/review.ts"
import type { ReviewToStore } from "#core/reviews/writing/writing-store.port.ts"
import { someNow } from "#specs/arbitraries.ts"
import { shopEngines } from "#specs/database.ts"
import { productOf } from "#specs/orders/selling-shop.ts"
import { openServedShop, type ServedShop } from "#specs/orders/served-shop.ts"
import { storedReview } from "../moderation/staff.ts"
import { post, reviewOf, reviewText, writerIn } from "../writing/review-writers.ts"
import { photosAt, upload } from "./some-photos.ts"

describe.each(shopEngines)("a photo that goes while a review takes it, on %s", (engine) => {
  let served: ServedShop
  beforeAll(async () => {
    served = await openServedShop(engine, { a: 5 })
  })
  afterAll(() => served.close())
  const refusalOf = async <A, E extends { readonly _tag: string }>(call: Effect.Effect<A, E>) =>
    (await Effect.runPromise(Effect.flip(call)))._tag

  const someReview = (photos: ReviewToStore["photos"]): ReviewToStore => ({
    id: ReviewId(randomUUID()),
    product: { id: ProductId(productOf("a")), name: "Serum" },
    details: reviewText(1),
    photos,
    stars: { texture: 4 },
    durationOfUse: "1–3 bulan",
    recommended: true,
    tags: [],
    repurchase: true,
    status: "held",
    mustBeRead: false,
    findings: [],
    language: "id",
    at: someNow
  })
  const unknown = [{ id: PhotoId(randomUUID()) }]

  it("refuses the review, of which nothing is stored", async () => {
    await writerIn(served, "hilang", 30)
    const { db } = served.shop
    const [member, review] = [MemberId("hilang"), someReview(unknown)]
    const insert = db.inTransaction((tx) => sqlWrittenReviews(tx).insert(member, review))
    expect(await refusalOf(insert)).toBe("PhotoUnknown")
    expect(await storedReview(served, review.id)).toBeUndefined()
  })

  it("refuses the change, and the review stays as it was", async () => {
    await writerIn(served, "tetap", 30)
    const { db } = served.shop
    const [member, review] = [MemberId("tetap"), someReview([])]
    await Effect.runPromise(db.inTransaction((tx) => sqlWrittenReviews(tx).insert(member, review)))
    const { product: _, ...rest } = { ...review, details: reviewText(2), photos: unknown, version: 1 }
    const change = db.inTransaction((tx) => sqlOwnReviews(tx).change(member, rest))
    expect(await refusalOf(change)).toBe("PhotoUnknown")
    expect(await storedReview(served, review.id)).toMatchObject({ details: reviewText(1), version: 1 })
  })

  it("is either removed or taken", async () => {
    for (let round = 0; round < 12; round++) {
      const writer = await writerIn(served, `serentak${round}`, 30)
      const { image_id } = await upload(writer)
      const [sent, removed] = await Promise.all([
        post(writer, reviewOf("a", reviewText(100 + round), { images: [{ image_id }] })),
        writer("DELETE", `${photosAt}/${image_id}`)
      ])
      expect([
        [201, 404],
        [422, 200]
      ]).toContainEqual([sent.status, removed.status])
    }
  })
})
