import type { Instant } from "../kernel/moment.ts"
import type { Rupiah } from "../kernel/money.ts"

/** Brand under which goods without a maker stand in the catalogue; a feed names none of them. */
export const noBrand = "Tanpa merek"

/** Whether an item can be bought now. Google Merchant, `availability`. */
export type FeedAvailability =
  | { readonly kind: "in_stock" }
  | { readonly kind: "out_of_stock" }
  | { readonly kind: "preorder"; readonly from: Instant }

/** A lower price; without `during` it has no end that is known. */
export interface FeedSale {
  readonly price: Rupiah
  readonly during?: { readonly from: Instant; readonly until: Instant }
}

/** A combination as a feed for advertising shows it: what every visitor sees, in one language. Decision 0136. */
export interface FeedItem {
  /** The combination's number, the same in every feed. */
  readonly id: string
  /** The product's number; only if it has several combinations. */
  readonly group?: string
  /** At most 150 characters. */
  readonly title: string
  /** At most 5000 characters. */
  readonly description: string
  /** Whole addresses, as are those of pictures. */
  readonly link: string
  readonly picture: string
  /** At most ten. */
  readonly furtherPictures: ReadonlyArray<string>
  readonly availability: FeedAvailability
  readonly price: Rupiah
  readonly sale?: FeedSale
  readonly brand?: string
  /** A number of GS1 that is valid everywhere. */
  readonly gtin?: string
  /** From the first level down. */
  readonly category: ReadonlyArray<string>
  readonly giftCard: boolean
  /** Grams of its parcel; absent if nothing is sent. */
  readonly weightGram?: number
  /** In what it differs from the others of its group, or the only one there is. */
  readonly option?: { readonly kind: "shade" | "size" | "variant"; readonly name: string }
}
