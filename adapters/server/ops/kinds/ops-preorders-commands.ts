import { type OpsRequest, UsageProblem } from "../ops-request.ts"

/** Returns the request of a command about pre-orders; `undefined` if there is none of this name. */
export const preOrderRequest = (
  what: string,
  [combination, day]: ReadonlyArray<string>,
  by: string
): OpsRequest | undefined => {
  if (what === "list") return { method: "GET", path: "/ops/pre-orders", tell: (data) => rowsOf(data).map(preOrderLine) }
  if (what !== "postpone" && what !== "release") return undefined
  if (combination === undefined) throw new UsageProblem("The COMBINATION is missing.")
  if (what === "postpone" && day === undefined) throw new UsageProblem("The DAY is missing: 2026-12-20.")
  return {
    method: "POST",
    path: `/ops/pre-orders/${encodeURIComponent(combination)}/${what}`,
    body: { name: by, ...(what === "postpone" && { day }) },
    tell: (data) => [`${ordersOf(data)} orders ${what === "postpone" ? "wait for the new day" : "are being packed"}.`]
  }
}

const preOrderLine = (row: object): string => {
  const { combination, name, day, quota, waiting } = row as Readonly<Record<string, unknown>>
  return `${combination}  ${day ?? "no day"}  ${waiting} orders wait, ${quota} units left  ${name}`
}

const rowsOf = (data: unknown): ReadonlyArray<object> => (Array.isArray(data) ? data : [])
const ordersOf = (data: unknown): number =>
  typeof data === "object" && data !== null ? Number(Reflect.get(data, "orders")) : 0
