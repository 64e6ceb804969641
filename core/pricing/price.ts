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
