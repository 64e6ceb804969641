import { Temporal } from "temporal-polyfill"
import { create, diff, subtractYears, toString as textOf } from "temporal-polyfill/fns/PlainDate"
import type { Instant } from "./moment.ts"

// Calendar days, years between days and the clock of a time zone. Only the server and parts that are loaded on first use
// import this: `moment.ts` has what the first page needs. Days are functions, of which a page loads only those it calls;
// what needs a time zone runs on the server alone. Decision 0057.

type Day = ReturnType<typeof create>

/** The day and the clock in Jakarta. Specification 9; D-49f. */
export const jakartaTime = (at: Instant): Temporal.PlainDateTime =>
  Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO("Asia/Jakarta").toPlainDateTime()

/** Returns whether a text names a day that the calendar has, `2026-11-20`. */
export const isCalendarDay = (text: string): boolean => dayIn(text) !== undefined

/** Returns the whole years between two days, `1998-03-31` and `2026-11-21`: 28. `undefined` if either is no day. */
export const yearsBetween = (from: string, to: string): number | undefined => {
  const [first, last] = [dayIn(from), dayIn(to)]
  return first && last && diff(first, last, { largestUnit: "years" }).years
}

/** Returns the day some years before another one; 29 February becomes the 28th. `undefined` if the other is no day. */
export const yearsBefore = (day: string, years: number): string | undefined => {
  const known = dayIn(day)
  return known && textOf(subtractYears(known, years))
}

const dayIn = (text: string): Day | undefined => {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? []
  if (year === undefined) return undefined
  try {
    return create(Number(year), Number(month), Number(day))
  } catch {
    return undefined
  }
}
