import { Data } from "effect"

/** The member wrote this review: it is not theirs to like or to report. D-43. */
export class OwnReview extends Data.TaggedError("OwnReview") {}

/** The member has reported this review before. Specification 8. */
export class AlreadyReported extends Data.TaggedError("AlreadyReported") {}

/** The note of a report is longer than `reportNoteLength`. */
export class ReportNoteTooLong extends Data.TaggedError("ReportNoteTooLong") {}
