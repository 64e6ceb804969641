import { isEmail } from "#core/kernel/email.ts"
import { type Instant, instant, jakartaDay, startOfJakartaDay } from "#core/kernel/moment.ts"

/** A row of a table as texts, by column. */
export type Cells = Readonly<Record<string, string>>

/** What is wrong with a row; its message states what the cell must be. */
export interface CellProblem {
  readonly column: string
  readonly message: string
}

/** A cell's value, or why it is none. */
export type Read<A> = { readonly value: A } | { readonly problem: string }

/** Reads the cells of one row and collects everything that is wrong with it. */
export interface RowReader {
  /** Returns the value of a column, or `undefined` after noting why it has none. */
  readonly at: <A>(column: string, read: (text: string) => Read<A>) => A | undefined
  /** Like `at`, but an empty cell is no problem and has no value. */
  readonly maybe: <A>(column: string, read: (text: string) => Read<A>) => A | undefined
  readonly note: (column: string, message: string) => void
  readonly problems: ReadonlyArray<CellProblem>
}

/** Returns the reader of one row, which collects what is wrong with its cells. */
export const rowReader = (cells: Cells): RowReader => {
  const problems: Array<CellProblem> = []
  const note = (column: string, message: string) => void problems.push({ column, message })
  const at = <A>(column: string, read: (text: string) => Read<A>): A | undefined => {
    const got = read((cells[column] ?? "").trim())
    if ("value" in got) return got.value
    note(column, got.problem)
    return undefined
  }
  const maybe: RowReader["maybe"] = (column, read) =>
    (cells[column] ?? "").trim() === "" ? undefined : at(column, read)
  return { at, maybe, note, problems }
}

/** As much of a cell as an error message repeats. */
export const quoteText = (text: string): string => `"${text.length > 40 ? `${text.slice(0, 40)}…` : text}"`

// Characters that no text of a shop needs and that mislead: controls, and marks that turn the reading direction.
const hidden = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u

/** A text on one line, without control characters. */
export const line =
  (most: number, least = 1) =>
  (text: string): Read<string> => {
    if (text.length < least) return { problem: "must not be empty" }
    if (text.length > most) return { problem: `must have at most ${most} characters, not ${text.length}` }
    return hidden.test(text) ? { problem: "must be on one line, without control characters" } : { value: text }
  }

/** A text of several lines: paragraphs. */
export const lines =
  (most: number) =>
  (text: string): Read<string> => {
    const plain = text.replaceAll("\r\n", "\n")
    if (plain.length > most) return { problem: `must have at most ${most} characters, not ${plain.length}` }
    return hidden.test(plain.replaceAll("\n", " "))
      ? { problem: "must not contain control characters" }
      : { value: plain }
  }

/** Returns the reader of a whole number between two bounds. */
export const whole =
  (from: number, to: number) =>
  (text: string): Read<number> => {
    const value = /^-?\d{1,15}$/.test(text) ? Number(text) : Number.NaN
    return value >= from && value <= to
      ? { value }
      : { problem: `must be a whole number from ${from} to ${to}, not ${quoteText(text)}` }
  }

/** Returns the reader of a number between two bounds. */
export const decimal =
  (from: number, to: number) =>
  (text: string): Read<number> => {
    const value = /^-?\d{1,9}(?:\.\d{1,15})?$/.test(text) ? Number(text) : Number.NaN
    return value >= from && value <= to
      ? { value }
      : { problem: `must be a number from ${from} to ${to} with a point, as -6.2188, not ${quoteText(text)}` }
  }

/** Reads `yes` or `no`, in either language. */
export const yesOrNo = (text: string): Read<boolean> => {
  if (/^(?:yes|true|ya|1)$/i.test(text)) return { value: true }
  return /^(?:no|false|tidak|0|)$/i.test(text)
    ? { value: false }
    : { problem: `must be yes or no, not ${quoteText(text)}` }
}
/** Returns a truth value as it is written in a cell. */
export const yesNo = (is: boolean): string => (is ? "yes" : "no")

/** Returns the reader of one of several words. */
export const oneOf =
  <const T extends string>(choices: ReadonlyArray<T>) =>
  (text: string): Read<T> => {
    const value = choices.find((choice) => choice === text)
    return value === undefined ? { problem: `must be ${choices.join(", ")}, not ${quoteText(text)}` } : { value }
  }

/** Returns the reader of a text of a form. */
export const pattern =
  (shape: RegExp, says: string) =>
  (text: string): Read<string> =>
    shape.test(text) ? { value: text } : { problem: `must be ${says}, not ${quoteText(text)}` }

/** Reads an e-mail address. */
export const email = (text: string): Read<string> =>
  isEmail(text) ? { value: text } : { problem: `must be an e-mail address, as halo@contoh.id, not ${quoteText(text)}` }

/** An hour of the day as `10.00`; a colon is taken too. */
export const timeOfDay = (text: string): Read<string> => {
  const [, hour = "", minute = ""] = /^([01]?\d|2[0-4])[.:]([0-5]\d)$/.exec(text) ?? []
  return hour === "" || (hour === "24" && minute !== "00")
    ? { problem: `must be a time, as 10.00, not ${quoteText(text)}` }
    : { value: `${hour.padStart(2, "0")}.${minute}` }
}

/** Reads a day of Jakarta, `2026-11-20`, as its first moment. */
export const day = (text: string): Read<Instant> => {
  const at = /^\d{4}-\d\d-\d\d$/.test(text) ? startOfJakartaDay(text) : instant(Number.NaN)
  return Number.isNaN(at) || jakartaDay(at) !== text
    ? { problem: `must be a day, as 2026-11-20, not ${quoteText(text)}` }
    : { value: at }
}
