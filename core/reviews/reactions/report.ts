import type { ReviewId } from "../review.ts"

/**
 * Why a review is reported: it repeats itself or others, sells something, is about something else, insults, shows personal data,
 * or was not written from use. D-43.
 */
export const reportTypes = ["spam", "promotion", "irrelevant", "abusive", "privacy", "fake"] as const
/** Why a review is reported. D-43. */
export type ReportType = (typeof reportTypes)[number]

/** Longest note of a report, in characters as a person counts them. Own choice: as long as the note of a return. */
export const reportNoteLength = 500

/** Code units of the longest note: a character as a person counts them has up to four here. */
export const reportNoteUnits = 4 * reportNoteLength

/** Members whose reports hide a review until the shop has decided. D-41. */
export const reportersToHide = 3

/** A report as a member writes it. Specification 7. */
export interface WrittenReport {
  readonly review: ReviewId
  readonly type: ReportType
  readonly note?: string
}
