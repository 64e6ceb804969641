import { type Brand, brandConstructor } from "../kernel/brand.ts"
import type { Instant } from "../kernel/moment.ts"
import type { Rupiah } from "../kernel/money.ts"
import type { Picture } from "./picture.ts"

/** Identifies a combination of a product, for example one shade. */
export type CombinationId = Brand<string, "CombinationId">
/** Returns a primitive as a `CombinationId`. */
export const CombinationId = brandConstructor<CombinationId>()

/** Attribute in which the combinations of a product differ; `none` if there is only one (`non_specify`). Specification 3. */
export type Attribute = "shade" | "size" | "variant" | "none"

/** What is paid for one unit; `ItemPrice` of core/pricing. D-26 step 1, D-29d. */
interface PaidPrice {
  readonly price: Rupiah
  readonly priceAfterDiscount: Rupiah
  readonly discountPercentage: number
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
  readonly price: PaidPrice
  /** Higher than `price`. */
  readonly beyond: PaidPrice
}

/** A buyable shade, size or variant of a product. Specification 3, Combinations. */
export interface Combination {
  readonly id: CombinationId
  readonly attribute: Attribute
  /** `01 Delima`, `50 ml`; empty for `none`. */
  readonly name: string
  /** Colour of a shade as `#rrggbb`. */
  readonly hex?: string
  readonly price: Rupiah
  /** What is paid now. D-26 step 1. */
  readonly priceAfterDiscount: Rupiah
  /** Whole percent, at least 1 if something is taken off, else 0. D-29d. */
  readonly discountPercentage: number
  /** Present if only some units are sold at a special price. Decision 0135. */
  readonly limited?: LimitedPrice
  readonly stock: number
  readonly isDefault: boolean
  /** False hides it from the picker of the review form. D-37. */
  readonly isActiveInReview: boolean
  readonly availableForGuest: boolean
  /** Ordered ahead, shipped on `deliveryDate`. D-22. */
  readonly preOrder: boolean
  readonly deliveryDate?: Instant
  readonly weightGram: number
  readonly picture?: Picture
}
