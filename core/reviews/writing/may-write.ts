import { Effect } from "effect"
import type { Instant } from "../../kernel/moment.ts"
import { ReviewBlocked } from "../reviews.errors.ts"
import { pauseOf, type SpamRules, spamRules, type WritingFacts } from "../spam-block.rule.ts"

/** Refuses a member in a pause. D-40. */
export const mayWrite = (
  facts: WritingFacts,
  now: Instant,
  rules: SpamRules = spamRules
): Effect.Effect<void, ReviewBlocked> => {
  const pause = pauseOf(facts, now, rules)
  return pause === undefined ? Effect.void : Effect.fail(new ReviewBlocked(pause))
}
