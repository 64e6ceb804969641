import type { SnapshotFrom } from "xstate"
import type { Instant } from "../kernel/moment.ts"
import type { Pause } from "./pause.ts"
import type { PhotosStanding } from "./photos/form-photos.rule.ts"
import type { PhotoId } from "./photos/photo.ts"
import type { ReviewId } from "./review.ts"
import { type TextProblem, type TextRules, textLength, textProblem } from "./review-text.rule.ts"
import type { ReviewFinding } from "./reviews.errors.ts"
import type { writeReviewMachine } from "./write-review.machine.ts"
import { writingRules } from "./write-review.types.ts"
import { type AnswerField, missingAnswers, ratingSoFar } from "./writing/answers.rule.ts"
import type { Answers } from "./writing/answers.ts"

/** Everything that writing a review shows. */
export interface WriteReviewView {
  readonly step:
    | "checking"
    | "paused"
    | "writing"
    | "confirming"
    | "sending"
    | "published"
    | "held"
    | "alreadyReviewed"
    | "loginWanted"
    | "left"
  readonly details: string
  /** Characters there are, as they count, and how many are lacking still. */
  readonly length: number
  readonly lacking: number
  readonly problem: TextProblem | null
  /** What is wrong with the text as it is now, whether it has been said or not. */
  readonly unfit: TextProblem | null
  readonly answers: Answers
  readonly photos: PhotosStanding
  /** How often the photos have to be uploaded again. */
  readonly photosExpired: number
  /** Photos that the server did not know then. */
  readonly photosUnknown: ReadonlyArray<PhotoId>
  /** Mean of the parts rated so far; 0 before the first. D-38. */
  readonly rating: number
  /** Questions without an answer, in the order of the form. */
  readonly unanswered: ReadonlyArray<AnswerField>
  /** Whether gaps are named: the form has been sent with some. */
  readonly showsGaps: boolean
  /** What the shop refused in the text. */
  readonly findings: ReadonlyArray<ReviewFinding>
  /** The review that was made of it. */
  readonly review: ReviewId | null
  /** Points that came with it. D-29. */
  readonly points: number
  /** Key of what went wrong last. */
  readonly failure: string | null
  /** When the member bought the product last. D-42. */
  readonly boughtAt: Instant | null
  /** Until when, and why, nothing can be written. */
  readonly until: Instant | null
  readonly reason: Pause["reason"] | null
}

/** Returns what the form of a review shows in this state of its machine. */
export const viewWriteReview = (
  snapshot: SnapshotFrom<ReturnType<typeof writeReviewMachine>>,
  rules: TextRules = writingRules
): WriteReviewView => {
  const { details, answers, photos, photosExpired, photosUnknown, asks, problem, showsGaps, findings } =
    snapshot.context
  const { review, points, failure, pause, boughtAt } = snapshot.context
  const length = textLength(details)
  return {
    step: stepOf(snapshot),
    details,
    length,
    lacking: Math.max(0, rules.textLeast - length),
    problem,
    unfit: textProblem(details, rules) ?? null,
    answers,
    photos,
    photosExpired,
    photosUnknown,
    rating: ratingSoFar(answers, asks),
    unanswered: missingAnswers(answers, asks),
    showsGaps,
    findings,
    review,
    points,
    failure: failure === null ? null : `failure.${failure}`,
    boughtAt,
    until: pause?.until ?? null,
    reason: pause?.reason ?? null
  }
}

const stepOf = ({ value, context }: SnapshotFrom<ReturnType<typeof writeReviewMachine>>): WriteReviewView["step"] => {
  if (typeof value === "object") return "paused" in value ? "paused" : "writing"
  switch (value) {
    case "submitting":
    case "counting":
      return "sending"
    case "checking":
    case "confirming":
      return value
    default:
      return context.outcome
  }
}
