import { dayMs, type Instant, instant } from "../../kernel/moment.ts"

/** A session ends this long after its last call, and `absoluteMs` after its start in any case. D-36. */
export const idleMs = 7 * dayMs
/** How long a session lasts at most, in milliseconds, however much it is used. D-36. */
export const absoluteMs = 30 * dayMs
/** How long a bearer counts. D-36. */
export const bearerMs = 15 * 60_000
/**
 * A session that another login of its member took the place of counts so much longer: what another tab sent with it is on
 * its way for at most that long. Decision 0024.
 */
export const handoverMs = 15_000
/** How old "last seen" may be before it is written again: not every call is a write. */
export const seenEveryMs = 5 * 60_000

interface Lived {
  readonly startedAt: Instant
  readonly seenAt: Instant
  readonly handedOver?: { readonly until: Instant }
}

/** Returns when a session is over if no call is made with it. */
export const sessionEndsAt = ({ startedAt, seenAt, handedOver }: Lived): Instant =>
  instant(Math.min(startedAt + absoluteMs, seenAt + idleMs, handedOver?.until ?? Number.POSITIVE_INFINITY))

/** Returns whether a session has ended by its age or by not being used. D-36. */
export const isSessionOver = (session: Lived, now: Instant): boolean => now >= sessionEndsAt(session)

/** Returns whether it is time to note that it was seen. */
export const isSeenAgain = ({ seenAt }: Lived, now: Instant): boolean => now - seenAt >= seenEveryMs

/** Returns when a bearer that is issued now expires. */
export const bearerUntil = (now: Instant): Instant => instant(now + bearerMs)
