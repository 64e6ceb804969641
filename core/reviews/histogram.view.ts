import type { ReviewQuery, ReviewSummary } from "./review.ts"
import { reviewSearch } from "./review-address.rule.ts"

/** One row of the histogram, a filter of its own. Rule 29. */
export interface HistogramRow {
  readonly stars: number
  readonly percent: number
  readonly on: boolean
  /** What it adds to the address of all reviews, so that it works without script too. */
  readonly search: string
}

/** Returns the rows of a histogram, five stars first; each adds its stars to the filter, or removes them. */
export const viewHistogram = (
  query: ReviewQuery,
  histogram: ReviewSummary["histogram"]
): ReadonlyArray<HistogramRow> => {
  const all = histogram.reduce((sum, count) => sum + count, 0)
  return histogram
    .map((count, place) => {
      const stars = place + 1
      const on = query.ratings.includes(stars)
      const ratings = on ? query.ratings.filter((one) => one !== stars) : [...query.ratings, stars]
      return {
        stars,
        percent: all === 0 ? 0 : Math.round((count / all) * 100),
        on,
        search: reviewSearch({ ...query, ratings: ratings.toSorted((one, other) => other - one), page: 1 })
      }
    })
    .reverse()
}
