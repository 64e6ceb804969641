import { readFileSync, writeFileSync } from "node:fs"
import { Option, Schema } from "effect"
import type { Cells } from "#adapters/merchant/cells.ts"
import { csvOf, FileProblem, type FileRows, parsedJson, rowsOfCsv, rowsOfJson } from "#adapters/merchant/files.ts"
import { type PartName, partNames } from "#adapters/merchant/part.ts"
import { parts } from "#adapters/merchant/parts.ts"
import { type OpsRequest, UsageProblem } from "./ops-request.ts"

/** What export, import and setup take of what was typed. */
export interface SetupValues {
  readonly by: string
  readonly dryRun: boolean
  readonly removeOthers: boolean
  readonly format: string | undefined
  readonly out: string | undefined
  /** Why, for the log. */
  readonly note: string | undefined
}

/** `export PART`: its rows as CSV or JSON, on the screen or in a file. */
export const exportRequest = (name: string, { format = "csv", out }: SetupValues): OpsRequest => {
  const part = parts[partNamed(name)]
  if (format !== "csv" && format !== "json") throw new UsageProblem(`--format is csv or json, not "${format}".`)
  const textOf = (data: unknown): string => {
    const rows = rowsIn(data)
    return format === "csv" ? csvOf(part.columns, rows) : `${JSON.stringify(rows, null, 2)}\n`
  }
  return {
    method: "GET",
    path: `/ops/setup/${part.name}`,
    ...(out !== undefined && { save: (data: unknown) => writeTo(out, textOf(data)) }),
    tell: (data) => (out === undefined ? [textOf(data).trimEnd()] : [`${out}: ${rowsIn(data).length} rows.`])
  }
}

/** `import PART FILE`: the rows of a CSV or JSON file. */
export const importRequest = (name: string, file: string, values: SetupValues): OpsRequest => {
  const part = partNamed(name)
  const text = textIn(file)
  const rows = within(file, () => (/^\s*\ufeff?[[{]/.test(text) ? rowsOfJson(parsedJson(text)) : rowsOfCsv(text)))
  if (rows.rows.length === 0) throw new UsageProblem(`${file} has no rows.`)
  return setupRequest(new Map([[part, rows]]), (_, place) => `${file}, ${place}`, values)
}

/** `setup --file FILE`: several parts of a shop, by their names, in one JSON object. */
export const setupFileRequest = (file: string, values: SetupValues): OpsRequest => {
  const whole = within(file, () => parsedJson(textIn(file)))
  if (typeof whole !== "object" || whole === null || Array.isArray(whole))
    throw new UsageProblem(`${file} must be an object with ${partNames.join(", ")}.`)
  const given = Object.entries(whole).map(([name, rows]: [string, unknown]) => {
    const part = partNamed(name, `${file}: `)
    return [part, within(`${file}, ${name}`, () => rowsOfJson(rows))] as const
  })
  if (given.length === 0) throw new UsageProblem(`${file} is empty.`)
  return setupRequest(new Map(given), (part, place) => `${file}, ${part}, ${place}`, values)
}

/**
 * Returns the request that stores rows; problems are reported with the position of the row. Vouchers are written with a note alone:
 * throws a `UsageProblem` without one. Decision 0101.
 */
export const setupRequest = (
  given: ReadonlyMap<PartName, FileRows>,
  placeOf: (part: string, place: string) => string,
  { by: name, dryRun, removeOthers, note = "" }: SetupValues
): OpsRequest => {
  const why = note.trim()
  if (given.has("vouchers") && !dryRun && why === "") throw new UsageProblem("A --note that says why is missing.")
  return {
    method: "POST",
    path: "/ops/setup",
    body: {
      parts: Object.fromEntries([...given].map(([part, { rows }]) => [part, rows.map(({ cells }) => cells)])),
      name,
      dry_run: dryRun,
      remove_others: removeOthers,
      ...(why !== "" && { note: why })
    },
    tell: (data) => [...formatChanges(data), ...(dryRun ? ["Nothing was written: --dry-run."] : [])],
    refused: (body) =>
      // Other refusals have no problems of rows.
      Option.getOrElse(Schema.decodeUnknownOption(Problems)(body), () => ({ problems: [] })).problems.map(
        ({ part, row, column, message }) => {
          const place = given.get(part)?.rows[row]?.place ?? `row ${row + 1}`
          return `${placeOf(part, place)}: ${column} ${message}`
        }
      )
  }
}

const Problems = Schema.Struct({
  problems: Schema.Array(
    Schema.Struct({ part: Schema.Literals(partNames), row: Schema.Int, column: Schema.String, message: Schema.String })
  )
})
const Changes = Schema.Struct({
  changes: Schema.Array(
    Schema.Struct({
      part: Schema.String,
      kind: Schema.String,
      key: Schema.String,
      columns: Schema.Array(Schema.String)
    })
  ),
  unchanged: Schema.Int
})

const formatChanges = (data: unknown): ReadonlyArray<string> => {
  const { changes, unchanged } = Schema.decodeUnknownSync(Changes)(data)
  const lines = changes.map(
    ({ part, kind, key, columns }) =>
      `${part}\t${kind}\t${key.replace("\n", ": ")}${columns.length > 0 ? `\t${columns.join(", ")}` : ""}`
  )
  return [...lines, `${changes.length} changes, ${unchanged} rows as before.`]
}

const rowsIn = (data: unknown): ReadonlyArray<Cells> => (Array.isArray(data) ? data : [])

const partNamed = (name: string, where = ""): PartName => {
  const part = partNames.find((known) => known === name)
  if (part === undefined) throw new UsageProblem(`${where}"${name}" is none of ${partNames.join(", ")}.`)
  return part
}

const textIn = (file: string): string => {
  try {
    return readFileSync(file, "utf8")
  } catch {
    throw new UsageProblem(`${file} cannot be read.`)
  }
}

const writeTo = (file: string, text: string): void => {
  try {
    writeFileSync(file, text)
  } catch (cause) {
    throw new UsageProblem(`${file} cannot be written: ${cause instanceof Error ? cause.message : String(cause)}`)
  }
}

const within = <A>(file: string, read: () => A): A => {
  try {
    return read()
  } catch (cause) {
    if (cause instanceof FileProblem) throw new UsageProblem(`${file} ${cause.message}.`)
    throw cause
  }
}
