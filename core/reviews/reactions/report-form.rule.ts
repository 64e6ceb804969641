import { tidyLines } from "../../kernel/lines.ts"
import { graphemes } from "../../kernel/text.ts"
import type { ReviewId } from "../review.ts"
import { type ReportType, reportNoteLength, type WrittenReport } from "./report.ts"

/** A report as it is filled in. */
export interface ReportForm {
  readonly type: ReportType | null
  readonly note: string
}

/** What is wrong with a field of the form, by field. */
export interface ReportProblems {
  readonly type?: "required"
  readonly note?: "maximum"
}

/** Returns whether a note is longer than `reportNoteLength`, as it would be stored. */
export const isNoteTooLong = (note: string): boolean => graphemes(tidyLines(note)).length > reportNoteLength

/** Returns what is wrong with each field; nothing: it may be sent. D-43. */
export const reportProblems = ({ type, note }: ReportForm): ReportProblems => ({
  ...(type === null && { type: "required" as const }),
  ...(isNoteTooLong(note) && { note: "maximum" as const })
})

/** Returns the report that is sent; only of a form without problems. */
export const reportOf = (review: ReviewId, { type, note }: ReportForm): WrittenReport => {
  if (type === null) throw new TypeError("a report without a reason is not sent")
  return tidyReport({ review, type, note })
}

/** Returns a report as it is stored, however it was sent: its note tidied, or without one. */
export const tidyReport = ({ note: written, ...rest }: WrittenReport): WrittenReport => {
  const note = tidyLines(written ?? "")
  return { ...rest, ...(note !== "" && { note }) }
}
