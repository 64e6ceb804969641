import type { Effect } from "effect"
import type { Unavailable } from "../kernel/failure.ts"
import type { NoInput } from "../kernel/input.ts"
import type { Instant } from "../kernel/moment.ts"
import type { Language } from "../kernel/text.ts"
import type { Brand, BrandId, BrandLink } from "./brand.ts"
import type { PlaceUnknown, ProductRemoved, ProductUnknown } from "./catalogue.errors.ts"
import type { Category, CategoryBranch, CategoryId, CategoryLink } from "./category.ts"
import type { Product, ProductCard, ProductId, Tag } from "./product.ts"
import type { PopularCategory, ProductList, ProductListName, Promotion } from "./product-list.ts"

/** What `/{slug}` and the other old addresses lead to. D-6, D-7, D-81. */
export type Resolved =
  | { readonly kind: "category"; readonly id: CategoryId; readonly slug: string }
  | { readonly kind: "brand"; readonly id: BrandId; readonly slug: string }
  | { readonly kind: "product"; readonly id: ProductId; readonly category: string; readonly slug: string }

type Answer<A, E = never> = Effect.Effect<A, E | Unavailable>

/** What a shopper may ask of the catalogue; answers are in the shopper's language. Specification 7, catalogue. */
export interface CataloguePort {
  readonly product: (input: { readonly id: ProductId }) => Answer<Product, ProductUnknown | ProductRemoved>
  /** Returns cards in the requested order; unknown and inactive ones are left out. */
  readonly cards: (input: { readonly ids: ReadonlyArray<ProductId> }) => Answer<ReadonlyArray<ProductCard>>
  readonly resolve: (input: { readonly slug: string; readonly category?: string }) => Answer<Resolved, PlaceUnknown>
  readonly categories: (input: NoInput) => Answer<ReadonlyArray<CategoryBranch>>
  readonly category: (input: { readonly id: CategoryId }) => Answer<Category, PlaceUnknown>
  readonly categoryBrands: (input: { readonly id: CategoryId }) => Answer<ReadonlyArray<Brand>>
  /** Brands with active products, of one letter if given, A to Z. */
  readonly brands: (input: { readonly letter?: string }) => Answer<ReadonlyArray<Brand>>
  /** Letters that have brands. At most 300, specification 9. */
  readonly letters: (input: NoInput) => Answer<ReadonlyArray<string>>
  readonly brand: (input: { readonly id: BrandId }) => Answer<Brand, PlaceUnknown>
  /**
   * A stored list. `page` counts from 1, pages of 10, at most 3 (specification 4 and 9); `product` is the one it stands
   * beside, for people-also-buy and you-might-love.
   */
  readonly list: (input: {
    readonly name: ProductListName
    readonly page?: number
    readonly product?: ProductId
  }) => Answer<ProductList>
  /** Products that a special price makes cheaper now, the largest share off first. Specification 7, `/special-price-products`. */
  readonly specialPrices: (input: {
    readonly skip?: number
    readonly limit?: number
  }) => Answer<ReadonlyArray<ProductCard>>
  readonly popularCategories: (input: NoInput) => Answer<ReadonlyArray<PopularCategory>>
  readonly promotion: (input: { readonly slug: string }) => Answer<Promotion, PlaceUnknown>
  readonly promotions: (input: NoInput) => Answer<ReadonlyArray<Pick<Promotion, "slug" | "title" | "text">>>
  readonly tags: (input: NoInput) => Answer<ReadonlyArray<Tag>>
}

/** Who reads, and when: names are in that language, prices those of that moment. */
export interface Reader {
  readonly language: Language
  readonly now: Instant
}

/** A product in a store; of a removed one nothing else is known. D-8. */
export type Known = { readonly removed: true } | { readonly removed: false; readonly product: Product }

/** Owners of a slug: at most one category, one brand, and products, lowest number first. */
export interface Named {
  readonly category?: CategoryLink
  readonly brand?: BrandLink
  readonly products: ReadonlyArray<Pick<ProductCard, "id" | "slug" | "category">>
}

/** A list as far as it is ever shown; without a title if the shop computes it. */
export interface StoredList {
  readonly title: string
  readonly products: ReadonlyArray<ProductCard>
}

/** Reads from the index in memory or from the database, with the same results. */
export interface CatalogueStore {
  readonly product: (id: ProductId, reader: Reader) => Answer<Known | undefined>
  readonly cards: (ids: ReadonlyArray<ProductId>, reader: Reader) => Answer<ReadonlyArray<ProductCard>>
  readonly named: (slug: string, reader: Reader) => Answer<Named>
  readonly categories: (reader: Reader) => Answer<ReadonlyArray<CategoryBranch>>
  readonly category: (id: CategoryId, reader: Reader) => Answer<Category | undefined>
  /** Brands with shown products in a category, those of most there first. */
  readonly categoryBrands: (id: CategoryId, reader: Reader) => Answer<ReadonlyArray<Brand>>
  /** Brands with shown products, A to Z. */
  readonly brands: (reader: Reader) => Answer<ReadonlyArray<Brand>>
  readonly brand: (id: BrandId, reader: Reader) => Answer<Brand | undefined>
  /** At most 30 products, related to one if given. D-16b. */
  readonly list: (name: ProductListName, beside: ProductId | undefined, reader: Reader) => Answer<StoredList>
  /** Products that a special price makes cheaper now, by their number. */
  readonly specialPrices: (reader: Reader) => Answer<ReadonlyArray<ProductCard>>
  readonly popularCategories: (reader: Reader) => Answer<ReadonlyArray<PopularCategory>>
  readonly promotions: (reader: Reader) => Answer<ReadonlyArray<Promotion>>
  readonly tags: (reader: Reader) => Answer<ReadonlyArray<Tag>>
}
