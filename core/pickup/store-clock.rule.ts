import { dayMs, type Instant, instant } from "../kernel/moment.ts"
import { clockIn } from "../stores/opening.rule.ts"
import type { Store } from "../stores/store.ts"

/** A moment by the clock of a store. */
export interface StoreClock {
  /** `16.40`. */
  readonly clock: string
  /** `WIB`. */
  readonly zone: string
  readonly day: "today" | "tomorrow" | "later"
  /** Its day there, `2026-11-25`. */
  readonly date: string
}

type Zoned = Pick<Store["hours"], "zone">

const minuteMs = 60_000
/** A moment is said to the minute, and never too early. */
const wholeMinute = (at: Instant): Instant => instant(Math.ceil(at / minuteMs) * minuteMs)
/** Days since 1970 of a store's calendar. */
const dayIn = (at: Instant, zone: string): number => Math.floor(clockIn(at, zone).local.getTime() / dayMs)

/** Days of the calendar of a store from now until a moment; 0 on its day. */
export const daysUntil = (at: Instant, now: Instant, { zone }: Zoned): number =>
  dayIn(wholeMinute(at), zone) - dayIn(now, zone)

/** The clock of a store to the second, `14.48.07 WIB`: it proves that a page is live. D-66. */
export const liveClock = (at: Instant, hours: Zoned): string => {
  const { local, zone } = clockIn(at, hours.zone)
  return `${local.toISOString().slice(11, 19).replaceAll(":", ".")} ${zone}`
}

/** Returns a moment by the clock of a store, which may lie in another zone than its reader; minutes are rounded up. D-49f. */
export const storeClock = (at: Instant, now: Instant, hours: Zoned): StoreClock => {
  const { local, zone } = clockIn(wholeMinute(at), hours.zone)
  const days = daysUntil(at, now, hours)
  const text = local.toISOString()
  return {
    clock: text.slice(11, 16).replace(":", "."),
    zone,
    day: days === 0 ? "today" : days === 1 ? "tomorrow" : "later",
    date: text.slice(0, 10)
  }
}
