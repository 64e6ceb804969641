import { type Brand as Branded, brandConstructor } from "../kernel/brand.ts"
import type { Instant } from "../kernel/moment.ts"
import type { Rupiah, RupiahRange } from "../kernel/money.ts"
import type { BrandLink, Country } from "./brand.ts"
import type { CategoryLink } from "./category.ts"
import type { Attribute, Combination } from "./combination.ts"
import type { Picture } from "./picture.ts"

/** The public number in every product address. D-1. */
export type ProductId = Branded<number, "ProductId">
/** Returns a primitive as a `ProductId`. */
export const ProductId = brandConstructor<ProductId>()

/** List price of a product over its active combinations. D-29d; computed by `core/pricing`. */
export interface ListPrice {
  /** Before and after discount, of the default combination. */
  readonly price: Rupiah
  readonly priceAfterDiscount: Rupiah
  readonly priceRange: RupiahRange
  readonly priceAfterDiscountRange: RupiahRange
  /** Lowest and highest percentage taken off; 0 and 0 if nothing is. */
  readonly discountRange: { readonly min: number; readonly max: number }
  readonly discountPercentage: number
  readonly isSale: boolean
  /** Units that are sold at its special prices of now at most, and how many were; absent if they have no quota. Decision 0135. */
  readonly quota?: { readonly units: number; readonly sold: number }
}

/** A product as lists show it. Wire: product card. */
export interface ProductCard extends ListPrice {
  readonly id: ProductId
  /** Number in the sister shop; without it a product can be reviewed but not sold. D-1. */
  readonly soldAs?: number
  readonly name: string
  readonly slug: string
  readonly brand: BrandLink
  /** The category of its address; a product without one links to its review form. D-7. */
  readonly category?: CategoryLink
  readonly picture?: Picture
  readonly stock: number
  readonly active: boolean
  readonly availableForOrder: boolean
  /** Address to share; absent if the product may not be linked for shopping. */
  readonly shareUrl?: string
  /** Mean stars floored to 3 decimals, 0 without reviews. D-14. */
  readonly averageRating: number
  readonly totalReviews: number
  readonly attribute: Attribute
  /** Up to 3 shade colours, or up to 2 other labels; specification 9. */
  readonly swatches: ReadonlyArray<string>
  readonly labels: ReadonlyArray<string>
  /** How many combinations there are in all. */
  readonly combinations: number
  readonly preOrder: boolean
  /** The day from which a pre-order is sent. D-22. */
  readonly deliveryDate?: Instant
}

/** An ingredient worth explaining. */
export interface KeyIngredient {
  readonly inci: string
  readonly name: string
  readonly text: string
}

/** D-60: a badge only with a number; `nonHalal` is said as plainly as `certified`. */
export interface Halal {
  readonly status: "certified" | "non_halal" | "in_process" | "unknown"
  readonly number?: string
}

/** A tag with the name a person reads. Specification 3, Tag. */
export interface Tag {
  readonly id: string
  readonly name: string
  /** `skin`, `hair-concern`, `claim` …: what the tag is about. */
  readonly group: string
}

/** What is stored of a product and shown of it alike, in any language. Specification 3, Product. */
export interface ProductFacts {
  readonly ingredients: string
  readonly netWeight?: string
  /** Period after opening, `24M`. */
  readonly pao?: string
  readonly halal: Halal
  readonly bpom?: string
  /** Perfume, nail polish, aerosol: not by air. D-54. */
  readonly dangerous: boolean
  /** Delivered by e-mail; in no bag together with other goods. D-21, D-22. */
  readonly giftCard: boolean
  /** The sister shop's page of it. D-1. */
  readonly sisterUrl?: string
}

const factNames: Readonly<Record<keyof ProductFacts, true>> = {
  ingredients: true,
  netWeight: true,
  pao: true,
  halal: true,
  bpom: true,
  dangerous: true,
  giftCard: true,
  sisterUrl: true
}

/** Returns the facts of a product without anything else. */
export const factsOf = (product: ProductFacts): ProductFacts =>
  Object.fromEntries(Object.entries(product).filter(([name]) => name in factNames)) as unknown as ProductFacts

/** Everything a product page shows of the product itself. Specification 3, Product. */
export interface Product extends Omit<ProductCard, "combinations">, ProductFacts {
  readonly country?: Country
  /** From level 1 to the product's own category. */
  readonly path: ReadonlyArray<CategoryLink>
  readonly pictures: ReadonlyArray<Picture>
  readonly description: string
  readonly howToUse: string
  readonly keyIngredients: ReadonlyArray<KeyIngredient>
  /** What is taken off the price of all combinations, as the merchant set it. Specification 3, `discount_type`. */
  readonly discount?: { readonly kind: "amount" | "percentage"; readonly value: number }
  readonly tags: ReadonlyArray<Tag>
  /** Active ones, the default one first. */
  readonly combinations: ReadonlyArray<Combination>
}

/** What the view of all reviews shows of their product. */
export type ReviewedProduct = Pick<
  Product,
  | "id"
  | "name"
  | "slug"
  | "brand"
  | "category"
  | "path"
  | "picture"
  | "averageRating"
  | "priceRange"
  | "priceAfterDiscountRange"
>

/** Returns the part of a product that the view of all its reviews shows. */
export const reviewedOf = (product: Product): ReviewedProduct => ({
  id: product.id,
  name: product.name,
  slug: product.slug,
  brand: product.brand,
  ...(product.category && { category: product.category }),
  path: product.path,
  ...(product.picture && { picture: product.picture }),
  averageRating: product.averageRating,
  priceRange: product.priceRange,
  priceAfterDiscountRange: product.priceAfterDiscountRange
})
