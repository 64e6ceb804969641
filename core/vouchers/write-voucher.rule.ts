import { digestOf } from "../kernel/digest.rule.ts"
import type { WrittenVoucher } from "./voucher.ts"
import { entriesOf, momentText } from "./voucher-cells.ts"
import {
  type TypedVoucher,
  type VoucherField,
  type VoucherFields,
  type VoucherNames,
  voucherFields
} from "./voucher-fields.ts"

/**
 * Returns what is typed with what it leaves out: the rest of the voucher that is changed, or what a new one begins with. A discount
 * of another kind begins without the numbers of the one before. D-75.
 */
export const completeVoucher = (typed: TypedVoucher, stored?: VoucherFields): VoucherFields => {
  const { most, ...given } = typed
  const isOther = stored !== undefined && given.discount !== undefined && given.discount !== stored.discount
  const begun: VoucherFields = {
    ...(stored ?? { type: "manual", perUser: "1", minAmount: "0", listed: "yes" }),
    ...(isOther && { value: "", maxDiscount: "", shippingFeeDiscount: "" })
  }
  const all = { ...begun, ...given }
  if (most === undefined) return all
  return all.discount === "free_shipping" ? { ...all, shippingFeeDiscount: most } : { ...all, maxDiscount: most }
}

/** Returns everything that the rules of these vouchers name. */
export const namesIn = (vouchers: ReadonlyArray<VoucherFields>): VoucherNames => {
  const all = (field: keyof VoucherNames) => [
    ...new Set(vouchers.flatMap((voucher) => entriesOf(voucher[field] ?? "").flatMap(spellings)))
  ]
  return { products: all("products"), brands: all("brands"), categories: all("categories"), users: all("users") }
}

/** Returns an entry as it is, and as slugs and addresses are compared. */
export const spellings = (entry: string): ReadonlyArray<string> => [entry, entry.toLowerCase()]

/** Returns a voucher as its fields; `readVoucherFields` makes the same voucher of them. */
export const writeVoucherFields = ({
  rules,
  info,
  ...voucher
}: WrittenVoucher): Readonly<Record<VoucherField, string>> => ({
  code: voucher.code,
  type: voucher.type,
  discount: voucher.discount,
  value: voucher.value === 0 ? "" : String(voucher.value),
  maxDiscount: numberText(voucher.maxDiscount),
  shippingFeeDiscount: numberText(voucher.shippingFeeDiscount),
  redemptions: String(voucher.redemptions),
  perUser: String(voucher.perUserLimit),
  from: momentText(voucher.startsAt, "start"),
  until: momentText(voucher.endsAt, "end"),
  guests: yesNo(voucher.forGuests),
  minAmount: String(rules.minAmount),
  products: rules.products.join(" "),
  brands: rules.brands.join(" "),
  categories: rules.categories.join(" "),
  users: rules.users.join(" "),
  header: info.header,
  termsId: info.terms.id,
  termsEn: info.terms.en,
  listed: yesNo(voucher.isListed),
  paused: yesNo(voucher.isPaused)
})

const numberText = (value: number | undefined): string => (value === undefined ? "" : String(value))
const yesNo = (is: boolean): string => (is ? "yes" : "no")

/** Returns a short text that is another one after each change of a voucher: an edit names the one it has read. */
export const versionOfVoucher = (voucher: WrittenVoucher): string =>
  digestOf(JSON.stringify(writeVoucherFields(voucher))).slice(0, 8)

/** Returns the fields in which two vouchers differ. */
export const differenceOf = (one: WrittenVoucher, other: WrittenVoucher): ReadonlyArray<VoucherField> => {
  const [before, after] = [writeVoucherFields(one), writeVoucherFields(other)]
  return voucherFields.filter((field) => before[field] !== after[field])
}
