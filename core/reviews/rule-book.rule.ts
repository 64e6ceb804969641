import { levelThresholds } from "../profile/level.rule.ts"
import { newAccountDays } from "./moderation/moderated.rule.ts"
import { copySimilarity } from "./moderation/similarity.rule.ts"
import { photoSideLeast, photosMost } from "./photos/photo.ts"
import { reportersToHide, reportNoteLength } from "./reactions/report.ts"
import { photoPoints, reviewPoints, rewardedReviewsPerDay } from "./review-points.rule.ts"
import { textRules } from "./review-text.rule.ts"
import { spamRules } from "./spam-block.rule.ts"
import { trustWeights } from "./trust.rule.ts"
import { freeChangeDays } from "./writing/change.rule.ts"
import { starPartsOf } from "./writing/star-parts.rule.ts"

const [minuteMs, hourMs] = [60_000, 3_600_000]
const { failuresAt, failuresPauseMs, quietMs, reviewsPerWindow, windowMs, windowPauseMs } = spamRules
const { rising, diva, super: best } = levelThresholds

/**
 * Numbers of the rules of reviews as texts name them, `{{limit.copyPercent}}`: each from the constant that the server checks, so that
 * the rule book and what happens cannot differ. Counts in the unit of their name; weights in parts of 100.
 */
export const reviewLimits: Readonly<Record<string, string | number>> = {
  copyPercent: Math.round(copySimilarity * 100),
  divaLikes: diva.likes,
  divaReviews: diva.reviews,
  failuresAt,
  failuresPauseHours: failuresPauseMs / hourMs,
  freeChangeDays,
  newAccountDays,
  photoPoints,
  photoSideLeast,
  photosPerReview: photosMost,
  photoWeight: Math.round(trustWeights.photos * 100),
  boughtWeight: Math.round(trustWeights.bought * 100),
  quietMinutes: quietMs / minuteMs,
  reportersToHide,
  reportNoteLength,
  reviewPoints,
  reviewPointsMost: reviewPoints + photoPoints,
  reviewTextLeast: textRules.textLeast,
  reviewTextMost: textRules.textMost,
  reviewsPerWindow,
  rewardedReviewsPerDay,
  risingReviews: rising.reviews,
  starPartsLeast: starPartsOf(undefined).length,
  starPartsMost: starPartsOf("makeup").length,
  superLikes: best.likes,
  superReviews: best.reviews,
  windowMinutes: windowMs / minuteMs,
  windowPauseHours: windowPauseMs / hourMs
}
