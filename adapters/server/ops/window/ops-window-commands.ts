import { readFileSync, writeFileSync } from "node:fs"
import { adColumns } from "#adapters/merchant/ads/ad-rows.ts"
import { csvOf, FileProblem, rowsOfCsv } from "#adapters/merchant/files.ts"
import { funnelSteps } from "#core/tracking/figures.ts"
import { rowsOf } from "../ops-format.ts"
import { type OpsRequest, UsageProblem } from "../ops-request.ts"

/** `figures [DAYS]`: how far viewers came, and what searches found. D-72. */
export const figuresRequest = (days = "7"): OpsRequest => {
  if (!/^[1-9]\d{0,2}$/.test(days)) throw new UsageProblem("DAYS is a whole number up to 400.")
  return { method: "GET", path: `/ops/figures?days=${days}`, tell: figureLines }
}

const figureLines = (data: unknown): ReadonlyArray<string> => {
  const funnel = partOf(data, "funnel")
  const search = partOf(data, "search")
  const [searches, found] = [Number(search["searches"]), Number(search["withResults"])]
  const first = Number(funnel["home"])
  return [
    `Viewers who agreed, of the last ${String(partOf({ all: data }, "all")["days"])} days:`,
    ...funnelSteps.map((step) => `  ${step.padEnd(9)} ${number(funnel[step])} ${share(Number(funnel[step]), first)}`),
    "Searches:",
    `  all       ${number(searches)}`,
    `  found     ${number(found)} ${share(found, searches)}`,
    `  opened    ${number(search["clicked"])} ${share(Number(search["clicked"]), searches)}`
  ]
}

const number = (value: unknown): string => String(value).padStart(9)
const share = (part: number, of: number): string => (of === 0 ? "" : `${Math.round((100 * part) / of)} %`.padStart(7))
const partOf = (data: unknown, name: string): Readonly<Record<string, unknown>> => {
  const part: unknown = typeof data === "object" && data !== null ? Reflect.get(data, name) : undefined
  return typeof part === "object" && part !== null ? (part as Readonly<Record<string, unknown>>) : {}
}

interface Values {
  readonly by: string
  readonly out: string | undefined
  readonly isDryRun: boolean
}

/** `ads list`, `ads export --out FILE`, `ads import FILE`, `ads remove ID`. D-76. */
export const adsRequest = (what: string, named: string | undefined, values: Values): OpsRequest | undefined => {
  if (what === "list") return { method: "GET", path: "/ops/ads", tell: (data) => rowsOf(data).map(adLine) }
  if (what === "export") {
    const { out } = values
    if (out === undefined) throw new UsageProblem("The file is missing: --out ads.csv.")
    const rows = (data: unknown) => rowsOf(data).map((row) => row as Readonly<Record<string, string>>)
    return {
      method: "GET",
      path: "/ops/ads",
      save: (data) => writeFileSync(out, csvOf(adColumns, rows(data))),
      tell: (data) => [`${out}: ${rows(data).length} rows.`]
    }
  }
  if (what !== "import" && what !== "remove") return undefined
  if (named === undefined || named === "")
    throw new UsageProblem(what === "import" ? "The FILE is missing." : "The ID is missing.")
  if (what === "remove")
    return {
      method: "POST",
      path: `/ops/ads/${encodeURIComponent(named)}/remove`,
      body: { name: values.by },
      tell: () => [`${named} is removed.`]
    }
  return {
    method: "POST",
    path: "/ops/ads",
    body: { rows: rowsIn(named), name: values.by, dry_run: values.isDryRun },
    tell: (data) => importLines(data, values.isDryRun)
  }
}

const importLines = (data: unknown, isDryRun: boolean): ReadonlyArray<string> => {
  const { problems, written, rows } = partOf({ all: data }, "all")
  const wrong = rowsOf(problems).map((one) => {
    const { row, column, message } = partOf({ one }, "one")
    return `row ${row}, ${column}: ${message}`
  })
  if (wrong.length > 0) return [...wrong, "Nothing was written."]
  return [
    isDryRun
      ? `${rows} rows are right. Nothing was written: --dry-run.`
      : `${written} of ${rows} rows are new or different.`
  ]
}

const adLine = (row: unknown): string => {
  const { id, slot, pages, from, until, budget, impressions, clicks } = partOf({ row }, "row")
  return [
    id,
    slot,
    pages,
    `${from} to ${until}`,
    `${impressions} of ${budget || "any"} shown`,
    `${clicks} clicks`
  ].join("\t")
}

const rowsIn = (file: string): ReadonlyArray<Readonly<Record<string, string>>> => {
  try {
    return rowsOfCsv(readFileSync(file, "utf8")).rows.map(({ cells }) => cells)
  } catch (cause) {
    throw new UsageProblem(cause instanceof FileProblem ? `${file} ${cause.message}` : `${file} cannot be read.`)
  }
}
