import type { Brand } from "../kernel/brand.ts"
import { dayMs, type Instant } from "../kernel/moment.ts"

/** A day in Jakarta, counted from 1 January 1970: days are reckoned with a lot, so they are numbers here. */
export type DayNumber = Brand<number, "DayNumber">

/** Parcels given to a courier by then leave the same day; hours in Jakarta. D-52. */
export const cutOffHour = 15

const jakartaMs = 7 * 3_600_000
const hourMs = 3_600_000

/** The day in Jakarta. */
export const dayNumber = (at: Instant): DayNumber => Math.floor((at + jakartaMs) / dayMs) as DayNumber

/** The day of `2026-11-20`, and back. */
export const dayOf = (text: string): DayNumber => (Date.parse(`${text}T00:00:00Z`) / dayMs) as DayNumber
export const dayText = (day: DayNumber): string => new Date(day * dayMs).toISOString().slice(0, 10)

/** Holidays of every year, as month and day. */
const fixed: ReadonlySet<number> = new Set([101, 501, 601, 817, 1225])

/** Holidays that move, by the government's calendar; those of 2027 by reckoning, until it is out. */
const moving: ReadonlySet<number> = new Set(
  [
    "2026-01-16 2026-02-17 2026-03-19 2026-03-20 2026-03-21 2026-04-03 2026-05-14 2026-05-27 2026-05-31 2026-06-16",
    "2026-08-25 2027-01-05 2027-02-06 2027-03-08 2027-03-09 2027-03-10 2027-03-26 2027-05-06 2027-05-16 2027-05-20",
    "2027-06-06 2027-08-15"
  ].flatMap((row) => row.split(" ").map(dayOf))
)

/** Whether couriers carry on a day: neither on Sundays nor on holidays. D-52. */
export const isWorkingDay = (day: DayNumber): boolean => {
  if (isSunday(day) || moving.has(day)) return false
  const date = new Date(day * dayMs)
  return !fixed.has((date.getUTCMonth() + 1) * 100 + date.getUTCDate())
}

/** So many working days behind the first one from `day` on. */
export const workingDayAfter = (day: DayNumber, days: number): DayNumber => {
  let next: number = day
  for (let left = days; left > 0 || !isWorkingDay(next as DayNumber); next++)
    if (isWorkingDay(next as DayNumber)) left--
  return next as DayNumber
}

/** The day on which a parcel ordered now leaves: today before the cut-off, else the next working day. D-52. */
export const leavesOn = (now: Instant): DayNumber =>
  workingDayAfter((dayNumber(now) + (jakartaHour(now) < cutOffHour ? 0 : 1)) as DayNumber, 0)

/** The hour of the day in Jakarta, with its part, 0 to 24. */
export const jakartaHour = (now: Instant): number => (now + jakartaMs - dayNumber(now) * dayMs) / hourMs

// Day 0 was a Thursday.
const isSunday = (day: DayNumber): boolean => (((day + 4) % 7) + 7) % 7 === 0
