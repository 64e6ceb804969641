import { dayMs, type Instant, instant, jakartaDay, startOfJakartaDay } from "../kernel/moment.ts"
import type { DailyHours, StoredBanner } from "./stored-banner.ts"

/** From when until when a banner runs that runs now. */
export interface Running {
  /** Absent if it has no end. */
  readonly until?: Instant
}

/**
 * Whether a banner runs now, and until when: the end of its run or of today's hours, whichever comes first.
 * `undefined` if it does not run.
 */
export const runningAt = (
  { startsAt, endsAt, hours }: Pick<StoredBanner, "startsAt" | "endsAt" | "hours">,
  now: Instant
): Running | undefined => {
  if (now < startsAt || (endsAt !== undefined && now >= endsAt)) return undefined
  if (hours === undefined) return endsAt === undefined ? {} : { until: endsAt }
  const closes = closesAt(hours, now)
  if (closes === undefined) return undefined
  return { until: endsAt !== undefined && endsAt < closes ? endsAt : closes }
}

/** The end of the hours that are open now. */
export const closesAt = ({ from, to }: DailyHours, now: Instant): Instant | undefined => {
  const today = startOfJakartaDay(jakartaDay(now))
  const past = now - today
  if (from < to) return past >= from && past < to ? instant(today + to) : undefined
  if (past >= from) return instant(today + dayMs + to)
  return past < to ? instant(today + to) : undefined
}

/** Returns whether a banner is meant for this place. */
export const standsAt = (
  { location, targets }: Pick<StoredBanner, "location" | "targets">,
  locations: ReadonlyArray<string>,
  target: string | undefined
): boolean =>
  locations.includes(location) && (targets.length === 0 || (target !== undefined && targets.includes(target)))
