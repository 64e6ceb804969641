import type { Instant } from "../kernel/moment.ts"
import { type Rupiah, rupiah } from "../kernel/money.ts"

/** Highest price of one unit that a feed or an operator may set: no cosmetic costs more. Own choice. */
export const mostPrice = rupiah(1_000_000_000)

/** What one combination costs at one moment. D-26 step 1, D-29d. */
export interface ItemPrice {
  readonly price: Rupiah
  /** What is paid; never above `price`, never below 0. */
  readonly priceAfterDiscount: Rupiah
  /** Whole percent taken off, at least 1 if anything is, else 0. */
  readonly discountPercentage: number
  /** The label shows SALE rather than the percentage. */
  readonly isSale: boolean
}

/**
 * A special price of which so many units are left. An order with more units of the combination pays `beyond` for each of them.
 * Decision 0135.
 */
export interface LimitedPrice {
  /** Beginning of the special price: names it among those of its combination. */
  readonly startsAt: Instant
  /** Units that are still sold at it, from 1. */
  readonly left: number
  readonly price: ItemPrice
  /** Higher than `price`. */
  readonly beyond: ItemPrice
}
