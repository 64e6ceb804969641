/** Points for a review that was published, whatever its stars. D-29. */
export const reviewPoints = 1
/** Points beside those if it was published with a photo. D-29. */
export const photoPoints = 1
/** Most reviews of one day in Jakarta that bring points. D-29. */
export const rewardedReviewsPerDay = 5
