import type { Instant } from "../kernel/moment.ts"
import type { Rupiah } from "../kernel/money.ts"
import type { Words } from "../kernel/text.ts"
import type { BrandId } from "./brand.ts"
import type { CategoryId, CategoryLevel } from "./category.ts"
import type { Attribute, CombinationId } from "./combination.ts"
import type { Picture } from "./picture.ts"
import type { ProductFacts, ProductId } from "./product.ts"

/**
 * The stored catalogue: both languages, no derived price. Feeds and the demo shop write it, the database stores it, the index
 * is built from it. Specification 3.
 */
export interface StoredCatalogue {
  /** Rises with every change of anything below. */
  readonly version: number
  readonly countries: ReadonlyArray<StoredCountry>
  readonly categories: ReadonlyArray<StoredCategory>
  readonly brands: ReadonlyArray<StoredBrand>
  readonly tags: ReadonlyArray<StoredTag>
  readonly products: ReadonlyArray<StoredProduct>
  /** Groups of words that mean the same in a search. D-19. */
  readonly synonyms: ReadonlyArray<ReadonlyArray<string>>
}

/** The catalogue without its products. */
export type StoredPlaces = Omit<StoredCatalogue, "version" | "products">

/** A country of origin as the catalogue stores it. */
export interface StoredCountry {
  readonly code: string
  readonly name: Words
  readonly phoneCode: string
  /** Tag of origin, `origin-kr`. */
  readonly tag: string
  readonly position: number
}

/** A category as the catalogue stores it, with its names in both languages. */
export interface StoredCategory {
  readonly id: CategoryId
  readonly slug: string
  readonly name: Words
  readonly level: CategoryLevel
  readonly parent?: CategoryId
  readonly featured: boolean
  readonly position: number
  readonly picture?: StoredPicture
}

/** A brand as the catalogue stores it, with its texts in both languages. */
export interface StoredBrand {
  readonly id: BrandId
  readonly slug: string
  readonly name: string
  readonly wordmark: string
  readonly letter: string
  readonly country?: string
  readonly story: Words
}

/** A tag as the catalogue stores it, with its names in both languages. */
export interface StoredTag {
  readonly id: string
  /** `skin`, `concern`, `hair` … ; `claim` for halal and BPOM. */
  readonly group: string
  readonly name: Words
}

/** A picture with its words in both languages; `src` of a remote one is its whole address and it has no widths. */
export interface StoredPicture extends Omit<Picture, "alt"> {
  readonly alt: Words
}

/** Money or a share taken off. D-26 step 1. */
export interface Discount {
  readonly kind: "amount" | "percentage"
  /** Rupiah, or whole percent. */
  readonly value: number
  /** The label shows SALE rather than the percentage. D-29d. */
  readonly sale: boolean
}

/** A price that is valid for a limited time, if nothing else is taken off. D-26 step 1. */
export interface SpecialPrice {
  readonly price: Rupiah
  readonly startsAt: Instant
  readonly endsAt: Instant
  readonly campaign?: string
  /** Units that are sold at it at most, over all orders; absent: as many as there are. Decision 0135. */
  readonly quota?: number
  /** Units of the quota that orders have; absent: none. */
  readonly sold?: number
}

/** A combination as the catalogue stores it: every price, and its stock. */
export interface StoredCombination {
  readonly id: CombinationId
  readonly attribute: Attribute
  readonly name: string
  readonly hex?: string
  readonly price: Rupiah
  /** Its own, which counts instead of the product's. */
  readonly discount?: Discount
  readonly specialPrices: ReadonlyArray<SpecialPrice>
  /** Units that can be sold; the quota of a pre-order. */
  readonly stock: number
  readonly weightGram: number
  readonly isDefault: boolean
  readonly active: boolean
  readonly activeInReview: boolean
  readonly availableForGuest: boolean
  readonly preOrder: boolean
  readonly deliveryDate?: Instant
  readonly sku?: string
  readonly barcode?: string
  readonly picture?: StoredPicture
}

/** A product as the catalogue stores it, with its texts in both languages. */
export interface StoredProduct extends ProductFacts {
  readonly id: ProductId
  /** Feed and number there; the same source never makes two products. */
  readonly source: string
  readonly sourceId: string
  readonly soldAs?: number
  readonly slug: string
  readonly name: string
  readonly brand: BrandId
  readonly category?: CategoryId
  readonly description: Words
  readonly howToUse: Words
  readonly keyIngredients: ReadonlyArray<{ readonly inci: string; readonly name: string; readonly text: Words }>
  readonly tags: ReadonlyArray<string>
  /** Shown in lists; a hidden one keeps its page. D-8. */
  readonly active: boolean
  /** Removed: its page is gone, its reviews stay. D-8. */
  readonly removed: boolean
  readonly availableForOrder: boolean
  readonly discount?: Discount
  readonly firstActive?: Instant
  /** Paid units of the last 90 days. D-16. */
  readonly sales90d: number
  /** Floored to 3 decimals, 0 without reviews. D-14. */
  readonly averageRating: number
  readonly totalReviews: number
  readonly pictures: ReadonlyArray<StoredPicture>
  readonly combinations: ReadonlyArray<StoredCombination>
}
