import { pipeline, Readable } from "node:stream"
import { type CsvError, parse } from "csv-parse"
import { FeedRefused } from "./findings.ts"
import type { Source } from "./source.ts"

/** A table with separators: its header, and how it parts its cells. */
export interface Table {
  readonly header: ReadonlyArray<string>
  readonly delimiter: string
  readonly rows: (read?: (bytes: number) => void) => AsyncGenerator<Row>
}

/** A row of a table, with its number in the file. */
export interface Row {
  /** From 1, without the header. */
  readonly record: number
  readonly cells: ReadonlyArray<string>
}

/** No row is longer; one that seems to be has a quote that was never closed. */
const longestRow = 4_000_000

/** Returns the table in a text, or `undefined` if its first line has no separator. */
export const tableIn = async (source: Source): Promise<Table> => {
  const delimiter = delimiterOf(source.head)
  for await (const { cells } of records(source, delimiter, () => {}))
    return {
      header: cells,
      delimiter,
      rows: async function* (read = () => {}) {
        let record = 0
        for await (const row of records(source, delimiter, read)) {
          if (record > 0) yield { record, cells: row.cells }
          record++
        }
      }
    }
  throw new FeedRefused("empty", "The file is empty.")
}

/** The separator that the first line has most of. */
const delimiterOf = (head: string): string => {
  const [line = ""] = head.replace(/"[^"]*"/g, "").split(/\r?\n/, 1)
  const counts = ["\t", ";", ","].map((delimiter) => ({ delimiter, count: line.split(delimiter).length }))
  return counts.reduce((most, one) => (one.count > most.count ? one : most)).delimiter
}

async function* records(
  source: Source,
  delimiter: string,
  read: (bytes: number) => void
): AsyncGenerator<{ readonly cells: ReadonlyArray<string> }> {
  const parser = parse({
    delimiter,
    bom: true,
    record_delimiter: ["\r\n", "\n", "\r"],
    relax_column_count: true,
    // 12" in the middle of a cell means inches.
    relax_quotes: true,
    max_record_size: longestRow,
    skip_empty_lines: false
  })
  pipeline(Readable.from(source.text(read)), parser, () => {})
  try {
    for await (const cells of parser) yield { cells }
  } catch (cause) {
    throw isCsvError(cause) ? new FeedRefused("table-broken", sentenceOf(cause)) : cause
  }
}

const isCsvError = (cause: unknown): cause is CsvError =>
  cause instanceof Error && "code" in cause && String(cause.code).startsWith("CSV_")

const sentenceOf = (error: CsvError): string => {
  const line = "lines" in error ? ` (line ${error.lines})` : ""
  return error.code === "CSV_QUOTE_NOT_CLOSED" || error.code === "CSV_MAX_RECORD_SIZE"
    ? `The file ends inside a quoted field${line}: it was cut off, or a quote is not closed.`
    : `The table cannot be read${line}: ${error.message}`
}
