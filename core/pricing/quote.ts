import type { Rupiah } from "../kernel/money.ts"
import type { Goods } from "./goods.ts"

/**
 * What can change a total, in the order in which it does (D-26): ① item prices, ② gifts, ③ voucher, ④ points, ⑤ shipping,
 * ⑥ extra charges. Every slot holds the steps of its own kind only.
 */
export const slots = ["items", "gifts", "voucher", "points", "shipping", "extra"] as const
/** A place in the order in which a total is made up. D-26. */
export type Slot = (typeof slots)[number]

/** The rules that make steps. */
export type StepRule =
  | "goods"
  | "item-discount"
  | "gift"
  | "voucher"
  | "points"
  | "shipping"
  | "free-shipping"
  | "insurance"
  | "paper-bag"
  | "paper-bag-voucher"
  | "payment-fee"
  | "unique-code"

/** Values that go into the words of a step or a requirement. */
export type TextValues = Readonly<Record<string, string | number>>

/** One step on the way to a total: what was added or taken off, by which rule, and why. */
export interface Step {
  readonly slot: Slot
  readonly rule: StepRule
  /** Negative if something is taken off. */
  readonly amount: Rupiah
  /** Key of the words, `cart.step.<reason>`, and what goes into them. */
  readonly reason: string
  readonly values: TextValues
}

/** The four sums of a bag or an order. Specification 3, Cart; D-26. */
export interface Totals {
  /** `total_amount`: goods at the price paid for each, ①. */
  readonly goods: Rupiah
  /** `total_amount_after_discount`: after voucher and points, ④. */
  readonly afterDiscount: Rupiah
  /** `total_extra_charge`: shipping and extra charges, net of free shipping. */
  readonly extraCharge: Rupiah
  /** `total_amount_after_extra`: what is paid; never below 0. */
  readonly payable: Rupiah
}

/** Some units of one combination at today's price. */
export interface QuoteLine {
  readonly goods: Goods
  readonly quantity: number
  /** Price paid times quantity. */
  readonly total: Rupiah
}

/** What something costs, and why. The steps add up to `totals.payable`. */
export interface Quote {
  readonly lines: ReadonlyArray<QuoteLine>
  readonly steps: ReadonlyArray<Step>
  readonly totals: Totals
}

/** Digest of everything a quote promises: two with the same digest ask the same money for the same goods. D-25. */
export type QuoteHash = string
