/** Most photos of a review. D-39. */
export const photosPerReview = 5
/** Shortest side of a photo, in pixels. D-39. */
export const photoSideLeast = 400
