import { orderLine, rowsOf } from "../ops-format.ts"
import { type OpsRequest, UsageProblem } from "../ops-request.ts"
import { cellsOfFile } from "./ops-rows.ts"

interface Row {
  readonly store: number
  readonly combination: string
  readonly value: number
}

interface Values {
  readonly by: string
  readonly file?: string | undefined
  readonly isDryRun: boolean
}

/** `store-stock list STORE` and `store-stock set STORE COMBINATION UNITS`, or a file of such lines. D-65. */
export const storeStockRequest = (
  what: string,
  [store, combination, units]: ReadonlyArray<string>,
  { by, file, isDryRun }: Values
): OpsRequest | undefined => {
  if (what === "list")
    return {
      method: "GET",
      path: `/ops/store-stock/${wholeOf(store, "The number of the STORE")}`,
      tell: (data) => rowsOf(data).map(listedLine)
    }
  if (what !== "set") return undefined
  const rows = file === undefined ? [typedRow(store, combination, units)] : rowsIn(file)
  return {
    method: "POST",
    path: "/ops/store-stock",
    body: { rows, name: by, dry_run: isDryRun },
    tell: (data) => [...rowsOf(data).map(changeLine), ...(isDryRun ? ["Nothing was written: --dry-run."] : [])]
  }
}

/** `pickup hand-over CODE`: gives the order whose code the buyer shows to them. D-65. */
export const handOverRequest = (
  what: string,
  code: string,
  store: string | undefined,
  by: string
): OpsRequest | undefined =>
  what === "hand-over"
    ? {
        method: "POST",
        path: "/ops/pickup",
        body: { code, name: by, ...(store !== undefined && { store: wholeOf(store, "The number of the STORE") }) },
        tell: (data) => [orderLine(data)]
      }
    : undefined

const typedRow = (store: string | undefined, combination: string | undefined, units: string | undefined): Row => {
  if (combination === undefined || combination === "") throw new UsageProblem("The COMBINATION is missing.")
  return { store: wholeOf(store, "The number of the STORE"), combination, value: wholeOf(units, "UNITS") }
}

const wholeOf = (text: string | undefined, what: string): number => {
  if (text === undefined || !/^\d{1,6}$/.test(text)) throw new UsageProblem(`${what} must be a whole number.`)
  return Number(text)
}

/** Lines `STORE,COMBINATION,UNITS`, with or without a heading. */
const rowsIn = (file: string): ReadonlyArray<Row> =>
  cellsOfFile(file, {
    columns: "STORE,COMBINATION,UNITS",
    heading: /^store/i,
    isRow: ([store = "", combination = "", units = "", ...more]) =>
      more.length === 0 && combination !== "" && /^\d{1,6}$/.test(store) && /^\d{1,6}$/.test(units)
  }).map(([store = "", combination = "", units = ""]) => ({
    store: Number(store),
    combination,
    value: Number(units)
  }))

const fieldsIn = (data: unknown): Readonly<Record<string, unknown>> =>
  typeof data === "object" && data !== null ? (data as Readonly<Record<string, unknown>>) : {}

const listedLine = (data: unknown): string => {
  const { product, combination, stock } = fieldsIn(data)
  return [combination, product, stock].join("\t")
}

const changeLine = (data: unknown): string => {
  const { store, combination, before, after, isStoreUnknown } = fieldsIn(data)
  if (isStoreUnknown === true) return `${store}\tthere is no such store`
  if (before === undefined) return `${store}\t${combination}\tthere is no such combination`
  return `${store}\t${combination}\t${before} → ${after}${before === after ? " (as it is)" : ""}`
}
