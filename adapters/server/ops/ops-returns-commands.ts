import { jakartaTime } from "#core/kernel/calendar.ts"
import { instant } from "#core/kernel/moment.ts"
import { type OpsRequest, pictureRequest, UsageProblem } from "./ops-request.ts"

/** What is typed for returns only. */
export const returnOptions = {
  say: { type: "string" },
  "by-transfer": { type: "boolean" }
} as const

/** What commands on returns take of what was typed. */
export interface ReturnValues {
  readonly all?: boolean | undefined
  readonly amount?: string | undefined
  readonly out?: string | undefined
  readonly say?: string | undefined
  readonly "by-transfer"?: boolean | undefined
  /** Who does it. */
  readonly by: string
}

/** `returns list`, `show`, `photo`, `accept` and `refuse`; `undefined` if it is another command. */
export const returnRequest = (
  what: string,
  [code, number]: ReadonlyArray<string>,
  values: ReturnValues
): OpsRequest | undefined => {
  if (what === "list")
    return {
      method: "GET",
      path: `/ops/returns${values.all ? "?all" : ""}`,
      tell: (data) => (Array.isArray(data) ? data.map(returnLine) : [])
    }
  if (!["show", "photo", "accept", "refuse"].includes(what)) return undefined
  if (code === undefined) throw new UsageProblem("The CODE of an order is missing.")
  const path = `/ops/returns/${encodeURIComponent(code)}`
  if (what === "show") return { method: "GET", path, tell: returnLines }
  if (what === "photo") return pictureRequest(path, number, values.out)
  const body = { name: values.by, ...(values.say !== undefined && { words: values.say }) }
  if (what === "accept")
    return {
      method: "POST",
      path: `${path}/accept`,
      body: {
        ...body,
        ...(values.amount !== undefined && { amount: amountIn(values.amount) }),
        ...(values["by-transfer"] && { byTransfer: true })
      },
      tell: returnLines
    }
  if (values.say === undefined) throw new UsageProblem("What to --say to the buyer is missing.")
  return { method: "POST", path: `${path}/refuse`, body, tell: returnLines }
}

const amountIn = (text: string): number => {
  if (!/^\d{1,15}$/.test(text)) throw new UsageProblem(`An AMOUNT is whole rupiah, not "${text}".`)
  return Number(text)
}

const fieldIn = (data: unknown, name: string): unknown =>
  typeof data === "object" && data !== null ? Reflect.get(data, name) : undefined
const textIn = (data: unknown, name: string): string => {
  const value = fieldIn(data, name)
  return typeof value === "string" || typeof value === "number" ? String(value) : ""
}
const momentIn = (data: unknown): string => {
  const at = fieldIn(data, "at")
  return typeof at === "number"
    ? `${jakartaTime(instant(at)).toString({ smallestUnit: "minute" }).replace("T", " ")} WIB`
    : ""
}

/** Code, moment, state, reason, sum and buyer in a line. */
const returnLine = (data: unknown): string => {
  const claim = fieldIn(data, "claim")
  const sum = textIn(claim, "amount") || textIn(data, "suggested")
  return [
    textIn(data, "code"),
    momentIn(claim),
    textIn(claim, "state"),
    textIn(claim, "reason"),
    sum,
    textIn(data, "email")
  ].join("\t")
}

const returnLines = (data: unknown): ReadonlyArray<string> => [returnLine(data), JSON.stringify(data, null, 2)]
