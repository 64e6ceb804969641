import { Option, Schema } from "effect"
import type { TypedVoucher, VoucherField } from "#core/vouchers/voucher-fields.ts"
import { type OpsRequest, UsageProblem } from "../ops-request.ts"
import { editedLines, importedLines, pausedLine, versionIn, voucherLine, voucherLines } from "./ops-vouchers-format.ts"

/** What is typed for vouchers only. */
export const voucherOptions = {
  all: { type: "boolean" },
  percent: { type: "string" },
  most: { type: "string" },
  "free-shipping": { type: "boolean" },
  "paper-bag": { type: "boolean" },
  from: { type: "string" },
  until: { type: "string" },
  quota: { type: "string" },
  "per-member": { type: "string" },
  "min-amount": { type: "string" },
  products: { type: "string" },
  brands: { type: "string" },
  categories: { type: "string" },
  users: { type: "string" },
  automatic: { type: "boolean" },
  "no-automatic": { type: "boolean" },
  guests: { type: "boolean" },
  "no-guests": { type: "boolean" },
  listed: { type: "boolean" },
  unlisted: { type: "boolean" },
  welcome: { type: "boolean" },
  "no-welcome": { type: "boolean" },
  "terms-id": { type: "string" },
  "terms-en": { type: "string" },
  version: { type: "string" }
} as const

type Typed = {
  readonly [K in keyof typeof voucherOptions]?:
    | ((typeof voucherOptions)[K]["type"] extends "boolean" ? boolean : string)
    | undefined
}

/** What commands on vouchers take of what was typed. */
export interface VoucherValues extends Typed {
  readonly amount?: string | undefined
  readonly note?: string | undefined
  /** Who does it. */
  readonly by: string
}

/** `vouchers list`, `show`, `create`, `edit`, `pause` and `resume`; `undefined` if it is another command. */
export const voucherRequest = (what: string, typedCode: string | undefined, values: VoucherValues) => {
  if (what === "list") return listRequest(values)
  const change = changes[what]
  if (what !== "show" && change === undefined) return undefined
  if (typedCode === undefined || typedCode === "") throw new UsageProblem("The CODE of a voucher is missing.")
  const path = `/ops/vouchers/${encodeURIComponent(typedCode)}`
  return change === undefined ? { method: "GET" as const, path, tell: voucherLines } : change(typedCode, path, values)
}

type Change = (code: string, path: string, values: VoucherValues) => OpsRequest

const listRequest = ({ all }: VoucherValues): OpsRequest => ({
  method: "GET",
  path: `/ops/vouchers${all ? "?all" : ""}`,
  tell: (data) => {
    const lines = Array.isArray(data) ? data.map(voucherLine) : []
    if (lines.length > 0) return lines
    return [all ? "There are no vouchers." : 'No voucher runs or will begin: "vouchers list --all" names all.']
  }
})

const create: Change = (code, _, values) => ({
  method: "POST",
  path: "/ops/vouchers",
  body: { fields: { ...typedFields(values), code }, ...editor(values) },
  tell: voucherLines,
  refused: problemLines
})

const edit: Change = (_, path, values) => {
  const fields = typedFields(values)
  if (Object.keys(fields).length === 0) throw new UsageProblem("There is nothing to change: name it, as --quota 500.")
  const body = { fields, ...editor(values) }
  const request = { method: "POST", path, body, tell: editedLines, refused: problemLines } as const
  return values.version === undefined
    ? { ...request, before: { path, bodyOf: (data) => ({ ...body, version: versionIn(data) }) } }
    : { ...request, body: { ...body, version: values.version } }
}

const pausing =
  (paused: boolean): Change =>
  (_, path, values) => ({
    method: "POST",
    path: `${path}/paused`,
    body: { paused, ...editor(values) },
    tell: pausedLine
  })

const changes: Readonly<Record<string, Change>> = { create, edit, pause: pausing(true), resume: pausing(false) }

/** Tells what an import did to each voucher. */
export const voucherImport = (request: OpsRequest, file: string, isDry: boolean): OpsRequest => ({
  ...request,
  tell: (data) => importedLines(data, file, isDry)
})

const editor = ({ by: name, note }: VoucherValues) => {
  if (note === undefined || note.trim() === "") throw new UsageProblem("A --note that says why is missing.")
  return { name, note: note.trim() }
}

/** What was typed as fields of a voucher. Of discounts that contradict each other the shop refuses the whole. */
const typedFields = (values: VoucherValues): TypedVoucher => {
  const discounts = [
    ...(values.amount === undefined ? [] : ["amount"]),
    ...(values.percent === undefined ? [] : ["percentage"]),
    ...(values["free-shipping"] ? ["free_shipping"] : []),
    ...(values["paper-bag"] ? ["paper_bag"] : [])
  ]
  const either = (yes: boolean | undefined, no: boolean | undefined, words: readonly [string, string]) =>
    yes && no ? words.join(" and ") : yes ? words[0] : no ? words[1] : undefined
  const fields = {
    type: either(values.automatic, values["no-automatic"], ["auto", "manual"]),
    discount: discounts.length === 0 ? undefined : discounts.join(" and "),
    value: values.amount ?? values.percent,
    most: values.most,
    redemptions: values.quota,
    perUser: values["per-member"],
    from: values.from,
    until: values.until,
    guests: either(values.guests, values["no-guests"], ["yes", "no"]),
    minAmount: values["min-amount"],
    products: values.products,
    brands: values.brands,
    categories: values.categories,
    users: values.users,
    header: either(values.welcome, values["no-welcome"], ["WELCOME VOUCHER", ""]),
    termsId: values["terms-id"],
    termsEn: values["terms-en"],
    listed: either(values.listed, values.unlisted, ["yes", "no"])
  }
  return Object.fromEntries(Object.entries(fields).filter(([, text]) => text !== undefined))
}

/** The option that each field was typed with. */
const optionOf: Readonly<Record<VoucherField, string>> = {
  code: "CODE",
  type: "--automatic",
  discount: "--amount, --percent, --free-shipping or --paper-bag",
  value: "--amount or --percent",
  maxDiscount: "--most",
  shippingFeeDiscount: "--most",
  redemptions: "--quota",
  perUser: "--per-member",
  from: "--from",
  until: "--until",
  guests: "--guests",
  minAmount: "--min-amount",
  products: "--products",
  brands: "--brands",
  categories: "--categories",
  users: "--users",
  header: "--welcome",
  termsId: "--terms-id",
  termsEn: "--terms-en",
  listed: "--listed",
  paused: "paused"
}

const Problems = Schema.Struct({
  problems: Schema.Array(Schema.Struct({ field: Schema.String, message: Schema.String }))
})

const problemLines = (body: unknown): ReadonlyArray<string> =>
  // Other refusals have no problems of fields.
  Option.getOrElse(Schema.decodeUnknownOption(Problems)(body), () => ({ problems: [] })).problems.map(
    ({ field, message }) => `${optionOf[field as VoucherField] ?? field}: ${message}`
  )
