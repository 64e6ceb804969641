import type { BrandLink } from "../catalogue/brand.ts"
import type { CategoryLink } from "../catalogue/category.ts"
import type { Attribute, CombinationId, LimitedPrice } from "../catalogue/combination.ts"
import type { Picture } from "../catalogue/picture.ts"
import type { ProductId } from "../catalogue/product.ts"
import type { Instant } from "../kernel/moment.ts"
import type { ItemPrice } from "./price.ts"

/** Names one combination of one product; a pair that does not belong together names nothing. */
export interface GoodsId {
  readonly product: ProductId
  readonly combination: CombinationId
}

/** Whether a combination can be ordered, apart from its stock, or why it cannot. D-1, D-8. */
export type Sale = "open" | "removed" | "inactive" | "not-for-order"

/** One combination as it is sold now: everything that the rules of bag, shipping and orders look at. */
export interface Goods extends GoodsId {
  readonly name: string
  /** `01 Delima`, `50 ml`; empty if there is nothing to choose. */
  readonly combinationName: string
  readonly attribute: Attribute
  readonly hex?: string
  /** Of its address. */
  readonly slug: string
  readonly brand: BrandLink
  /** From level 1 to its own category; empty without one. */
  readonly categories: ReadonlyArray<CategoryLink>
  readonly picture?: Picture
  /** Price of each unit; in a line of a bag or checkout, for as many units as these have of it. */
  readonly price: ItemPrice
  /** Present if only some units are sold at a special price. */
  readonly limited?: LimitedPrice
  /** Units that can be sold; the quota of a pre-order. */
  readonly stock: number
  readonly sale: Sale
  readonly availableForGuest: boolean
  /** Ordered ahead, shipped on `deliveryDate`. D-22. */
  readonly preOrder: boolean
  readonly deliveryDate?: Instant
  /** Delivered by e-mail, without a parcel. D-22. */
  readonly giftCard: boolean
  /** Perfume, nail polish, aerosol: not by air. D-54. */
  readonly dangerous: boolean
  readonly weightGram: number
}
