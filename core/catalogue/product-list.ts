import type { CategoryLink } from "./category.ts"
import type { ProductCard } from "./product.ts"

/** The lists the shop itself keeps or works out. Specification 7 (featured), D-16b. */
export const productLists = [
  "trending",
  "new-arrivals",
  "have-you-tried",
  "you-might-love",
  "best-seller",
  "people-also-buy",
  "product-views"
] as const
/** A list of products that the shop puts together. Specification 7. */
export type ProductListName = (typeof productLists)[number]

/** Products on a page of such a list. Specification 4 and 9. */
export const listPageSize = 10
/** Pages of such a list at most. Specification 4 and 9. */
export const listPages = 3

/** Products the shop puts forward together, with the title it gives them. */
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
/** Products of each popular category. Specification 9. */
export const popularProductsShown = 4
