import type { Effect } from "effect"
import type { BrandId } from "../catalogue/brand.ts"
import type { CategoryId } from "../catalogue/category.ts"
import type { ProductId } from "../catalogue/product.ts"
import type { Unavailable } from "../kernel/failure.ts"
import type { ReviewId, ReviewPhoto, ReviewQuery, Reviews, ReviewWithProduct } from "./review.ts"
import type { ReviewUnknown } from "./reviews.errors.ts"

/** Reading reviews. Specification 7, Reviews. */
export interface ReviewsPort {
  readonly list: (query: ReviewQuery) => Effect.Effect<Reviews, Unavailable>
  readonly count: (input: { readonly product?: ProductId }) => Effect.Effect<{ readonly count: number }, Unavailable>
  readonly review: (input: { readonly id: ReviewId }) => Effect.Effect<ReviewWithProduct, ReviewUnknown | Unavailable>
  readonly photos: (input: { readonly product: ProductId }) => Effect.Effect<ReadonlyArray<ReviewPhoto>, Unavailable>
  /** The most liked ones of a brand, of a category, or of the whole shop. */
  readonly popular: (input: {
    readonly brand?: BrandId
    readonly category?: CategoryId
    readonly expertsOnly?: boolean
    readonly limit: number
  }) => Effect.Effect<ReadonlyArray<ReviewWithProduct>, Unavailable>
}
