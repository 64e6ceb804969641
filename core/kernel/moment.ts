import type { Brand } from "./brand.ts"

/** Milliseconds since 1970 in UTC. Time comes in as an argument; core never reads a clock. */
export type Instant = Brand<number, "Instant">

/** Returns a moment from its milliseconds since 1970. */
export const instant = (ms: number): Instant => ms as Instant

/** A day in milliseconds; in Jakarta every day has as many. */
export const dayMs = 86_400_000
/**
 * Asia/Jakarta has been UTC+7 all year since 1964, so plain arithmetic serves what the first page needs; `calendar.ts` has
 * the rest, and a spec compares both. D-32, D-49f.
 */
const jakartaMs = 7 * 3_600_000

/** The calendar day in Jakarta, `2026-11-20`. */
export const jakartaDay = (at: Instant): string => new Date(at + jakartaMs).toISOString().slice(0, 10)

/** The instant at which the Jakarta day `2026-11-20` begins. */
export const startOfJakartaDay = (day: string): Instant => instant(Date.parse(`${day}T00:00:00Z`) - jakartaMs)

/** A relative age: the word's key and its number. Specification 9, D-49f: 30-day months, 365-day years. */
export interface Age {
  readonly unit: "now" | "minute" | "hour" | "day" | "month" | "year"
  readonly count: number
}

/** Returns how long ago `at` was, seen from `now`; the future counts as now. */
export const ageOf = (at: Instant, now: Instant): Age => {
  const elapsed = now - at
  if (elapsed < 60_000) return { unit: "now", count: 0 }
  if (elapsed < 3_600_000) return { unit: "minute", count: Math.floor(elapsed / 60_000) }
  if (elapsed < dayMs) return { unit: "hour", count: Math.floor(elapsed / 3_600_000) }
  if (elapsed < 30 * dayMs) return { unit: "day", count: Math.floor(elapsed / dayMs) }
  if (elapsed < 365 * dayMs) return { unit: "month", count: Math.floor(elapsed / (30 * dayMs)) }
  return { unit: "year", count: Math.floor(elapsed / (365 * dayMs)) }
}
