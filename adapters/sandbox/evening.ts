import { type Instant, jakartaDay, startOfJakartaDay } from "#core/kernel/moment.ts"

const eightMs = 20 * 3_600_000

/** Returns how long it has been past eight in the evening in Jakarta, in milliseconds; 0 before. */
export const pastEight = (now: Instant): number => Math.max(0, now - startOfJakartaDay(jakartaDay(now)) - eightMs)
