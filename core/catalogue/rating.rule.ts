/** Stored stars of a product. */
export interface Rated {
  readonly averageRating: number
  readonly totalReviews: number
}

/** Reviews that a product without any is credited with, and the mean they are credited at. */
const creditedReviews = 10
const creditedMean = 3.5

/** Mean stars, drawn towards the middle while reviews are few: for ties alone, never shown. D-16. */
export const steadyRating = ({ averageRating, totalReviews }: Rated): number =>
  (averageRating * totalReviews + creditedMean * creditedReviews) / (totalReviews + creditedReviews)
