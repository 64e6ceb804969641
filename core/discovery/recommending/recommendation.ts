import type { ProductCard, ProductId, Tag } from "../../catalogue/product.ts"

/** Recommendations on a page. Specification 9: curated lists have pages of 10. */
export const recommendationsPerPage = 10
/** Letters of the text of a reason at most: it stands on one line of a phone. Mock recommendation-mobile. */
export const reasonLetters = 26

/** What is known of a member's taste: only what they answered, bought, reviewed or marked. Never motherhood or age. Decision 0118. */
export interface Taste {
  /** Tags of the beauty profile. */
  readonly answers: ReadonlyArray<string>
  /** Categories and tags of interest. Decision 0036. */
  readonly interests: ReadonlyArray<string>
  /** Products of paid orders, the latest first. */
  readonly bought: ReadonlyArray<ProductId>
  /** Products with a review of 4 or 5 stars, or with a mark of the member, the latest first. */
  readonly loved: ReadonlyArray<ProductId>
  /** Products that the member has reviewed, whatever the stars. */
  readonly tried: ReadonlyArray<ProductId>
}

/** Nothing is known: what a member without a profile, an order or a review likes. */
export const noTaste: Taste = { answers: [], interests: [], bought: [], loved: [], tried: [] }

/** Why a product is recommended: the strongest thing that speaks for it. */
export type Reason =
  /** It has the tag that the member answered. */
  | { readonly kind: "answer"; readonly tag: string }
  /** It stands in a category, or has a tag, of the member's interests. */
  | { readonly kind: "interest" }
  /** It is of the kind or brand of something loved. */
  | { readonly kind: "loved" }
  /** It is of the kind or brand of something bought. */
  | { readonly kind: "bought" }

/** A recommended product before its card is read. */
export interface Recommended {
  readonly id: ProductId
  /** Absent: it is popular. */
  readonly reason?: Reason
}

/** A recommended product. */
export interface Recommendation {
  readonly product: ProductCard
  readonly reason?: Reason
}

/** A page of a member's recommendations. */
export interface Recommendations {
  readonly items: ReadonlyArray<Recommendation>
  readonly total: number
  readonly skip: number
  /** Answers of the beauty profile, with their names; none: there is no profile. */
  readonly answers: ReadonlyArray<Tag>
}
