import type { Effect } from "effect"
import type { Unavailable } from "../kernel/failure.ts"
import type { Instant } from "../kernel/moment.ts"
import type { Words } from "../kernel/text.ts"
import type { BrandId } from "./brand.ts"
import type { CategoryId } from "./category.ts"
import type { CombinationId } from "./combination.ts"
import type { ProductId } from "./product.ts"
import type {
  StoredBrand,
  StoredCategory,
  StoredCombination,
  StoredCountry,
  StoredPicture,
  StoredProduct,
  StoredTag
} from "./stored.ts"

/** A category to store. Without an id it is the one of this name below this parent, or a new one. */
export interface CategoryDraft {
  readonly id?: CategoryId
  /** The wanted address; a number is appended if it is taken or reserved. D-6. */
  readonly slug?: string
  readonly name: Words
  readonly parent?: CategoryId
  readonly featured: boolean
  readonly position: number
  readonly picture?: StoredPicture
}

/** A brand to store. Without an id it is the one whose name reads the same, or a new one. */
export interface BrandDraft extends Omit<StoredBrand, "id" | "slug" | "letter"> {
  readonly id?: BrandId
  readonly slug?: string
}

/** A combination to store; `key` identifies it within its product and stays the same from feed to feed. */
export interface CombinationDraft extends Omit<StoredCombination, "id"> {
  readonly id?: CombinationId
  readonly key: string
}

/** A product to store: its data without those of its reviews. */
export interface ProductDraft
  extends Omit<StoredProduct, "id" | "slug" | "averageRating" | "totalReviews" | "combinations"> {
  readonly id?: ProductId
  readonly slug?: string
  readonly combinations: ReadonlyArray<CombinationDraft>
}

/** Why a product was not stored. */
export type DraftProblem =
  | "no-combination"
  | "no-default-combination"
  | "same-combination-twice"
  | "same-product-twice"
  | "brand-unknown"
  | "category-unknown"
  | "tag-unknown"

/** A row of a feed that makes no product, and why. */
export interface RefusedDraft {
  readonly source: string
  readonly sourceId: string
  readonly problem: DraftProblem
}

/** What became of a batch of products. */
export interface Written {
  readonly added: ReadonlyArray<ProductId>
  readonly changed: ReadonlyArray<ProductId>
  readonly unchanged: number
  readonly refused: ReadonlyArray<RefusedDraft>
}

/** How products are stored. */
export interface Putting {
  /** Arrival of a new product that does not state its own. */
  readonly arrivedAt?: Instant
  /** Units of combinations that are there already stay as they are: what was sold stays sold. */
  readonly keepStock?: boolean
}

/**
 * Stores goods in the catalogue: the demo shop's, and those of feeds. Storing the same thing again changes nothing.
 * Every call is one transaction; a product is written whole or not at all, and `StoredCatalogue.version` rises by one
 * with every call that changed something.
 */
export interface CatalogueWriter {
  readonly countries: (countries: ReadonlyArray<StoredCountry>) => Effect.Effect<void, Unavailable>
  /** Parents before their children; returns the ids in the order of the drafts. */
  readonly categories: (
    drafts: ReadonlyArray<CategoryDraft>
  ) => Effect.Effect<ReadonlyArray<Pick<StoredCategory, "id" | "slug">>, Unavailable>
  /** Returns the ids in the order of the drafts. */
  readonly brands: (
    drafts: ReadonlyArray<BrandDraft>
  ) => Effect.Effect<ReadonlyArray<Pick<StoredBrand, "id" | "slug">>, Unavailable>
  readonly tags: (tags: ReadonlyArray<StoredTag>) => Effect.Effect<void, Unavailable>
  /**
   * A combination that its product's draft does not name any more is switched off, not deleted: bags and orders name it.
   * Some hundreds at a time are quickest.
   */
  readonly products: (drafts: ReadonlyArray<ProductDraft>, putting?: Putting) => Effect.Effect<Written, Unavailable>
  readonly synonyms: (groups: ReadonlyArray<ReadonlyArray<string>>) => Effect.Effect<void, Unavailable>
}
