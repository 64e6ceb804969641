import type { Effect } from "effect"
import type { BrandId } from "../catalogue/brand.ts"
import type { Reader } from "../catalogue/catalogue.port.ts"
import type { CategoryId } from "../catalogue/category.ts"
import type { ProductId } from "../catalogue/product.ts"
import type { Unavailable } from "../kernel/failure.ts"
import type {
  Review,
  ReviewHighlights,
  ReviewId,
  ReviewNeighbours,
  ReviewPhoto,
  ReviewPhotos,
  ReviewPhotosQuery,
  ReviewQuery,
  Reviews,
  ReviewWithProduct
} from "./review.ts"
import type { ReviewUnknown } from "./reviews.errors.ts"

/** Reading reviews. Specification 7, Reviews. */
export interface ReviewsPort {
  readonly list: (query: ReviewQuery) => Effect.Effect<Reviews, Unavailable>
  /** What the page of a product shows of its reviews. */
  readonly highlights: (input: { readonly product: ProductId }) => Effect.Effect<ReviewHighlights, Unavailable>
  readonly count: (input: { readonly product?: ProductId }) => Effect.Effect<{ readonly count: number }, Unavailable>
  readonly review: (input: { readonly id: ReviewId }) => Effect.Effect<ReviewWithProduct, ReviewUnknown | Unavailable>
  readonly photos: (input: { readonly product: ProductId }) => Effect.Effect<ReadonlyArray<ReviewPhoto>, Unavailable>
  /** Pictures of published reviews, the newest first. Wire, Wishlist and reviews. */
  readonly newestPhotos: (input: ReviewPhotosQuery) => Effect.Effect<ReviewPhotos, Unavailable>
  readonly popular: (input: PopularQuery) => Effect.Effect<ReadonlyArray<ReviewWithProduct>, Unavailable>
}

/** The most liked reviews of a brand, of a category and what is below it, or of the whole shop. */
export interface PopularQuery {
  readonly brand?: BrandId
  readonly category?: CategoryId
  readonly expertsOnly?: boolean
  readonly limit: number
}

/** A review as it is stored: the product's name beside it outlives the product. D-8. */
export interface StoredReview {
  readonly review: Review
  readonly productName: string
  /** Read with one review alone. */
  readonly neighbours?: ReviewNeighbours
}

/** Stores published reviews. */
export interface ReviewStore {
  readonly list: (query: ReviewQuery, reader: Reader) => Effect.Effect<Reviews, Unavailable>
  readonly highlights: (product: ProductId, reader: Reader) => Effect.Effect<ReviewHighlights, Unavailable>
  /** Of one product, or of all. */
  readonly count: (product: ProductId | undefined) => Effect.Effect<number, Unavailable>
  readonly review: (id: ReviewId, reader: Reader) => Effect.Effect<StoredReview | undefined, Unavailable>
  /** Of the most helpful reviews first. */
  readonly photos: (product: ProductId, reader: Reader) => Effect.Effect<ReadonlyArray<ReviewPhoto>, Unavailable>
  readonly newestPhotos: (query: ReviewPhotosQuery, reader: Reader) => Effect.Effect<ReviewPhotos, Unavailable>
  /** Of products that are shown, those of most likes first. */
  readonly popular: (query: PopularQuery, reader: Reader) => Effect.Effect<ReadonlyArray<StoredReview>, Unavailable>
}
