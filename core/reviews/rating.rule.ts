import type { StarPart } from "./review.ts"

/** A mean of whole thousandths, floored to 3 decimals without the errors of floating point. */
const flooredMean = (thousandths: number, count: number): number =>
  count === 0 ? 0 : Math.floor(thousandths / count) / 1000

/** A review's rating: the mean of its parts, floored to 3 decimals; 0 without parts. D-38, D-14. */
export const ratingOf = (stars: Readonly<Partial<Record<StarPart, number>>>): number => {
  const given = Object.values(stars)
  return flooredMean(
    given.reduce((sum, part) => sum + part * 1000, 0),
    given.length
  )
}

/** A product's mean over its published reviews, floored to 3 decimals; 0 without reviews. D-14. */
export const averageOf = (ratings: ReadonlyArray<number>): number =>
  flooredMean(
    ratings.reduce((sum, rating) => sum + Math.round(rating * 1000), 0),
    ratings.length
  )

/** The whole star a rating is shown and filtered under: 4 is 4 to 4.999. D-14. */
export const wholeStars = (rating: number): number => Math.floor(rating)
