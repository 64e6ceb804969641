import { describe, expect, it } from "vitest"
import { photoPoints, reviewPoints, rewardedReviewsPerDay } from "#core/reviews/review-points.rule.ts"

describe("points for reviews", () => {
  it("are one for a review, one more with a photo, for five reviews a day. D-29", () =>
    expect([reviewPoints, photoPoints, rewardedReviewsPerDay]).toEqual([1, 1, 5]))
})
