import { Effect } from "effect"
import type { CataloguePort, Reader } from "../catalogue/catalogue.port.ts"
import type { Unavailable } from "../kernel/failure.ts"
import type { ReviewWithProduct } from "./review.ts"
import { ReviewUnknown } from "./reviews.errors.ts"
import type { ReviewStore, ReviewsPort, StoredReview } from "./reviews.port.ts"

/** Most reviews that are answered as popular at once. */
const popularAtOnce = 50

/** Reading reviews as one shopper; their products come as the catalogue's cards. */
export const reviewsOver = (
  store: ReviewStore,
  { cards }: Pick<CataloguePort, "cards">,
  reader: Reader
): ReviewsPort => {
  const withProducts = (
    stored: ReadonlyArray<StoredReview>
  ): Effect.Effect<ReadonlyArray<ReviewWithProduct>, Unavailable> =>
    Effect.map(cards({ ids: [...new Set(stored.map(({ review }) => review.productId))] }), (found) => {
      const byId = new Map(found.map((card) => [card.id, card]))
      return stored.map((one) => {
        const product = byId.get(one.review.productId)
        return { ...one, ...(product && { product }) }
      })
    })

  return {
    list: (query) => store.list(query, reader),
    highlights: ({ product }) => store.highlights(product, reader),
    count: ({ product }) => Effect.map(store.count(product), (count) => ({ count })),
    review: Effect.fnUntraced(function* ({ id }) {
      const stored = yield* store.review(id, reader)
      if (stored === undefined) return yield* new ReviewUnknown()
      const [found] = yield* withProducts([stored])
      return found ?? stored
    }),
    photos: ({ product }) => store.photos(product, reader),
    newestPhotos: (query) => store.newestPhotos(query, reader),
    popular: ({ limit, ...query }) =>
      Effect.flatMap(
        store.popular({ ...query, limit: Math.min(Math.max(0, Math.trunc(limit)), popularAtOnce) }, reader),
        withProducts
      )
  }
}
