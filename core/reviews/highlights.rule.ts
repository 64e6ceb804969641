import { wholeStars } from "./rating.rule.ts"
import type { Review } from "./review.ts"

/** Most whole stars of a critical review. Own choice. */
export const criticalStars = 3

/** How many reviews the page of a product shows; the others have a view of their own. Own choice. */
export const highlightsShown = 2

/**
 * Returns the reviews that the page of a product shows: the most helpful one, and the most helpful critical one. A critical
 * review is always among them if there is one.
 *
 * @param helpful the most helpful reviews, in their order
 * @param critical the most helpful critical review
 */
export const highlightsOf = (helpful: ReadonlyArray<Review>, critical: Review | undefined): ReadonlyArray<Review> => {
  const [first, ...others] = helpful
  if (first === undefined) return []
  const second = isCritical(first) ? undefined : critical
  return [first, ...(second ? [second] : others)].slice(0, highlightsShown)
}

const isCritical = ({ rating }: Review): boolean => wholeStars(rating) <= criticalStars
