import { parse } from "csv-parse/sync"
import type { Cells } from "./cells.ts"

/** Rows of a file, each with the place that an error names: a line of a table, an entry of a list. */
export interface FileRows {
  readonly rows: ReadonlyArray<{ readonly cells: Cells; readonly place: string }>
}

/** A file that cannot be read; its message names the place and the reason. */
export class FileProblem extends Error {
  override readonly name = "FileProblem"
}

// What a spreadsheet would take for a formula: the signs, and the wide forms that it reads alike.
const formula = /^'*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/
const guarded = /^'+[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/
const plainNumber = /^[-+]?\d+(?:\.\d+)?$/

/** A cell that no spreadsheet calculates: an apostrophe precedes what would begin a formula; `unguarded` removes it. */
export const guardedCell = (text: string): string => (formula.test(text) && !plainNumber.test(text) ? `'${text}` : text)
const unguarded = (text: string): string => (guarded.test(text) ? text.slice(1) : text)

/** Rows as a table of comma-separated values, with a heading. */
export const csvOf = (columns: ReadonlyArray<string>, rows: ReadonlyArray<Cells>): string =>
  csvLine(columns) + rows.map((row) => csvRow(columns, row)).join("")

/** A row of such a table, with its line end. */
export const csvRow = (columns: ReadonlyArray<string>, row: Cells, guard = guardedCell): string =>
  csvLine(columns.map((column) => guard(row[column] ?? "")))

const csvLine = (cells: ReadonlyArray<string>): string => `${cells.map(quoted).join(",")}\r\n`

const quoted = (text: string): string =>
  /[",;\t\r\n]/.test(text) || text !== text.trim() ? `"${text.replaceAll('"', '""')}"` : text

/** The rows of a CSV file: commas, semicolons or tabs, as spreadsheets write it. */
export const rowsOfCsv = (text: string): FileRows => {
  const [head = ""] = text.split(/\r?\n/, 1)
  const counts = [",", ";", "\t"].map((delimiter) => [delimiter, head.split(delimiter).length] as const)
  const [delimiter] = counts.reduce((most, one) => (one[1] > most[1] ? one : most))
  try {
    const records: ReadonlyArray<{ readonly record: Cells; readonly info: { readonly lines: number } }> = parse(text, {
      delimiter,
      bom: true,
      columns: (names: ReadonlyArray<string>) => names.map((name) => name.trim().toLowerCase()),
      info: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true
    })
    return {
      rows: records.map(({ record, info }) => ({
        cells: Object.fromEntries(Object.entries(record).map(([name, cell]) => [name, unguarded(cell)])),
        place: `line ${info.lines}`
      }))
    }
  } catch (cause) {
    throw new FileProblem(`is no table that can be read: ${cause instanceof Error ? cause.message : String(cause)}`)
  }
}

/** The rows of parsed JSON: a list of objects, one object, or, in a list, a text that is the id of something usual. */
export const rowsOfJson = (value: unknown): FileRows => {
  const list: ReadonlyArray<unknown> = Array.isArray(value) ? value : [value]
  return { rows: list.map((entry, index) => ({ cells: cellsOf(entry, index + 1), place: `entry ${index + 1}` })) }
}

const cellsOf = (entry: unknown, number: number): Cells => {
  if (typeof entry === "string") return { id: entry }
  if (typeof entry !== "object" || entry === null || Array.isArray(entry))
    throw new FileProblem(`entry ${number} is no object`)
  return Object.fromEntries(
    Object.entries(entry).map(([name, cell]: [string, unknown]) => {
      if (cell === null) return [name, ""]
      if (typeof cell === "boolean") return [name, cell ? "yes" : "no"]
      if (typeof cell === "string" || typeof cell === "number") return [name, String(cell)]
      throw new FileProblem(`entry ${number}: ${name} is neither a text nor a number`)
    })
  )
}

/** Parses a text as JSON. Throws a `FileProblem` with the position of the error. */
export const parsedJson = (text: string): unknown => {
  try {
    return JSON.parse(text.replace(/^\ufeff/, ""))
  } catch (cause) {
    throw new FileProblem(`is no JSON: ${cause instanceof Error ? cause.message : String(cause)}`)
  }
}
