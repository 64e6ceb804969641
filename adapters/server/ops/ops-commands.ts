import { userInfo } from "node:os"
import { parseArgs } from "node:util"
import { preOrderRequest } from "./kinds/ops-preorders-commands.ts"
import {
  adviceParagraph,
  asJson,
  changeLine,
  formatTransfer,
  missingParagraph,
  orderLine,
  rowsOf,
  transferLines
} from "./ops-format.ts"
import { type OpsRequest, UsageProblem } from "./ops-request.ts"
import { returnOptions, returnRequest } from "./ops-returns-commands.ts"
import { exportRequest, importRequest, setupFileRequest } from "./ops-setup-commands.ts"
import { expertOptions, expertRequest } from "./reviews/ops-experts-commands.ts"
import { proposalOptions, proposalRequest } from "./reviews/ops-proposals-commands.ts"
import { reviewRequest } from "./reviews/ops-reviews-commands.ts"
import { cellsOfFile } from "./stores/ops-rows.ts"
import { handOverRequest, storeStockRequest } from "./stores/ops-store-stock-commands.ts"
import { voucherImport, voucherOptions, voucherRequest } from "./vouchers/ops-vouchers-commands.ts"
import { feedRequest } from "./window/ops-feeds-commands.ts"
import { journalOptions, journalRequest } from "./window/ops-journal-commands.ts"
import { pictureRequest } from "./window/ops-pictures-commands.ts"
import { previewRequest } from "./window/ops-preview-commands.ts"
import { toggleRequest } from "./window/ops-toggles-commands.ts"
import { adsRequest, figuresRequest } from "./window/ops-window-commands.ts"

const options = {
  ...voucherOptions,
  ...returnOptions,
  ...expertOptions,
  ...proposalOptions,
  ...journalOptions,
  status: { type: "string" },
  email: { type: "string" },
  limit: { type: "string" },
  tracking: { type: "string" },
  note: { type: "string" },
  at: { type: "string" },
  bank: { type: "string" },
  amount: { type: "string" },
  file: { type: "string" },
  store: { type: "string" },
  as: { type: "string" },
  held: { type: "boolean" },
  transfer: { type: "string" },
  "no-transfer": { type: "boolean" },
  format: { type: "string" },
  out: { type: "string" },
  "dry-run": { type: "boolean" },
  "remove-others": { type: "boolean" },
  json: { type: "boolean" },
  help: { type: "boolean", short: "h" }
} as const
type Values = ReturnType<typeof parsed>["values"]
const parsed = (words: ReadonlyArray<string>) => parseArgs({ args: [...words], options, allowPositionals: true })

/** Returns who answers the questions of a setup, or `undefined` if the command is another one. */
export const dialogBy = (words: ReadonlyArray<string>): string | undefined => {
  const { values, positionals } = typed(words)
  const isDialog = positionals.length === 1 && positionals[0] === "setup" && values.file === undefined && !values.help
  return isDialog ? nameOf(values) : undefined
}

/** Returns what was typed as a request, or `undefined` if help is requested. */
export const requestOf = (words: ReadonlyArray<string>): OpsRequest | undefined => {
  const { values, positionals } = typed(words)
  const [area = "", what = "", ...rest] = positionals
  if (values.help || area === "" || area === "help") return undefined
  const request = areas[area]?.(what, rest, values)
  if (request === undefined) throw new UsageProblem(`There is no command "${[area, what].join(" ").trim()}".`)
  return values.json ? { ...request, tell: (data) => [JSON.stringify(data, null, 2)] } : request
}

const typed = (words: ReadonlyArray<string>) => {
  try {
    return parsed(words)
  } catch (cause) {
    throw new UsageProblem(cause instanceof Error ? cause.message : String(cause))
  }
}

const nameOf = (values: Values): string => values.as ?? userInfo().username
const needed = (value: string | undefined, what: string): string => {
  if (value === undefined || value === "") throw new UsageProblem(`${what} is missing.`)
  return value
}

type Area = (what: string, rest: ReadonlyArray<string>, values: Values) => OpsRequest | undefined

const moves: ReadonlySet<string> = new Set(["pack", "ship", "deliver", "ready", "bring-back", "complete"])

const orders: Area = (what, [code, move], values) => {
  if (what === "list") {
    const asked = Object.entries({ status: values.status, email: values.email, limit: values.limit })
    const query = new URLSearchParams(
      asked.flatMap(([name, value]): ReadonlyArray<[string, string]> => (value === undefined ? [] : [[name, value]]))
    )
    return { method: "GET", path: `/ops/orders?${query}`, tell: (data) => rowsOf(data).map(orderLine) }
  }
  const path = `/ops/orders/${encodeURIComponent(needed(code, "The CODE of an order"))}`
  if (what === "show") return { method: "GET", path, tell: asJson }
  const doing = (name: string) => ({
    method: "POST" as const,
    path,
    body: {
      move: name,
      name: nameOf(values),
      ...(values.note !== undefined && { note: values.note }),
      ...(values.tracking !== undefined && { tracking: values.tracking })
    },
    tell: (data: unknown) => [orderLine(data)]
  })
  if (what === "advance") {
    const name = needed(move, "The MOVE, pack, ship, deliver, ready, bring-back or complete,")
    if (!moves.has(name))
      throw new UsageProblem(`"${name}" is no move: pack, ship, deliver, ready, bring-back or complete.`)
    if (name === "ship") needed(values.tracking, "The --tracking number of the parcel")
    return doing(name)
  }
  if (what === "accept" && values.transfer !== undefined)
    return transfers("assign", [values.transfer, needed(code, "The CODE of an order")], values)
  if (what === "accept") {
    const accepted = doing("accept-transfer")
    return values["no-transfer"] ? { ...accepted, body: { ...accepted.body, withoutTransfer: true } } : accepted
  }
  if (what === "reject") return doing("reject-transfer")
  if (what === "cancel" || what === "refund") {
    needed(values.note, "A --note that says why")
    return doing(what)
  }
  return undefined
}

const transfers: Area = (what, [reference, bank, amount], values) => {
  if (what === "list")
    return {
      method: "GET",
      path: `/ops/transfers${values.held ? "?held" : ""}`,
      tell: (data) => rowsOf(data).flatMap(transferLines)
    }
  if (what === "assign" || what === "return") {
    const path = `/ops/transfers/${encodeURIComponent(needed(reference, "The REFERENCE of the transfer"))}`
    const which = {
      name: nameOf(values),
      ...(values.bank !== undefined && { bank: values.bank }),
      ...(values.amount !== undefined && { amount: wholeOf(values.amount, "An AMOUNT is whole rupiah") }),
      ...(values.at !== undefined && { day: values.at.slice(0, 10) })
    }
    const tell = (data: unknown) => [formatTransfer(data)]
    return what === "assign"
      ? { method: "POST", path, body: { order: needed(bank, "The CODE of the order"), ...which }, tell }
      : {
          method: "POST",
          path: `${path}/return`,
          body: { note: needed(values.note, "A --note that says how"), ...which },
          tell
        }
  }
  if (what !== "match") return undefined
  return {
    method: "POST",
    path: "/ops/transfers",
    body: {
      reference: needed(reference, "The REFERENCE the bank gave it"),
      bank: needed(bank, "The BANK"),
      amount: wholeOf(needed(amount, "The AMOUNT"), "An AMOUNT is whole rupiah"),
      name: nameOf(values),
      ...(values.at !== undefined && { at: values.at })
    },
    tell: (data) => [formatTransfer(data)]
  }
}

const setting =
  (path: string, unit: string): Area =>
  (what, [combination, value], values) => {
    if (what !== "set") return undefined
    const rows =
      values.file === undefined
        ? [
            {
              combination: needed(combination, "The COMBINATION"),
              value: wholeOf(needed(value, unit), `${unit} are whole`)
            }
          ]
        : rowsIn(values.file, unit)
    const dryRun = values["dry-run"] ?? false
    return {
      method: "POST",
      path,
      body: { rows, name: nameOf(values), dry_run: dryRun },
      tell: (data) => [...rowsOf(data).map(changeLine), ...(dryRun ? ["Nothing was written: --dry-run."] : [])]
    }
  }

const till: Area = (what, [number], values) =>
  what === "add"
    ? {
        method: "POST",
        path: "/ops/till",
        body: { phone_no: needed(number, "The NUMBER"), name: nameOf(values) },
        tell: () => ["The number waits for its account."]
      }
    : undefined

const points: Area = (what, [email, sum], values) => {
  if (what === "show")
    return {
      method: "GET",
      path: `/ops/points?email=${encodeURIComponent(needed(email, "The E-MAIL of a member"))}`,
      tell: asJson
    }
  if (what !== "give" && what !== "take") return undefined
  const count = wholeOf(needed(sum, "The POINTS"), "POINTS are whole")
  return {
    method: "POST",
    path: "/ops/points",
    body: {
      email: needed(email, "The E-MAIL of a member"),
      points: what === "give" ? count : -count,
      note: needed(values.note, "A --note that says why"),
      name: nameOf(values)
    },
    tell: asJson
  }
}

const vouchers: Area = (what, [named], values) => {
  if (what !== "import") return voucherRequest(what, named, { ...values, by: nameOf(values) })
  const [file, given] = [needed(named, "The FILE"), { ...setupValues(values), removeOthers: false }]
  return voucherImport(importRequest("vouchers", file, given), file, given.dryRun)
}

const setupValues = (values: Values) => ({
  by: nameOf(values),
  dryRun: values["dry-run"] ?? false,
  removeOthers: values["remove-others"] ?? false,
  format: values.format,
  out: values.out,
  note: values.note
})

const formatStatus = (data: unknown): ReadonlyArray<string> => {
  const sentences = (name: string): ReadonlyArray<string> => {
    const said: unknown = typeof data === "object" && data !== null ? Reflect.get(data, name) : undefined
    return Array.isArray(said) ? said.map(String) : []
  }
  return [...asJson(data), ...missingParagraph(sentences("missing")), ...adviceParagraph(sentences("advice"))]
}

const areas: Readonly<Record<string, Area>> = {
  status: () => ({ method: "GET", path: "/ops/status", tell: formatStatus }),
  refresh: () => ({ method: "POST", path: "/ops/refresh", tell: asJson }),
  export: (part, _, values) =>
    feedRequest(part, { out: values.out, language: values.language }) ?? exportRequest(part, setupValues(values)),
  import: (part, [file], values) => importRequest(part, needed(file, "The FILE"), setupValues(values)),
  setup: (_, __, values) => setupFileRequest(needed(values.file, "The --file"), setupValues(values)),
  orders,
  transfers,
  stock: setting("/ops/stock", "UNITS"),
  pickup: (what, [code], values) =>
    handOverRequest(what, needed(code, "The CODE the buyer shows"), values.store, nameOf(values)),
  "store-stock": (what, rest, values) =>
    storeStockRequest(what, rest, {
      by: nameOf(values),
      file: values.file,
      isDryRun: values["dry-run"] ?? false
    }),
  prices: setting("/ops/prices", "RUPIAH"),
  points,
  returns: (what, rest, values) => returnRequest(what, rest, { ...values, by: nameOf(values) }),
  preorders: (what, rest, values) => preOrderRequest(what, rest, nameOf(values)),
  reviews: (what, rest, values) => reviewRequest(what, rest, { ...values, by: nameOf(values) }),
  proposals: (what, rest, values) => proposalRequest(what, rest, { ...values, by: nameOf(values) }),
  experts: (what, rest, values) => expertRequest(what, rest, { ...values, by: nameOf(values) }),
  pictures: (what, rest) => pictureRequest(what, rest),
  preview: (what, rest, values) => previewRequest([what, ...rest], nameOf(values)),
  toggles: (what, rest, values) => toggleRequest(what, rest, { by: nameOf(values), note: values.note }),
  journal: (what, rest, values) =>
    journalRequest(what, rest, { language: values.language, isDryRun: values["dry-run"] ?? false, by: nameOf(values) }),
  vouchers,
  till,
  figures: (days) => figuresRequest(days || undefined),
  ads: (what, [named], values) =>
    adsRequest(what, named, { by: nameOf(values), out: values.out, isDryRun: values["dry-run"] ?? false })
}

const wholeOf = (text: string, otherwise: string): number => {
  if (!/^\d{1,15}$/.test(text)) throw new UsageProblem(`${otherwise}, not "${text}".`)
  return Number(text)
}

/** Lines `COMBINATION,NUMBER`, with or without a heading. */
const rowsIn = (file: string, unit: string): ReadonlyArray<{ readonly combination: string; readonly value: number }> =>
  cellsOfFile(file, {
    columns: `COMBINATION,${unit}`,
    heading: /^combination/i,
    isRow: (cells) => cells.length === 2 && cells[0] !== "" && /^\d{1,15}$/.test(cells[1] ?? "")
  }).map(([combination = "", value = ""]) => ({ combination, value: Number(value) }))
