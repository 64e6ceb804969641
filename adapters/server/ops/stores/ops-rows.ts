import { readFileSync } from "node:fs"
import { UsageProblem } from "../ops-request.ts"

/** How the lines of a file are read. */
interface RowForm {
  /** The form as a mistake names it, `COMBINATION,UNITS`. */
  readonly columns: string
  /** What the first line begins with if it is a heading. */
  readonly heading: RegExp
  readonly isRow: (cells: ReadonlyArray<string>) => boolean
}

/** Returns the lines of a file, with or without a heading, as cells. Reports all mistakes at once. */
export const cellsOfFile = (
  file: string,
  { columns, heading, isRow }: RowForm
): ReadonlyArray<ReadonlyArray<string>> => {
  const lines = read(file)
    .split(/\r?\n/)
    .map((line, index) => ({ cells: line.split(/[,;\t]/).map((cell) => cell.trim().replaceAll('"', "")), index }))
    .filter(({ cells }) => cells.some((cell) => cell !== ""))
  const isHeading = lines[0]?.index === 0 && heading.test(lines[0].cells[0] ?? "")
  const rows = lines.slice(isHeading ? 1 : 0)
  const wrong = rows.filter(({ cells }) => !isRow(cells))
  if (wrong.length > 0)
    throw new UsageProblem(
      wrong.map(({ index, cells }) => `${file}:${index + 1}: "${cells.join(",")}" is not ${columns}`).join("\n")
    )
  if (rows.length === 0) throw new UsageProblem(`${file} has no lines.`)
  return rows.map(({ cells }) => cells)
}

const read = (file: string): string => {
  try {
    return readFileSync(file, "utf8")
  } catch {
    throw new UsageProblem(`${file} cannot be read.`)
  }
}
