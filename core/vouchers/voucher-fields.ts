import type { MemberId } from "../account/member.ts"
import type { BrandId } from "../catalogue/brand.ts"
import type { CategoryId } from "../catalogue/category.ts"
import type { ProductId } from "../catalogue/product.ts"
import type { VoucherId } from "./voucher.ts"

/** What the merchant writes of a voucher, a text each: a column of a file, or an option of a command. D-75. */
export const voucherFields = [
  "code",
  "type",
  "discount",
  "value",
  "maxDiscount",
  "shippingFeeDiscount",
  "redemptions",
  "perUser",
  "from",
  "until",
  "guests",
  "minAmount",
  "products",
  "brands",
  "categories",
  "users",
  "header",
  "termsId",
  "termsEn",
  "listed",
  "paused"
] as const
/** A field of a voucher as the merchant writes it. */
export type VoucherField = (typeof voucherFields)[number]

/** A voucher as texts; a field that is not there is not meant. */
export type VoucherFields = Readonly<Partial<Record<VoucherField, string>>>

/** Texts with the most that is taken off, whichever discount it limits. */
export interface TypedVoucher extends VoucherFields {
  /** `maxDiscount` of a percentage, `shippingFeeDiscount` of free shipping. */
  readonly most?: string
}

/** What is wrong with a field; the message goes on after its name. */
export interface VoucherFieldProblem {
  readonly field: VoucherField
  readonly message: string
}

/** What rules of vouchers name, as texts: numbers, ids, slugs in small letters, e-mail addresses in small letters. */
export interface VoucherNames {
  readonly products: ReadonlyArray<string>
  readonly brands: ReadonlyArray<string>
  readonly categories: ReadonlyArray<string>
  readonly users: ReadonlyArray<string>
}

/** Ids of the goods that are there, by each text that names them. */
export interface GoodsNamed {
  readonly products: ReadonlyMap<string, ProductId>
  readonly brands: ReadonlyMap<string, BrandId>
  readonly categories: ReadonlyMap<string, CategoryId>
}

/** What the shop knows of the vouchers that are written. */
export interface VoucherFacts extends GoodsNamed {
  /** Ids of members, by each text that names them. */
  readonly users: ReadonlyMap<string, MemberId>
  /** Redemptions that orders have taken, of those vouchers that are there. */
  readonly taken: ReadonlyMap<VoucherId, number>
}

/** Most redemptions of one voucher. Own choice. */
export const mostRedemptions = 10_000_000
/** Most orders in which one member may use it. Own choice. */
export const mostPerUser = 1_000
/** Most characters of its header and its terms. Own choice. */
export const headerLength = 80
/** Most characters of the terms in one language. Own choice. */
export const termsLength = 1_000
/** Most entries of one list of its rules. Own choice. */
export const mostEntries = 1_000
