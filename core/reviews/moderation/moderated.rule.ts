import type { Finding } from "./finding.ts"

/** The first review of an account younger than this many days is held. D-41. */
export const newAccountDays = 7

/** What decides on a review, beside its rating. */
export interface ModerationFacts {
  readonly findings: ReadonlyArray<Finding>
  /** Whole or partial days since the registration. */
  readonly accountDays: number
  readonly isFirstReview: boolean
  readonly hasPhotos: boolean
}

/** What happens to a review: it is shown, waits for a moderator, or goes back to its author with the words to correct. D-41. */
export type Moderation =
  | { readonly verdict: "published" }
  | { readonly verdict: "held"; readonly findings: ReadonlyArray<Finding> }
  | { readonly verdict: "refused"; readonly findings: ReadonlyArray<Finding> }

/**
 * Decides on a review. Refused if a finding is one that the author can correct at once; then with these findings alone. Held if a
 * finding is doubtful, if there are photos, and if it is the first review of a new account: then the findings may be none. D-41.
 */
export const moderationOf = ({ findings, accountDays, isFirstReview, hasPhotos }: ModerationFacts): Moderation => {
  const refused = findings.filter(({ severity }) => severity === "refused")
  if (refused.length > 0) return { verdict: "refused", findings: refused }
  const isNew = isFirstReview && accountDays < newAccountDays
  return findings.length > 0 || isNew || hasPhotos ? { verdict: "held", findings } : { verdict: "published" }
}
