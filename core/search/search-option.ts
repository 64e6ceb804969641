import type { BrandLink } from "../catalogue/brand.ts"
import type { CategoryLink } from "../catalogue/category.ts"
import type { ProductCard } from "../catalogue/product.ts"

/** One line of the panel below the search box, and what choosing it leads to. Rule 13. */
export type SearchOption =
  /** A whole search: the words themselves, a suggested one, a recent one, one that others make, or the nearest word of the shop. */
  | {
      readonly kind: "words"
      readonly words: string
      readonly from: "typed" | "suggested" | "nearest" | "recent" | "trending"
    }
  | { readonly kind: "category"; readonly category: CategoryLink }
  | { readonly kind: "product"; readonly product: ProductCard }
  | { readonly kind: "brand"; readonly brand: BrandLink }

/** What was opened from the results of a search. */
export interface SearchClick {
  readonly keyword: string
  readonly entityId: string
  readonly entityType: string
}
