import { dayMs, type Instant, instant } from "../kernel/moment.ts"
import type { IsOn } from "../toggles/features.ts"
import type { Contributions } from "./level.rule.ts"
import type { Badge } from "./profile.ts"

/** What badges are given for. */
export interface BadgeFacts extends Contributions {
  readonly joinedAt: Instant
  readonly firstReviewAt?: Instant
  /** When a fifth picture was published. */
  readonly fifthPhotoAt?: Instant
  /** When a product had its first review from them. */
  readonly firstToReviewAt?: Instant
}

/** Every badge, with when it was earned. D-44: first review, five photos, first to review, a member for 12 months. */
export const badgesOf = (facts: BadgeFacts, now: Instant): ReadonlyArray<Badge> => {
  const year = instant(facts.joinedAt + 365 * dayMs)
  return [
    badge("first-review", facts.firstReviewAt),
    badge("five-photos", facts.fifthPhotoAt),
    badge("first-to-review", facts.firstToReviewAt),
    badge("one-year", year <= now ? year : undefined)
  ]
}

/** Returns the badges that a page may show: earned ones always, others only if they can be earned now. */
export const offeredBadges = (badges: ReadonlyArray<Badge>, isOn: IsOn): ReadonlyArray<Badge> =>
  badges.filter(
    ({ id, earnedAt }) =>
      earnedAt !== undefined || id === "one-year" || isOn(id === "five-photos" ? "review_photos" : "write_review")
  )

const badge = (id: Badge["id"], earnedAt: Instant | undefined): Badge => ({
  id,
  ...(earnedAt !== undefined && { earnedAt })
})
