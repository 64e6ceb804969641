import { Temporal } from "temporal-polyfill"
import type { Instant } from "./moment.ts"

// Calendar days, years between days and clocks of a time zone. Only parts that are loaded on first use import this:
// `moment.ts` has what the first page needs. Decision 0057.

/** The shop's time zone. Specification 9; D-49f. */
export const timeZone = "Asia/Jakarta"

/** The day and the clock in Jakarta. */
export const jakartaTime = (at: Instant): Temporal.PlainDateTime =>
  Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(timeZone).toPlainDateTime()

/** Returns the calendar day a text names, `2026-11-20`, or `undefined` if no calendar has it. */
export const calendarDay = (text: string): Temporal.PlainDate | undefined => {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? []
  if (year === undefined) return undefined
  try {
    return Temporal.PlainDate.from(
      { year: Number(year), month: Number(month), day: Number(day) },
      { overflow: "reject" }
    )
  } catch {
    return undefined
  }
}

/** Returns the whole years between two days, `1998-03-31` and `2026-11-21`: 28. Throws if either is no day. */
export const yearsBetween = (from: string, to: string): number =>
  Temporal.PlainDate.from(from).until(to, { largestUnit: "years" }).years

/** Returns the day some years before another one, `2026-11-21`. 29 February becomes the 28th. Throws if it is no day. */
export const yearsBefore = (day: string, years: number): string =>
  Temporal.PlainDate.from(day).subtract({ years }).toString()
