import type { Instant } from "#core/kernel/moment.ts"

const yearMs = 364 * 86_400_000

/** Returns a written date without its year if it is less than a year ahead, as the year is clear then. */
export const shortDate = (date: string, at: Instant, now: Instant): string =>
  at < now + yearMs ? date.slice(0, -5) : date
