import type { BrandLink } from "../catalogue/brand.ts"
import type { CategoryLink } from "../catalogue/category.ts"
import type { ProductCard } from "../catalogue/product.ts"

/** One value of a filter and how many products choosing it would show. D-15. */
export interface FacetValue<V = string> {
  readonly value: V
  readonly name: string
  readonly count: number
}

/** Counts beside every filter; each ignores its own filter and obeys the others (disjunctive). D-15. */
export interface Facets {
  readonly categories: ReadonlyArray<FacetValue & { readonly slug: string }>
  readonly brands: ReadonlyArray<FacetValue<number>>
  readonly origins: ReadonlyArray<FacetValue>
  /** Stars 5 to 1. */
  readonly ratings: ReadonlyArray<FacetValue<number>>
  readonly tags: ReadonlyArray<FacetValue & { readonly group: string }>
  /** Lowest and highest price in rupiah without the price filter; 0 and 0 of nothing. */
  readonly prices: { readonly min: number; readonly max: number }
  /** Products that can be ordered now. */
  readonly online: number
}

/** What to look at if a search finds nothing. Rule 16. */
export interface Instead {
  /** The nearest word of the shop's vocabulary. */
  readonly nearest: string
  /** How many products a search for it finds. */
  readonly total: number
  /** Searches that find more than the nearest word, at most 2. */
  readonly broader: ReadonlyArray<string>
  /** The best products of the nearest word, at most 5. */
  readonly products: ReadonlyArray<ProductCard>
}

/** Where a page of products begins and ends, and what can narrow it. */
export interface Found {
  readonly products: ReadonlyArray<ProductCard>
  readonly total: number
  /** Place of the first product shown, from 0. */
  readonly skip: number
  readonly facets: Facets
  /** The words searched instead, if the ones typed found fewer than 3. D-19. */
  readonly corrected?: string
  /** Only if words alone found nothing and a word of the shop is near. */
  readonly instead?: Instead
}

/** What the search box offers while a person types. Specification 9: 5 products, 3 brands. */
export interface Suggestions {
  readonly q: string
  readonly products: ReadonlyArray<ProductCard>
  readonly brands: ReadonlyArray<BrandLink>
  readonly categories: ReadonlyArray<CategoryLink>
  /** Whole searches that begin with, or mean, what was typed. */
  readonly keywords: ReadonlyArray<string>
  /** Only if nothing is suggested and a word of the shop is near. */
  readonly instead?: Instead
}

/** Frequent searches, or five brands if there are none yet. Specification 9. */
export interface Trending {
  readonly keywords: ReadonlyArray<string>
  readonly newExclusive: ReadonlyArray<ProductCard>
}
