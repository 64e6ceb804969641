import { wholeStars } from "./rating.rule.ts"
import type { Review } from "./review.ts"

/** Most whole stars of a critical review. Decision 0090. */
export const criticalStars = 3

/** How many reviews the page of a product shows; the others have a view of their own. Decision 0090. */
export const highlightsShown = 2

/**
 * Returns the reviews that the page of a product shows: the most helpful one, and the most helpful critical one. A critical
 * review is always among them if there is one.
 *
 * @param helpful the most helpful reviews, in their order
 * @param critical the most helpful critical review
 */
export const highlightsOf = <R extends Pick<Review, "rating">>(
  helpful: ReadonlyArray<R>,
  critical: R | undefined
): ReadonlyArray<R> => {
  const [first, ...others] = helpful
  if (first === undefined) return []
  const second = isCritical(first) ? undefined : critical
  return [first, ...(second ? [second] : others)].slice(0, highlightsShown)
}

const isCritical = ({ rating }: Pick<Review, "rating">): boolean => wholeStars(rating) <= criticalStars
