import type { Words } from "../kernel/text.ts"
import type { BrandId } from "./brand.ts"
import type { CategoryId } from "./category.ts"
import type { ProductId } from "./product.ts"

/** Lists curated by the merchant, as stored. The index is built from them and the catalogue. */
export interface StoredLists {
  /** `trending`, `new-arrivals`, `have-you-tried`, `new-exclusive` …, each in its order. */
  readonly lists: ReadonlyArray<{
    readonly name: string
    readonly title: Words
    readonly products: ReadonlyArray<ProductId>
  }>
  readonly popularCategories: ReadonlyArray<CategoryId>
  /** `search-fallback`: brands offered while there are no searches yet. Specification 9. */
  readonly brandLists: ReadonlyArray<{ readonly name: string; readonly brands: ReadonlyArray<BrandId> }>
  /** In the order they are shown. */
  readonly promotions: ReadonlyArray<StoredPromotion>
  /** What people search for. */
  readonly trendingSearches: ReadonlyArray<{ readonly keyword: string; readonly searches: number }>
}

/** A themed selection with an address of its own. */
export interface StoredPromotion {
  readonly slug: string
  readonly title: Words
  readonly text: Words
  readonly products: ReadonlyArray<ProductId>
}

/** No lists. */
export const noLists: StoredLists = {
  lists: [],
  popularCategories: [],
  brandLists: [],
  promotions: [],
  trendingSearches: []
}
