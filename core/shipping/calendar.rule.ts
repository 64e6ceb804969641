import { dayMs, type Instant, instant, jakartaDay, startOfJakartaDay } from "../kernel/moment.ts"

/** Parcels given to a courier by then leave the same day; hours in Jakarta. D-52. */
export const cutOffHour = 15

/** Holidays of every year. */
const fixed: ReadonlySet<string> = new Set(["01-01", "05-01", "06-01", "08-17", "12-25"])

/** Holidays that move, by the government's calendar; those of 2027 by reckoning, until it is out. */
const moving: ReadonlySet<string> = new Set(
  [
    "2026-01-16 2026-02-17 2026-03-19 2026-03-20 2026-03-21 2026-04-03 2026-05-14 2026-05-27 2026-05-31 2026-06-16",
    "2026-08-25 2027-01-05 2027-02-06 2027-03-08 2027-03-09 2027-03-10 2027-03-26 2027-05-06 2027-05-16 2027-05-20",
    "2027-06-06 2027-08-15"
  ].flatMap((row) => row.split(" "))
)

/** Whether couriers carry on a Jakarta day: neither on Sundays nor on holidays. D-52. */
export const isWorkingDay = (day: string): boolean =>
  new Date(`${day}T00:00:00Z`).getUTCDay() !== 0 && !fixed.has(day.slice(5)) && !moving.has(day)

/** So many working days behind the first one from `day` on. */
export const workingDayAfter = (day: string, days: number): string => {
  let next = day
  for (let left = days; left > 0 || !isWorkingDay(next); ) {
    if (isWorkingDay(next)) left--
    next = dayAfter(next)
  }
  return next
}

const dayAfter = (day: string): string => jakartaDay(instant(startOfJakartaDay(day) + dayMs))

/** The day on which a parcel ordered now leaves: today before the cut-off, else the next working day. D-52. */
export const leavesOn = (now: Instant): string => {
  const today = jakartaDay(now)
  const late = now >= startOfJakartaDay(today) + cutOffHour * 3_600_000
  return workingDayAfter(late ? dayAfter(today) : today, 0)
}

/** The hour of the day in Jakarta, with its part, 0 to 24. */
export const jakartaHour = (now: Instant): number => (now - startOfJakartaDay(jakartaDay(now))) / 3_600_000
