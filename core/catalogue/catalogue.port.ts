import type { Effect } from "effect"
import type { Unavailable } from "../kernel/failure.ts"
import type { NoInput } from "../kernel/input.ts"
import type { Brand, BrandId } from "./brand.ts"
import type { PlaceUnknown, ProductRemoved, ProductUnknown } from "./catalogue.errors.ts"
import type { Category, CategoryBranch, CategoryId } from "./category.ts"
import type { Product, ProductCard, ProductId, Tag } from "./product.ts"
import type { PopularCategory, Promotion, ShelfList, ShelfListName } from "./shelf-list.ts"

/** What `/{slug}` and the other old addresses lead to. D-6, D-7, D-81. */
export type Resolved =
  | { readonly kind: "category"; readonly id: CategoryId; readonly slug: string }
  | { readonly kind: "brand"; readonly id: BrandId; readonly slug: string }
  | { readonly kind: "product"; readonly id: ProductId; readonly category: string; readonly slug: string }

type Answer<A, E = never> = Effect.Effect<A, E | Unavailable>

/** What a shopper may ask of the catalogue; answers are in the shopper's language. Specification 7, catalogue. */
export interface CataloguePort {
  readonly product: (input: { readonly id: ProductId }) => Answer<Product, ProductUnknown | ProductRemoved>
  /** Cards in the order asked for; unknown and inactive ones are left out. */
  readonly cards: (input: { readonly ids: ReadonlyArray<ProductId> }) => Answer<ReadonlyArray<ProductCard>>
  readonly resolve: (input: { readonly slug: string; readonly category?: string }) => Answer<Resolved, PlaceUnknown>
  readonly categories: (input: NoInput) => Answer<ReadonlyArray<CategoryBranch>>
  readonly category: (input: { readonly id: CategoryId }) => Answer<Category, PlaceUnknown>
  readonly categoryBrands: (input: { readonly id: CategoryId }) => Answer<ReadonlyArray<Brand>>
  /** Brands with active products, by letter where one is given, A to Z. */
  readonly brands: (input: { readonly letter?: string }) => Answer<ReadonlyArray<Brand>>
  /** Letters that have brands. At most 300, specification 9. */
  readonly letters: (input: NoInput) => Answer<ReadonlyArray<string>>
  readonly brand: (input: { readonly id: BrandId }) => Answer<Brand, PlaceUnknown>
  /**
   * A list the shop keeps. `page` counts from 1, pages of 10, at most 3 (specification 4 and 9);
   * `product` is the one it stands beside, for people-also-buy and you-might-love.
   */
  readonly list: (input: {
    readonly name: ShelfListName
    readonly page?: number
    readonly product?: ProductId
  }) => Answer<ShelfList>
  readonly popularCategories: (input: NoInput) => Answer<ReadonlyArray<PopularCategory>>
  readonly promotion: (input: { readonly slug: string }) => Answer<Promotion, PlaceUnknown>
  readonly promotions: (input: NoInput) => Answer<ReadonlyArray<Pick<Promotion, "slug" | "title" | "text">>>
  readonly tags: (input: NoInput) => Answer<ReadonlyArray<Tag>>
}
