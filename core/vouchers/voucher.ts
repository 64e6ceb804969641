import type { MemberId } from "../account/member.ts"
import type { BrandId } from "../catalogue/brand.ts"
import type { CategoryId } from "../catalogue/category.ts"
import type { ProductId } from "../catalogue/product.ts"
import { type Brand, brandConstructor } from "../kernel/brand.ts"
import type { Instant } from "../kernel/moment.ts"
import type { Rupiah } from "../kernel/money.ts"
import type { Words } from "../kernel/text.ts"
import type { PartName } from "../toggles/features.ts"
import type { VoucherProblem } from "./vouchers.errors.ts"

/** Identifies a voucher: its code in small letters. */
export type VoucherId = Brand<string, "VoucherId">
/** Returns a primitive as a `VoucherId`. */
export const VoucherId = brandConstructor<VoucherId>()

/** What a shopper types, in capitals and without spaces: `AMBILPENDAR20`. D-27. */
export type VoucherCode = Brand<string, "VoucherCode">
/** Returns a primitive as a `VoucherCode`. */
export const VoucherCode = brandConstructor<VoucherCode>()

/** What a voucher takes off: an amount, whole percent, the fee of a courier, the paper bag. D-27, D-29e. */
export const voucherDiscounts = ["amount", "percentage", "free_shipping", "paper_bag"] as const
/** Kind of a voucher's discount. Specification 3, Voucher: `discount_type`. */
export type VoucherDiscount = (typeof voucherDiscounts)[number]

/** Returns whether vouchers of this kind are shown and count: none for paper bags while these are switched off. D-29e. */
export const isOffered = (discount: VoucherDiscount, off: ReadonlyArray<PartName>): boolean =>
  discount !== "paper_bag" || !off.includes("paper_bag")

/**
 * `manual`: redeemed by its code or from the list; `auto`: frees shipping by itself where it counts, without a place in the bag.
 * Specification 3, Voucher: `voucher_type`; decision 0106.
 */
export const voucherTypes = ["manual", "auto"] as const
/** How a voucher comes into a bag. */
export type VoucherType = (typeof voucherTypes)[number]

/** The header of the voucher for new members. Specification 3, Voucher. */
export const welcomeHeader = "WELCOME VOUCHER"

/**
 * Which goods and members a voucher is for. Of one list any entry will do, all lists have to agree, and an empty one asks
 * nothing. Specification 3, Voucher: `rules`; D-27.
 */
export interface VoucherRules extends VoucherGoods {
  /** What the goods it is for have to cost after item discounts, before voucher and points. `order.min_amount`. */
  readonly minAmount: Rupiah
  readonly users: ReadonlyArray<MemberId>
}

/** The goods that a voucher is for. */
export interface VoucherGoods {
  readonly products: ReadonlyArray<ProductId>
  readonly brands: ReadonlyArray<BrandId>
  /** Of any level: goods below it count. */
  readonly categories: ReadonlyArray<CategoryId>
}

/** A page with goods that a voucher is for. */
export interface VoucherPlace {
  readonly kind: "product" | "brand" | "category"
  readonly id: string
  readonly slug: string
  /** Slug of a product's category. */
  readonly category?: string
}

/** A voucher. Specification 3, Voucher; D-27. */
export interface Voucher {
  readonly id: VoucherId
  readonly code: VoucherCode
  readonly type: VoucherType
  readonly discount: VoucherDiscount
  /** Rupiah of an `amount`, whole percent (1 to 100) of a `percentage`, else 0. */
  readonly value: number
  /** Most that a percentage takes off. */
  readonly maxDiscount?: Rupiah
  /** Most that a free-shipping voucher takes off a fee; absent: all of it. `discount_info.shipping_fee_discount`. */
  readonly shippingFeeDiscount?: Rupiah
  /** Redemptions left. */
  readonly availableQuota: number
  /** True: an order takes of its value what it uses, and the rest stays; it has no number of orders. Decision 0122. */
  readonly runsDown?: boolean
  /** Orders in which one member may use it, those called off not counted. */
  readonly perUserLimit: number
  readonly startsAt: Instant
  /** Over from this moment on. */
  readonly endsAt: Instant
  /** Guests may use it, too: only one that counts by itself, never with `users`. Decision 0106. */
  readonly forGuests: boolean
  readonly rules: VoucherRules
  /** Names of the products, brands and categories it is for, in the reader's language; empty: all goods. */
  readonly goodsNames: ReadonlyArray<string>
  /** Where those goods are, in the same order. */
  readonly places: ReadonlyArray<VoucherPlace>
  readonly info: {
    /** `WELCOME VOUCHER` marks the voucher of new members. */
    readonly header: string
    readonly terms: string
  }
}

/** A voucher as the merchant writes it: its terms in both languages, the names of its goods are the catalogue's. */
export interface WrittenVoucher extends Omit<Voucher, "info" | "goodsNames" | "places" | "availableQuota"> {
  /** All there ever are; those that orders have taken are the shop's own count. */
  readonly redemptions: number
  /** Lists show it; else it works by its code alone. */
  readonly isListed: boolean
  readonly isPaused: boolean
  readonly info: { readonly header: string; readonly terms: Words }
}

/** Returns whether a voucher counts by itself. Decision 0106. */
export const isAutomatic = ({ type }: Pick<Voucher, "type">): boolean => type === "auto"

/** A place of a bag that holds one voucher. D-26. */
export type VoucherSlot = "goods" | "shipping" | "paper-bag"

/** Returns the place that a voucher takes: two in one place never count together. D-26. */
export const slotOf = ({ discount }: Pick<Voucher, "discount">): VoucherSlot =>
  discount === "free_shipping" ? "shipping" : discount === "paper_bag" ? "paper-bag" : "goods"

/** A voucher of a bag: what it takes off the goods now, or why it takes off nothing. It stays until the shopper cancels it. D-27. */
export interface BagVoucher {
  readonly voucher: Voucher
  /** Off the goods; 0 if it is for shipping or paper bags, or if there is a problem. */
  readonly discount: Rupiah
  readonly problem?: VoucherProblem
}
