import { photoPoints, reviewPoints, rewardedReviewsPerDay } from "#core/reviews/review-points.rule.ts"
import { PageIcon } from "../../kit/picture/PageIcon.tsx"
import { useWords } from "../../messages/useWords.ts"
import * as css from "./WriteReview.css.ts"

/** What a review brings its author, whatever its stars. D-29. */
export const PointsNote = () => {
  const { t } = useWords()
  return (
    <p className={css.points}>
      <PageIcon name="coins" size={20} />
      {t("writing.points", {
        points: reviewPoints,
        photo: photoPoints,
        most: rewardedReviewsPerDay
      })}
    </p>
  )
}
