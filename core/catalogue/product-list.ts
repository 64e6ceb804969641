import type { CategoryLink } from "./category.ts"
import type { ProductCard } from "./product.ts"

/** The lists that the shop itself stores or computes. Specification 7 (featured), D-16b. */
export const productLists = [
  "trending",
  "new-arrivals",
  "have-you-tried",
  "you-might-love",
  "best-seller",
  "people-also-buy",
  "product-views"
] as const
/** Name of a list of products that the shop selects. Specification 7. */
export type ProductListName = (typeof productLists)[number]

/** Products on a page of such a list. Specification 4 and 9. */
export const listPageSize = 10
/** Pages of such a list at most. Specification 4 and 9. */
export const listPages = 3

/** Products that the shop presents together, with a title. */
export interface ProductList {
  readonly name: string
  readonly title: string
  readonly products: ReadonlyArray<ProductCard>
  /** True when a full page came back. Specification 4, Search. */
  readonly hasMore: boolean
}

/** A themed selection with an address of its own (`/promo/{slug}`). */
export interface Promotion {
  readonly slug: string
  readonly title: string
  readonly text: string
  readonly products: ReadonlyArray<ProductCard>
}

/** A category with a few of its best products. Specification 9: 2 on desktop, 4 on mobile. */
export interface PopularCategory extends CategoryLink {
  readonly products: ReadonlyArray<ProductCard>
}

/** Popular categories of the home page; a wide screen shows 2 of them. Specification 9. */
export const popularCategoriesShown = 4
/** Products of each popular category: a full row on the widest screens. */
export const popularProductsShown = 5
