import { ProductId } from "#core/catalogue/product.ts"
import { instant } from "#core/kernel/moment.ts"
import { type Review, ReviewId } from "#core/reviews/review.ts"

/** A plain review of a product, with this id. */
export const reviewOf = (id: string): Review => ({
  id: ReviewId(id),
  productId: ProductId(7),
  reviewer: { userName: "kirana", level: "base", expert: false, traits: [] },
  details: "Cepat meresap.",
  rating: 4,
  stars: {},
  recommended: true,
  tags: [],
  points: 0,
  repurchase: false,
  verifiedPurchase: false,
  likes: 0,
  pictures: [],
  createdAt: instant(0)
})
