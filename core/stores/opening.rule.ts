import { dayMs, type Instant, instant } from "../kernel/moment.ts"
import type { Store } from "./store.ts"

/** Whether a store is open, and when that changes; the clock is that of the store. */
export type Opening =
  | { readonly kind: "open"; readonly until: string }
  | { readonly kind: "closed"; readonly opens: string; readonly day: "today" | "tomorrow" }

const minuteMs = 60_000
const hourMs = 60 * minuteMs
/** Hours ahead of UTC of Indonesia's three zones, which have no summer time. */
const jakarta = 7
const offsets: Readonly<Record<string, number>> = { WIB: jakarta, WITA: 8, WIT: 9 }

/**
 * Returns a moment moved so that Jakarta's clock reads as that of a zone, and the zone's name; Jakarta's own if there is no such zone.
 * D-49f.
 */
export const readInZone = (at: Instant, zone: string): { readonly at: Instant; readonly zone: string } => {
  const offset = offsets[zone]
  return offset === undefined ? { at, zone: "WIB" } : { at: instant(at + (offset - jakarta) * hourMs), zone }
}

/** What a zone's clock shows at a moment, in the UTC parts of a date, and the zone's name; Jakarta's if there is no such zone. */
export const clockIn = (at: Instant, zone: string): { readonly local: Date; readonly zone: string } => {
  const read = readInZone(at, zone)
  return { local: new Date(read.at + jakarta * hourMs), zone: read.zone }
}

/**
 * Whether a store is open at a moment; `undefined` if its zone or its hours cannot be read. It opens at the first minute of its
 * hours and closes at the last.
 */
export const openingOf = ({ weekdays, weekend, zone }: Store["hours"], now: Instant): Opening | undefined => {
  const offset = offsets[zone]
  if (offset === undefined) return undefined
  const local = new Date(now + offset * hourMs)
  const hoursOn = (at: Date) => (at.getUTCDay() % 6 === 0 ? weekend : weekdays)
  const [from, to] = hoursOn(local)
  const [first] = hoursOn(new Date(local.getTime() + dayMs))
  const [opens, closes] = [minutesOf(from), minutesOf(to)]
  if (opens === undefined || closes === undefined) return undefined
  const minute = local.getUTCHours() * 60 + local.getUTCMinutes()
  if (minute < opens) return { kind: "closed", opens: from, day: "today" }
  if (minute < closes) return { kind: "open", until: to }
  return { kind: "closed", opens: first, day: "tomorrow" }
}

/** When a store opens and closes on the day of a moment, its own day; `undefined` if its hours cannot be read. */
export const openHoursOn = (
  { weekdays, weekend, zone }: Store["hours"],
  at: Instant
): { readonly from: Instant; readonly to: Instant } | undefined => {
  const offset = offsets[zone]
  if (offset === undefined) return undefined
  const local = at + offset * hourMs
  const midnight = local - (local % dayMs) - offset * hourMs
  const [opens, closes] = (new Date(local).getUTCDay() % 6 === 0 ? weekend : weekdays).map(minutesOf)
  if (opens === undefined || closes === undefined) return undefined
  return { from: instant(midnight + opens * minuteMs), to: instant(midnight + closes * minuteMs) }
}

/** Minutes since midnight of `10.00` or `10:00`. */
const minutesOf = (clock: string): number | undefined => {
  const [, hours, minutes] = /^(\d{1,2})[.:](\d\d)$/.exec(clock) ?? []
  return hours === undefined ? undefined : Number(hours) * 60 + Number(minutes)
}
