import type { Words } from "../kernel/text.ts"
import type { BrandId } from "./brand.ts"
import type { CategoryId } from "./category.ts"
import type { ProductId } from "./product.ts"

/** What the merchant puts together by hand, as it is kept. The shelf is built from it and the catalogue. */
export interface StoredLists {
  /** `trending`, `new-arrivals`, `have-you-tried`, `new-exclusive` …, each in its order. */
  readonly lists: ReadonlyArray<{
    readonly name: string
    readonly title: Words
    readonly products: ReadonlyArray<ProductId>
  }>
  readonly popularCategories: ReadonlyArray<CategoryId>
  /** `search-fallback`: brands offered where nobody has searched yet. Specification 9. */
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

/** A shop whose merchant has put nothing together. */
export const noLists: StoredLists = {
  lists: [],
  popularCategories: [],
  brandLists: [],
  promotions: [],
  trendingSearches: []
}
