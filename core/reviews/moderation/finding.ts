/**
 * What a text is found to have: personal data, a link, a price, another shop, abuse, no content, or the text of another review.
 * Bazaarvoice's codes, and `ABUSE` and `DUP`. D-41.
 */
export const moderationCodes = ["PII", "URL", "PRI", "CR", "ABUSE", "VAC", "DUP"] as const
/** A code of `moderationCodes`. */
export type ModerationCode = (typeof moderationCodes)[number]

/** What a finding alone causes: a moderator reads the text first, or the author has to correct it. D-41. */
export type Severity = "held" | "refused"

/** Most findings that one check reports of a text; an author who corrects them sees the next. Own choice. */
export const findingsPerCheck = 20

/** Words of a text that a check found. */
export interface Finding {
  readonly code: ModerationCode
  /** Exactly as typed: a part of the text. */
  readonly quote: string
  /** Index of the quote in the text, in UTF-16 units. */
  readonly at: number
  readonly severity: Severity
}
