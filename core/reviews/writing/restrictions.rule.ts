import type { Restrictions } from "../../account/session/session.ts"
import type { Instant } from "../../kernel/moment.ts"
import { nothingWritten, pauseOf, type SpamRules, spamRules, type WritingFacts } from "../spam-block.rule.ts"

/** Returns the pauses of a writer that hold now; `undefined` if none does. Specification 3, Restrictions; D-40. */
export const restrictionsOf = (
  { failures, blockedAt, bannedAt }: WritingFacts,
  now: Instant,
  rules: SpamRules = spamRules
): Restrictions | undefined => {
  const holds = (facts: Partial<WritingFacts>): boolean =>
    pauseOf({ ...nothingWritten, ...facts }, now, rules) !== undefined
  const restrictions: Restrictions = {
    ...(blockedAt !== undefined && holds({ blockedAt }) && { blocked: { at: blockedAt, count: failures } }),
    ...(bannedAt !== undefined && holds({ bannedAt }) && { bannedAt })
  }
  return Object.keys(restrictions).length === 0 ? undefined : restrictions
}
