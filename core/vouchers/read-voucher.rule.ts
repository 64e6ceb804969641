import { rupiah } from "../kernel/money.ts"
import { mostPrice } from "../pricing/price.ts"
import { egiftPrefix, returnPrefix, wasMoney } from "./return-code.rule.ts"
import {
  VoucherCode,
  VoucherId,
  voucherDiscounts,
  voucherTypes,
  type WrittenVoucher,
  welcomeHeader
} from "./voucher.ts"
import {
  type CellRead,
  entriesOf,
  isYes,
  jakartaMoment,
  lineUpTo,
  quoteText,
  wholeIn,
  wordOf
} from "./voucher-cells.ts"
import {
  headerLength,
  mostEntries,
  mostPerUser,
  mostRedemptions,
  termsLength,
  type VoucherFacts,
  type VoucherField,
  type VoucherFieldProblem,
  type VoucherFields,
  type VoucherNames
} from "./voucher-fields.ts"
import { spellings } from "./write-voucher.rule.ts"

/** A voucher that was read, or everything that is wrong with it. */
export type VoucherRead =
  | { readonly voucher: WrittenVoucher }
  | { readonly problems: ReadonlyArray<VoucherFieldProblem> }

/**
 * Returns a voucher of its fields, or everything that is wrong with them. One that is new, so that `facts` know of no redemptions, needs
 * its terms: shoppers read them before they redeem it. D-27; decision 0101.
 */
export const readVoucherFields = (fields: VoucherFields, facts: VoucherFacts): VoucherRead => {
  const problems: Array<VoucherFieldProblem> = []
  const note = (field: VoucherField, message: string) => void problems.push({ field, message })
  const textOf = (field: VoucherField): string => (fields[field] ?? "").trim()
  const at = <A>(field: VoucherField, read: (text: string) => CellRead<A>): A | undefined => {
    const cell = read(textOf(field))
    if ("value" in cell) return cell.value
    note(field, textOf(field) === "" ? "is missing" : cell.problem)
    return undefined
  }
  const maybe = <A>(field: VoucherField, read: (text: string) => CellRead<A>): A | undefined =>
    textOf(field) === "" ? undefined : at(field, read)
  const listOf = <A>(field: keyof VoucherNames, known: ReadonlyMap<string, A>, noun: string): ReadonlyArray<A> => {
    const { ids, problems: wrong } = idsNamed(textOf(field), known, noun)
    for (const message of wrong) note(field, message)
    return ids
  }

  const code = at("code", codeIn) ?? ""
  const id = VoucherId(code.toLowerCase())
  const type = at("type", wordOf(voucherTypes)) ?? "manual"
  const discount = at("discount", wordOf(voucherDiscounts)) ?? "amount"
  const isAmount = discount === "amount"
  const isPercent = discount === "percentage"
  const value = isAmount || isPercent ? maybe("value", wholeIn(1, isPercent ? 100 : mostPrice)) : undefined
  const maxDiscount = maybe("maxDiscount", wholeIn(1, mostPrice))
  const shippingFeeDiscount = maybe("shippingFeeDiscount", wholeIn(1, mostPrice))
  const redemptions = at("redemptions", wholeIn(0, mostRedemptions))
  const perUserLimit = at("perUser", wholeIn(1, mostPerUser)) ?? 1
  const startsAt = at("from", jakartaMoment("start"))
  const endsAt = at("until", jakartaMoment("end"))
  const forGuests = at("guests", isYes) ?? false
  const minAmount = at("minAmount", wholeIn(0, mostPrice)) ?? 0
  const rules = {
    products: listOf("products", facts.products, "product"),
    brands: listOf("brands", facts.brands, "brand"),
    categories: listOf("categories", facts.categories, "category"),
    minAmount: rupiah(minAmount),
    users: listOf("users", facts.users, "member")
  }
  const header = at("header", lineUpTo(headerLength)) ?? ""
  const terms = { id: at("termsId", lineUpTo(termsLength)) ?? "", en: at("termsEn", lineUpTo(termsLength)) ?? "" }
  const isListed = at("listed", isYes) ?? true
  const isPaused = at("paused", isYes) ?? false

  if ((isAmount || isPercent) && textOf("value") === "")
    note("value", isAmount ? "an amount needs its rupiah" : "a percentage needs its percent, 1 to 100")
  if (!isAmount && !isPercent && !/^0?$/.test(textOf("value")))
    note("value", "must be empty: only an amount and a percentage have it")
  if (!isPercent && maxDiscount !== undefined) note("maxDiscount", "must be empty: only a percentage has it")
  if (discount !== "free_shipping" && shippingFeeDiscount !== undefined)
    note("shippingFeeDiscount", "must be empty: only free shipping has it")
  if (startsAt !== undefined && endsAt !== undefined && endsAt <= startsAt) note("until", "must be after from")
  const taken = facts.taken.get(id) ?? 0
  if (redemptions !== undefined && redemptions < taken)
    note("redemptions", `must be at least ${taken}: orders have taken so many`)
  if (forGuests && (type !== "auto" || textOf("users") !== ""))
    note("guests", "must be no: a voucher that is redeemed, or has users, is for members")
  if (type === "auto" && (discount !== "free_shipping" || header === welcomeHeader))
    note("type", "must not be automatic: only free shipping counts by itself, and no voucher of welcome does")
  if (type === "auto" && !isListed)
    note("listed", "must be yes: one that counts by itself has no code to find, and orders name it")
  const withoutTerms = (["termsId", "termsEn"] as const).filter((field) => textOf(field) === "")
  const isNew = !facts.taken.has(id)
  if (isNew && wasMoney(code))
    note(
      "code",
      `must not begin with ${returnPrefix} or ${egiftPrefix}: such vouchers are money of returns and e-gifts`
    )
  if (withoutTerms.length === 1 || isNew)
    for (const field of withoutTerms)
      note(field, isNew ? "must not be empty" : "must be written, too: terms are in both languages or in none")

  if (problems.length > 0 || startsAt === undefined || endsAt === undefined || redemptions === undefined)
    return { problems }
  const voucher: WrittenVoucher = {
    id,
    code: VoucherCode(code),
    type,
    discount,
    value: value ?? 0,
    ...(maxDiscount !== undefined && { maxDiscount: rupiah(maxDiscount) }),
    ...(shippingFeeDiscount !== undefined && { shippingFeeDiscount: rupiah(shippingFeeDiscount) }),
    redemptions,
    perUserLimit,
    startsAt,
    endsAt,
    forGuests,
    rules,
    info: { header, terms },
    isListed,
    isPaused
  }
  return { voucher }
}

/** Returns the ids of what a list names, each once, and what is wrong with it. Decision 0101. */
export const idsNamed = <A>(text: string, known: ReadonlyMap<string, A>, noun: string) => {
  const entries = entriesOf(text)
  const named = entries.slice(0, mostEntries).map((entry) => {
    const [id] = spellings(entry).flatMap((name) => known.get(name) ?? [])
    return { entry, id }
  })
  const problems: ReadonlyArray<string> = [
    ...(entries.length > mostEntries ? [`must have at most ${mostEntries} entries`] : []),
    ...named.flatMap(({ entry, id }) => (id === undefined ? [`there is no ${noun} ${quoteText(entry)}`] : []))
  ]
  const ids: ReadonlyArray<A> = [...new Set(named.flatMap(({ id }) => (id === undefined ? [] : [id])))]
  return { ids, problems }
}

/** What a voucher's code may be, in capitals and without blanks. D-27. */
const codeIn = (text: string): CellRead<string> => {
  const code = text.toUpperCase()
  return /^[A-Z0-9_-]{2,40}$/.test(code)
    ? { value: code }
    : { problem: `must be 2 to 40 letters from A to Z and digits without blanks, not ${quoteText(text)}` }
}
