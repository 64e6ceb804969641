import type { ReviewStatus } from "./review.ts"

/** Points for a published review, whatever its stars. D-29. */
export const reviewPoints = 1
/** Further points if it has photos. D-29. */
export const photoPoints = 1
/** Reviews of a member that bring points on one day in Jakarta, by the order in which they are published. D-29. */
export const rewardedReviewsPerDay = 5

/** What decides on the points of a review. */
export interface ReviewPointFacts {
  readonly status: ReviewStatus
  /** Staff have decided on the review as it is. */
  readonly isDecided: boolean
  /** Whether it was among the rewarded ones of the day on which it was first published; absent before that. */
  readonly isRewarded?: boolean
  readonly photos: number
  /** Points that its author has of it now. */
  readonly received: number
}

/**
 * Returns the points that the author of a review has of it: while it waits for staff those from before, none once staff have hidden
 * it, and of photos as long as there are some. D-29, D-41.
 */
export const reviewPointsDue = ({ status, isDecided, isRewarded, photos, received }: ReviewPointFacts): number => {
  if (!isRewarded || (status === "hidden" && isDecided)) return 0
  const most = reviewPoints + (photos > 0 ? photoPoints : 0)
  return status === "published" ? most : Math.min(received, most)
}
