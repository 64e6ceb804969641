import { dayMs, type Instant, instant, jakartaDay, startOfJakartaDay } from "../kernel/moment.ts"

/** The value of a text, or why it has none. */
export type CellRead<A> = { readonly value: A } | { readonly problem: string }

/** Reads a whole number between two bounds, both included. */
export const wholeIn =
  (from: number, to: number) =>
  (text: string): CellRead<number> => {
    const value = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN
    return value >= from && value <= to
      ? { value }
      : { problem: `must be a whole number from ${from} to ${to}, not ${quoteText(text)}` }
  }

/** Reads one of several words. */
export const wordOf =
  <const T extends string>(words: ReadonlyArray<T>) =>
  (text: string): CellRead<T> => {
    const value = words.find((word) => word === text)
    return value === undefined ? { problem: `must be one of ${words.join(", ")}, not ${quoteText(text)}` } : { value }
  }

/** Reads `yes` or `no`, in either language; nothing is `no`. */
export const isYes = (text: string): CellRead<boolean> => {
  if (/^(?:yes|true|ya|1)$/i.test(text)) return { value: true }
  return /^(?:no|false|tidak|0|)$/i.test(text)
    ? { value: false }
    : { problem: `must be yes or no, not ${quoteText(text)}` }
}

/** Reads a text on one line of at most so many characters, which may be empty. */
export const lineUpTo =
  (most: number) =>
  (text: string): CellRead<string> => {
    if (text.length > most) return { problem: `must have at most ${most} characters, not ${text.length}` }
    return misleading.test(text) ? { problem: "must be on one line, without control characters" } : { value: text }
  }

/** Controls, and marks that turn the reading direction. */
const misleading = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u

/** Returns the entries of a list, each once: commas, semicolons or blanks are between them. */
export const entriesOf = (text: string): ReadonlyArray<string> => [...new Set(text.split(/[\s,;]+/).filter(Boolean))]

const written = /^(2\d{3}-\d\d-\d\d)(?:[T ]([01]\d|2[0-3])[:.]([0-5]\d))?$/

/**
 * Reads a day of Jakarta, `2026-11-20`, or a moment of it, `2026-11-20 09:30`.
 *
 * @param edge a day is meant from its `start`, or through its `end`
 */
export const jakartaMoment =
  (edge: "start" | "end") =>
  (text: string): CellRead<Instant> => {
    const [, day = "", hour, minute] = written.exec(text) ?? []
    const start = startOfJakartaDay(day)
    if (day === "" || Number.isNaN(start) || jakartaDay(start) !== day)
      return {
        problem: `must be a day or a time in Jakarta, as 2026-11-20 or "2026-11-20 09:30", not ${quoteText(text)}`
      }
    if (hour === undefined) return { value: edge === "start" ? start : instant(start + dayMs) }
    return { value: instant(start + (Number(hour) * 60 + Number(minute)) * 60_000) }
  }

/** Writes a moment as `jakartaMoment` reads it: as a day if it is one's edge, else to the minute. */
export const momentText = (at: Instant, edge: "start" | "end"): string => {
  const start = startOfJakartaDay(jakartaDay(at))
  if (at === start) return jakartaDay(edge === "start" ? at : instant(at - 1))
  return `${jakartaDay(at)} ${new Date(at - start).toISOString().slice(11, 16)}`
}

/** As much of a text as a message repeats. */
export const quoteText = (text: string): string => `"${text.length > 40 ? `${text.slice(0, 40)}…` : text}"`
