import { dayMs, type Instant, instant, jakartaDay, startOfJakartaDay } from "#core/kernel/moment.ts"
import { quoteText, type Read } from "./cells.ts"

const minuteMs = 60_000
const written = /^(\d{4}-\d\d-\d\d)(?: ([01]\d|2[0-3])[.:]([0-5]\d))?$/

const read = (text: string): { readonly day: Instant; readonly past: number | undefined } | undefined => {
  const [, day = "", hour, minute] = written.exec(text) ?? []
  const start = day === "" ? Number.NaN : startOfJakartaDay(day)
  if (Number.isNaN(start) || jakartaDay(instant(start)) !== day) return undefined
  return { day: instant(start), past: hour === undefined ? undefined : (Number(hour) * 60 + Number(minute)) * minuteMs }
}

const problem = (text: string) => ({
  problem: `must be a day or a time in Jakarta, as 2026-12-12 or 2026-12-12 18.00, not ${quoteText(text)}`
})

/** Reads when something begins, in Jakarta: a day is its first moment. */
export const beginning = (text: string): Read<Instant> => {
  const at = read(text)
  return at === undefined ? problem(text) : { value: instant(at.day + (at.past ?? 0)) }
}

/** Reads when something ends, in Jakarta: a day counts whole, a time is the first moment after it. */
export const ending = (text: string): Read<Instant> => {
  const at = read(text)
  return at === undefined ? problem(text) : { value: instant(at.day + (at.past ?? dayMs)) }
}

/** Writes when something begins as `beginning` reads it. */
export const writeBeginning = (at: Instant): string => {
  const past = at - startOfJakartaDay(jakartaDay(at))
  return past === 0 ? jakartaDay(at) : `${jakartaDay(at)} ${writeTime(past)}`
}

/** Writes when something ends as `ending` reads it. */
export const writeEnding = (at: Instant): string => {
  const isMidnight = at === startOfJakartaDay(jakartaDay(at))
  return isMidnight ? jakartaDay(instant(at - 1)) : writeBeginning(at)
}

/** Reads an hour of every day in Jakarta, as milliseconds after midnight. */
export const hourOfDay = (text: string): Read<number> => {
  const [, hour, minute] = /^([01]?\d|2[0-3])[.:]([0-5]\d)$/.exec(text) ?? []
  return hour === undefined
    ? { problem: `must be an hour of every day in Jakarta, as 18.00, not ${quoteText(text)}` }
    : { value: (Number(hour) * 60 + Number(minute)) * minuteMs }
}

/** Writes milliseconds after midnight as an hour of the day, `18.00`. */
export const writeTime = (past: number): string => {
  const minutes = Math.floor(past / minuteMs)
  return `${String(Math.floor(minutes / 60)).padStart(2, "0")}.${String(minutes % 60).padStart(2, "0")}`
}
