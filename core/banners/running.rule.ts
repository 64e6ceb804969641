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

/** Returns when a banner begins that is announced now; `undefined` if it runs, or if it is not announced yet. Decision 0135. */
export const announcedAt = (
  banner: Pick<StoredBanner, "startsAt" | "endsAt" | "hours" | "announcedHours">,
  now: Instant
): Instant | undefined => {
  const { announcedHours, hours, startsAt, endsAt = Number.POSITIVE_INFINITY } = banner
  if (announcedHours === undefined || runningAt(banner, now)) return undefined
  const from = instant(Math.max(startsAt, now))
  // A run that begins within its hours begins at once.
  const begins = hours === undefined || closesAt(hours, from) !== undefined ? from : opensAt(hours, from)
  return begins > now && begins < endsAt && begins - now <= announcedHours * hourMs ? begins : undefined
}

const hourMs = 3_600_000

/** The next beginning of these hours. */
const opensAt = ({ from }: DailyHours, after: Instant): Instant => {
  const opens = startOfJakartaDay(jakartaDay(after)) + from
  return instant(opens >= after ? opens : opens + dayMs)
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
