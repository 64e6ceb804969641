import { Temporal } from "temporal-polyfill"
import { type Brand, brandConstructor } from "../kernel/brand.ts"
import { jakartaTime } from "../kernel/calendar.ts"
import type { Instant } from "../kernel/moment.ts"

/** A day in Jakarta, counted from 1 January 1970: days are reckoned with a lot, so they are numbers here. */
export type DayNumber = Brand<number, "DayNumber">
/** Returns a primitive as a `DayNumber`. */
export const DayNumber = brandConstructor<DayNumber>()

/** Parcels given to a courier by then leave the same day; hours in Jakarta. D-52. */
export const cutOffHour = 15

const firstDay = new Temporal.PlainDate(1970, 1, 1)
const dateOf = (day: DayNumber): Temporal.PlainDate => firstDay.add({ days: day })
const numberOf = (date: Temporal.PlainDate): DayNumber => DayNumber(firstDay.until(date, { largestUnit: "days" }).days)

/** The day in Jakarta. */
export const dayNumber = (at: Instant): DayNumber => numberOf(jakartaTime(at).toPlainDate())

/** The day of `2026-11-20`, and back. */
export const dayOf = (text: string): DayNumber => numberOf(Temporal.PlainDate.from(text))
/** Returns a day as `2026-11-20`. */
export const dayText = (day: DayNumber): string => dateOf(day).toString()

/** The seventh day of a week of ISO 8601. */
const sunday = 7

/** Holidays of every year, as month and day. */
const fixed: ReadonlySet<string> = new Set(["01-01", "05-01", "06-01", "08-17", "12-25"])

/** Holidays that move, by the government's calendar; those of 2027 by reckoning, until it is out. */
const moving: ReadonlySet<number> = new Set(
  [
    "2026-01-16 2026-02-17 2026-03-19 2026-03-20 2026-03-21 2026-04-03 2026-05-14 2026-05-27 2026-05-31 2026-06-16",
    "2026-08-25 2027-01-05 2027-02-06 2027-03-08 2027-03-09 2027-03-10 2027-03-26 2027-05-06 2027-05-16 2027-05-20",
    "2027-06-06 2027-08-15"
  ].flatMap((row) => row.split(" ").map(dayOf))
)

/** Returns whether couriers carry on a day: neither on Sundays nor on holidays. D-52. */
export const isWorkingDay = (day: DayNumber): boolean => {
  const date = dateOf(day)
  return date.dayOfWeek !== sunday && !moving.has(day) && !fixed.has(date.toPlainMonthDay().toString())
}

/** So many working days behind the first one from `day` on. */
export const workingDayAfter = (day: DayNumber, days: number): DayNumber => {
  let next: number = day
  for (let left = days; left > 0 || !isWorkingDay(DayNumber(next)); next++) if (isWorkingDay(DayNumber(next))) left--
  return DayNumber(next)
}

/** The day on which a parcel ordered now leaves: today before the cut-off, else the next working day. D-52. */
export const leavesOn = (now: Instant): DayNumber =>
  workingDayAfter(DayNumber(dayNumber(now) + (jakartaHour(now) < cutOffHour ? 0 : 1)), 0)

/** The hour of the day in Jakarta, with its part, 0 to 24. */
export const jakartaHour = (now: Instant): number => {
  const { hour, minute, second, millisecond } = jakartaTime(now)
  return hour + minute / 60 + second / 3_600 + millisecond / 3_600_000
}
