import { Effect } from "effect"
import { ProductId } from "#core/catalogue/product.ts"
import { dayMs, instant } from "#core/kernel/moment.ts"
import { ReviewId } from "#core/reviews/review.ts"
import { ReviewUnknown } from "#core/reviews/reviews.errors.ts"
import type { OwnReview } from "#core/reviews/writing/own-review.ts"
import type { OwnReviewsPort } from "#core/reviews/writing/own-reviews.port.ts"
import { someNow } from "../../arbitraries.ts"
import { texts } from "../review-fixture.ts"

/** A published review of a member, the older the lower its place. */
export const someOwnReview = (place: number, more: Partial<OwnReview> = {}): OwnReview => ({
  review: {
    id: ReviewId(`r${place}`),
    productId: ProductId(place),
    reviewer: { userName: "kirana", level: "base", expert: false, traits: [] },
    details: texts.good,
    rating: 4,
    stars: { effectiveness: 4, texture: 4, packaging: 4, value_for_money: 4 },
    durationOfUse: "1–3 bulan",
    recommended: true,
    tags: [],
    repurchase: true,
    verifiedPurchase: false,
    likes: 0,
    points: 0,
    pictures: [],
    createdAt: instant(someNow - (1_000 - place) * dayMs)
  },
  productName: `Produk ${place}`,
  photos: [],
  status: "published",
  findings: [],
  version: 1,
  ...more
})

/** A shop with so many reviews of one member. */
export const shopOfOwn = (count: number) => {
  let written = count
  let reviews: ReadonlyArray<OwnReview> = Array.from({ length: count }, (_, at) => someOwnReview(count - at))
  const port: Pick<OwnReviewsPort, "list" | "remove"> = {
    list: ({ skip, limit }) =>
      Effect.sync(() => ({ items: reviews.slice(skip, skip + limit), total: reviews.length, skip })),
    remove: ({ id }) =>
      Effect.suspend(() => {
        const found = reviews.find(({ review }) => review.id === id)
        reviews = reviews.filter((one) => one !== found)
        return found === undefined
          ? Effect.fail(new ReviewUnknown())
          : Effect.succeed({ product: found.review.productId })
      })
  }
  return {
    port,
    all: () => reviews,
    write: () => {
      reviews = [someOwnReview(1_000 + written++), ...reviews]
    }
  }
}
