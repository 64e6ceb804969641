import type { SnapshotFrom } from "xstate"
import type { Instant } from "../kernel/moment.ts"
import type { Pause } from "./pause.ts"
import { type TextProblem, textLength } from "./review-text.rule.ts"
import { type writeReviewMachine, writingRules } from "./write-review.machine.ts"

/** Everything that writing a review shows. */
export interface WriteReviewView {
  readonly step:
    | "checking"
    | "paused"
    | "writing"
    | "confirming"
    | "sending"
    | "published"
    | "alreadyReviewed"
    | "loginWanted"
    | "left"
  readonly details: string
  /** Characters there are, as they count, and how many are lacking still. */
  readonly length: number
  readonly lacking: number
  readonly problem: TextProblem | null
  /** Key of what went wrong last. */
  readonly failure: string | null
  /** Until when, and why, nothing can be written. */
  readonly until: Instant | null
  readonly reason: Pause["reason"] | null
}

/** Returns what the form of a review shows in this state of its machine. */
export const viewWriteReview = (
  snapshot: SnapshotFrom<ReturnType<typeof writeReviewMachine>>,
  { textLeast }: Pick<typeof writingRules, "textLeast"> = writingRules
): WriteReviewView => {
  const { details, problem, failure, pause } = snapshot.context
  const length = textLength(details)
  return {
    step: stepOf(snapshot),
    details,
    length,
    lacking: Math.max(0, textLeast - length),
    problem,
    failure: failure === null ? null : `failure.${failure}`,
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
