import { dayMs, type Instant, instant, jakartaDay, startOfJakartaDay } from "#core/kernel/moment.ts"
import type { DemoDay } from "./rows.ts"

/** The day on which the demo shop's data plays. */
export const demoToday = "2026-11-20"

/** The demo shop's calendar, moved by whole days so that its today is ours. */
export interface Calendar {
  /** The instant at which a day of the data begins. */
  readonly day: (day: DemoDay) => Instant
  /** An instant of the data. */
  readonly at: (iso: string) => Instant
  /** The beginning of today. */
  readonly today: Instant
}

/** Returns the days of the demo shop counted from now, so that its campaigns run whenever it is started. */
export const calendarOf = (now: Instant): Calendar => {
  const today = startOfJakartaDay(jakartaDay(now))
  const shift = today - startOfJakartaDay(demoToday)
  return {
    day: (day) => instant(startOfJakartaDay(day) + shift),
    at: (iso) => instant(Date.parse(iso) + shift),
    today
  }
}

/** A window of hours that comes back every day, from yesterday on. */
export const everyDay = (
  { today }: Calendar,
  { from, to }: { readonly from: number; readonly to: number },
  days: number
): ReadonlyArray<{ readonly startsAt: Instant; readonly endsAt: Instant }> =>
  Array.from({ length: days }, (_, index) => {
    const day = today + (index - 1) * dayMs
    return { startsAt: instant(day + from), endsAt: instant(day + to + (to <= from ? dayMs : 0)) }
  })
