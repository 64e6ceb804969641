import { Schema } from "effect"
import { instant } from "#core/kernel/moment.ts"
import { formatRupiah, rupiah } from "#core/kernel/money.ts"
import { momentText } from "#core/vouchers/voucher-cells.ts"

const texts = Schema.Array(Schema.String)
const Voucher = Schema.Struct({
  code: Schema.String,
  discount: Schema.String,
  value: Schema.Int,
  maxDiscount: Schema.optionalKey(Schema.Int),
  shippingFeeDiscount: Schema.optionalKey(Schema.Int),
  redemptions: Schema.Int,
  taken: Schema.Int,
  perUserLimit: Schema.Int,
  startsAt: Schema.Int,
  endsAt: Schema.Int,
  type: Schema.String,
  forGuests: Schema.Boolean,
  isListed: Schema.Boolean,
  isPaused: Schema.Boolean,
  period: Schema.String,
  version: Schema.String,
  rules: Schema.Struct({ minAmount: Schema.Int }),
  info: Schema.Struct({ header: Schema.String, terms: Schema.Struct({ id: Schema.String, en: Schema.String }) })
})
type Voucher = typeof Voucher.Type
const Details = Schema.Struct({
  ...Voucher.fields,
  names: Schema.Array(Schema.Struct({ kind: Schema.String, id: Schema.String, name: Schema.String })),
  orders: Schema.Array(Schema.Struct({ status: Schema.String, count: Schema.Int })),
  history: Schema.Array(
    Schema.Struct({
      at: Schema.Int,
      name: Schema.String,
      kind: Schema.String,
      note: Schema.NullOr(Schema.String)
    })
  )
})
const Edited = Schema.Struct({
  ...Voucher.fields,
  changes: Schema.Array(Schema.Struct({ field: Schema.String, before: Schema.String, after: Schema.String }))
})
const Switched = Schema.Struct({ ...Voucher.fields, isChanged: Schema.Boolean })
const Imported = Schema.Struct({
  changes: Schema.Array(Schema.Struct({ kind: Schema.String, key: Schema.String, columns: texts })),
  unchanged: Schema.Int
})

/** Code, discount, time in Jakarta, redemptions and state. */
export const voucherLine = (data: unknown): string => {
  const voucher = Schema.decodeUnknownSync(Voucher)(data)
  return [
    voucher.code,
    discountText(voucher),
    timeText(voucher),
    `${voucher.taken}/${voucher.redemptions} taken`,
    `${stateText(voucher)}${voucher.type === "auto" ? ", automatic" : ""}${voucher.forGuests ? ", for guests" : ""}`
  ].join("\t")
}

/** Everything about a voucher, a line each. */
export const voucherLines = (data: unknown): ReadonlyArray<string> => {
  const { names, orders, history, ...voucher } = Schema.decodeUnknownSync(Details)(data)
  const holding = orders.reduce((sum, { count }) => sum + count, 0)
  const rules = names.map(({ kind, id, name }) => `  for the ${kind} ${name} (${id})`)
  return [
    `${voucher.code}\t${discountText(voucher)}\t${stateText(voucher)}`,
    `  from and until: ${timeText(voucher)}`,
    `  taken: ${voucher.taken} of ${voucher.redemptions}; one member may use it in ${plural(voucher.perUserLimit, "order")}`,
    `  held now by ${plural(holding, "order")}${orders.map(({ status, count }) => `, ${count} ${status}`).join("")}`,
    `  goods it is for cost at least ${rupiahText(voucher.rules.minAmount)}`,
    ...(names.some(({ kind }) => kind !== "member") ? [] : ["  for all goods"]),
    ...(names.some(({ kind }) => kind === "member") ? [] : ["  for all members"]),
    ...(voucher.type === "auto" ? ["  counts by itself"] : []),
    ...(voucher.forGuests ? ["  for guests, too"] : []),
    ...rules,
    ...(voucher.info.header === "" ? [] : [`  header: ${voucher.info.header}`]),
    `  terms, Indonesian: ${voucher.info.terms.id || "none"}`,
    `  terms, English: ${voucher.info.terms.en || "none"}`,
    `  version: ${voucher.version}`,
    ...history.map(
      ({ at, name, kind, note }) =>
        `  ${momentOf(at)} WIB\t${kind} by ${name}${note === null ? "" : `: ${note.replaceAll("\n", " ")}`}`
    )
  ]
}

/** Returns the version of the voucher that was read, which an edit names. */
export const versionIn = (data: unknown): string => Schema.decodeUnknownSync(Voucher)(data).version

/** What an edit changed. */
export const editedLines = (data: unknown): ReadonlyArray<string> => {
  const { changes } = Schema.decodeUnknownSync(Edited)(data)
  if (changes.length === 0) return [voucherLine(data), "Unchanged: it was so before."]
  return [
    voucherLine(data),
    ...changes.map(
      ({ field, before, after }) => `  ${wordsOf[field] ?? field}: ${before || "none"} → ${after || "none"}`
    )
  ]
}

/** What fields are called where the options say it shorter than the columns. */
const wordsOf: Readonly<Record<string, string>> = {
  redemptions: "quota",
  perUser: "per member",
  maxDiscount: "most",
  shippingFeeDiscount: "most",
  minAmount: "min-amount",
  termsId: "terms, Indonesian",
  termsEn: "terms, English"
}

/** What a pause or its end changed. */
export const pausedLine = (data: unknown): ReadonlyArray<string> => {
  const { isChanged } = Schema.decodeUnknownSync(Switched)(data)
  return [voucherLine(data), ...(isChanged ? [] : ["Unchanged: it was so before."])]
}

/** What an import did to each voucher. */
export const importedLines = (data: unknown, file: string, isDry: boolean): ReadonlyArray<string> => {
  const { changes, unchanged } = Schema.decodeUnknownSync(Imported)(data)
  return [
    ...changes.map(({ kind, key, columns }) =>
      [key, kind, ...(columns.length > 0 ? [columns.join(", ")] : [])].join("\t")
    ),
    ...(changes.length === 0 ? [`Unchanged: all ${unchanged} vouchers are as ${file} has them.`] : []),
    ...(changes.length > 0 && unchanged > 0 ? [`${plural(unchanged, "voucher")} unchanged.`] : []),
    ...(isDry ? ["Nothing was written: --dry-run."] : [])
  ]
}

const rupiahText = (amount: number): string => formatRupiah(rupiah(amount))
const plural = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? "" : "s"}`

const discountText = ({ discount, value, maxDiscount, shippingFeeDiscount }: Voucher): string => {
  const upTo = (most: number | undefined) => (most === undefined ? "" : `, at most ${rupiahText(most)}`)
  if (discount === "amount") return rupiahText(value)
  if (discount === "percentage") return `${value}%${upTo(maxDiscount)}`
  return discount === "free_shipping" ? `free shipping${upTo(shippingFeeDiscount)}` : "paper bag"
}

/** A day counts whole; a moment is one of Jakarta. */
const timeText = ({ startsAt, endsAt }: Voucher): string => {
  const [from, until] = [momentText(instant(startsAt), "start"), momentText(instant(endsAt), "end")]
  return `${from} – ${until}${from.includes(":") || until.includes(":") ? " WIB" : ""}`
}

const stateText = ({ period, isPaused, isListed }: Voucher): string =>
  [period, ...(isPaused ? ["paused"] : []), ...(isListed ? [] : ["not listed"])].join(", ")

/** A moment in Jakarta, to the minute. */
const momentOf = (at: number): string => momentText(instant(at), "start")
