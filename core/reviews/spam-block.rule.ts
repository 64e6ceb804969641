import { type Instant, instant } from "../kernel/moment.ts"
import type { Pause } from "./pause.ts"

/** When a member has to pause from writing reviews. Specification 4 and 9; D-40. */
export interface SpamRules {
  /** Reviews refused for their content, in a row, that cause a pause. */
  readonly failuresAt: number
  readonly failuresPauseMs: number
  /** After this long without a refusal, the next one counts as the first. */
  readonly quietMs: number
  /** Accepted reviews in one window that bring a pause. */
  readonly reviewsPerWindow: number
  readonly windowMs: number
  readonly windowPauseMs: number
}

const minute = 60_000

/** Numbers of failures and reviews after which writing pauses, and for how long, in milliseconds. Specification 9. */
export const spamRules: SpamRules = {
  failuresAt: 3,
  failuresPauseMs: 60 * minute,
  quietMs: 60 * minute,
  reviewsPerWindow: 20,
  windowMs: 15 * minute,
  windowPauseMs: 360 * minute
}

/** What is known of a reviewer: by the shop, and meanwhile by the browser. Specification 3, Restrictions. */
export interface WritingFacts {
  /** Refused in a row. */
  readonly failures: number
  readonly failedAt?: Instant
  /** Accepted ones, as far back as they may count. */
  readonly accepted: ReadonlyArray<Instant>
  /** When the last refusal that counts to the full came. `user_blocked_reviews`. */
  readonly blockedAt?: Instant
  /** When the review that filled a window was accepted. `user_banned_certain_minutes_spam_at`. */
  readonly bannedAt?: Instant
}

/** Facts about a member who has written nothing yet. */
export const nothingWritten: WritingFacts = { failures: 0, accepted: [] }

/** The current pause; of two the one that ends later, and none if both have ended. D-40. */
export const pauseOf = (
  { blockedAt, bannedAt }: WritingFacts,
  now: Instant,
  rules: SpamRules = spamRules
): Pause | undefined => {
  const pause = (reason: Pause["reason"], from: Instant | undefined, ms: number): ReadonlyArray<Pause> =>
    from === undefined || from + ms <= now
      ? []
      : // A clock that was set back makes no pause longer than it is.
        [{ reason, until: instant(from + ms), leftMs: Math.min(ms, from + ms - now) }]
  return [...pause("failures", blockedAt, rules.failuresPauseMs), ...pause("spam", bannedAt, rules.windowPauseMs)]
    .toSorted((one, other) => one.until - other.until)
    .at(-1)
}

/** Returns the facts after a review was refused for its content; nothing else counts. D-40. */
export const afterRefused = (facts: WritingFacts, at: Instant, rules: SpamRules = spamRules): WritingFacts => {
  const { failures, failedAt } = facts
  const goesOn = failures < rules.failuresAt && failedAt !== undefined && at - failedAt < rules.quietMs
  const now = goesOn ? failures + 1 : 1
  return { ...facts, failures: now, failedAt: at, ...(now >= rules.failuresAt && { blockedAt: at }) }
}

/** Returns the facts after an accepted change: it counts in its window as a review does, and forgives no refusal. D-40. */
export const afterChanged = (facts: WritingFacts, at: Instant, rules: SpamRules = spamRules): WritingFacts => {
  const { failures, failedAt } = facts
  return { ...afterAccepted(facts, at, rules), failures, ...(failedAt !== undefined && { failedAt }) }
}

/** Returns the facts after an accepted review: refusals are forgotten; one that fills a window starts a ban. D-40. */
export const afterAccepted = (
  { failedAt: _, ...facts }: WritingFacts,
  at: Instant,
  rules: SpamRules = spamRules
): WritingFacts => {
  const accepted = [...facts.accepted.filter((one) => at - one <= rules.windowMs), at]
  return accepted.length >= rules.reviewsPerWindow
    ? { ...facts, failures: 0, accepted: [], bannedAt: at }
    : { ...facts, failures: 0, accepted }
}
