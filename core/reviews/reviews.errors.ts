import { Data } from "effect"
import type { ModerationCode } from "./moderation/finding.ts"
import type { Pause } from "./pause.ts"
import type { DecidedStatus } from "./review.ts"
import type { AnswerField } from "./writing/answers.rule.ts"

/** No review that the caller may see has this id. */
export class ReviewUnknown extends Data.TaggedError("ReviewUnknown") {}

/** There is one of this member for this product already. Specification 4, Reviews; D-37. */
export class AlreadyReviewed extends Data.TaggedError("AlreadyReviewed") {}

/** The writer's registration is half: such a member may read, but not review. D-35. */
export class WriterUnfinished extends Data.TaggedError("WriterUnfinished") {}

/** Not for its content: too many were refused or written; reviews pause until then. Specification 4, Reviews; D-40. */
export class ReviewBlocked extends Data.TaggedError("ReviewBlocked")<Pause> {}

/** Answers are missing, or the text is too short or too long; its form sends no such review. Counts as no failed submission. D-40. */
export class ReviewIncomplete extends Data.TaggedError("ReviewIncomplete")<{
  readonly fields: ReadonlyArray<AnswerField | "details">
}> {}

/** What is wrong with the text of a review. */
export interface ReviewFinding {
  readonly code: ModerationCode
  /** The words it is about, as they were written. */
  readonly quote: string
}

/** For its content. Counts as a failed submission. D-40, D-41. */
export class ReviewRefused extends Data.TaggedError("ReviewRefused")<{
  readonly findings: ReadonlyArray<ReviewFinding>
}> {}

/** The review is published, or hidden, already: the decision would change nothing. D-41. */
export class ReviewDecided extends Data.TaggedError("ReviewDecided")<{ readonly status: DecidedStatus }> {}

/** The review is not the one that was read any more: its author changed it in another tab, or staff decided on it. */
export class ReviewChanged extends Data.TaggedError("ReviewChanged") {}

/** A review with photos, or that was changed, is published in the version that staff have read, which they name. D-41. */
export class ReviewVersionMissing extends Data.TaggedError("ReviewVersionMissing")<{ readonly version: number }> {}
