import type { BrandId } from "../catalogue/brand.ts"
import type { CategoryId } from "../catalogue/category.ts"
import type { ProductId } from "../catalogue/product.ts"
import type { Rupiah } from "../kernel/money.ts"
import type { Sort } from "./sort.ts"

/** Fewest characters a search needs, counted as a person sees them after trimming. Specification 5, D-17. */
export const minimumSearchLength = 3
/** Longest search; the rest is cut off. Own choice: longer than any product's name. */
export const maximumSearchLength = 200
/** Values of one filter in the address of a page at most; the rest is ignored. Own choice: a page links to itself without each of them. */
export const filterValuesInAddress = 20
/** Characters of a value of a filter in an address at most; a longer one is ignored. Own choice. */
export const longestFilterValue = 64
/** Products on a page of a list; after filters are reset, 16. Specification 9, D-18. */
export const pageSizes = [12, 16] as const
/** Products on a page of a list. */
export type PageSize = (typeof pageSizes)[number]
/** Right end of the price slider: "Rp1.000.000 and more". Specification 9, D-13. */
export const priceSliderMax = 1_000_000
/** How many pages one address shows at once (6 × 16 stay within the wire's 100); further on, the window slides. */
export const pagesShown = 6

/** Who a product must be for. D-16: `online` can be ordered and is in stock. */
export const availabilities = ["all", "online", "store", "guest"] as const
/** Stores that sell the products of a search. Specification 4. */
export type Availability = (typeof availabilities)[number]

/** A price window in whole rupiah; without `max` there is no upper end. D-13. */
export interface PriceFilter {
  readonly min: Rupiah
  readonly max?: Rupiah
}

/** What narrows a list. Lists inside one filter are alternatives, the filters together must all hold. D-15. */
export interface Filters {
  readonly brands: ReadonlyArray<BrandId>
  /** Country tags, `origin-kr`. */
  readonly origins: ReadonlyArray<string>
  /** Whole stars; 4 means 4 to 4.999. Specification 5, D-14. */
  readonly ratings: ReadonlyArray<number>
  /** Tag ids; `halal` and `bpom` stand among them. D-60. */
  readonly tags: ReadonlyArray<string>
  readonly prices?: PriceFilter
  readonly availableFor: Availability
}

/** A search: the specification's search state (section 3). */
export interface SearchQuery extends Filters {
  readonly q: string
  /** It and everything below it. D-12. */
  readonly category?: CategoryId
  readonly products?: ReadonlyArray<ProductId>
  readonly sort?: Sort
  /** The last page shown, from 1. */
  readonly page: number
  readonly size: PageSize
  /** An exact part of the list instead of whole pages, for clients that count for themselves. */
  readonly window?: { readonly skip: number; readonly limit: number }
}

/** Nothing narrowed, first page. */
export const emptyQuery: SearchQuery = {
  q: "",
  brands: [],
  origins: [],
  ratings: [],
  tags: [],
  availableFor: "all",
  page: 1,
  size: 12
}
