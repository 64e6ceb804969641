import { forGuest, forOnline, forStore } from "../catalogue/availability.rule.ts"
import type { BrandId } from "../catalogue/brand.ts"
import type { CategoryId } from "../catalogue/category.ts"
import { stockOf } from "../catalogue/offered.rule.ts"
import type { ProductId } from "../catalogue/product.ts"
import { productAt } from "../catalogue/release.rule.ts"
import type { StoredBrand, StoredCatalogue, StoredProduct } from "../catalogue/stored.ts"
import type { Instant } from "../kernel/moment.ts"
import type { Rupiah } from "../kernel/money.ts"
import { fold } from "../kernel/text.ts"
import { pricesPaid } from "../pricing/list-price.rule.ts"
import type { Availability } from "./query.ts"

/** Days in which a sold unit counts for "most purchased" and best sellers. D-16. */
export const salesDays = 90

/** What filters and orders look at: everything of a product that narrows or sorts a list. */
export interface Facts {
  readonly id: ProductId
  /** Folded, for the alphabet. */
  readonly name: string
  readonly brand: BrandId
  /** Tag of the country of its brand. */
  readonly origin?: string
  /** From level 1 to its own category. */
  readonly categories: ReadonlyArray<CategoryId>
  readonly tags: ReadonlyArray<string>
  readonly averageRating: number
  readonly totalReviews: number
  /** Units sold in the last `salesDays` days. D-16. */
  readonly sales90d: number
  /** 0 of a product that has never been active. */
  readonly firstActive: number
  /** Paid now for each active combination, lowest first. D-13. */
  readonly prices: ReadonlyArray<Rupiah>
  readonly stock: number
  /** Audience at this moment. D-16. */
  readonly availableFor: Readonly<Record<Availability, boolean>>
}

/** Countries of brands and parents of categories, for making facts. */
export interface Origins {
  readonly originOf: ReadonlyMap<BrandId, string>
  readonly parentOf: ReadonlyMap<CategoryId, CategoryId | undefined>
}

/** Returns the tag of origin of each brand, and the category above each category. */
export const originsOf = ({
  brands,
  countries,
  categories
}: Pick<StoredCatalogue, "brands" | "countries" | "categories">): Origins => {
  const tags = new Map(countries.map(({ code, tag }) => [code, tag]))
  const originOf = ({ id, country }: StoredBrand): ReadonlyArray<readonly [BrandId, string]> => {
    const tag = country === undefined ? undefined : tags.get(country)
    return tag === undefined ? [] : [[id, tag]]
  }
  return {
    originOf: new Map(brands.flatMap(originOf)),
    parentOf: new Map(categories.map(({ id, parent }) => [id, parent]))
  }
}

/** Returns whether lists show it at all. D-8. */
export const isShown = ({ active, removed }: Pick<StoredProduct, "active" | "removed">): boolean => active && !removed

/** The facts of a product at one moment. */
export const factsOf = (product: StoredProduct, { originOf, parentOf }: Origins, now: Instant): Facts => {
  const origin = originOf.get(product.brand)
  return {
    id: product.id,
    name: fold(product.name),
    brand: product.brand,
    ...(origin !== undefined && { origin }),
    categories: wayTo(product.category, parentOf),
    tags: product.tags,
    averageRating: product.averageRating,
    totalReviews: product.totalReviews,
    sales90d: product.sales90d,
    firstActive: product.firstActive ?? 0,
    prices: pricesPaid(product, now).toSorted((one, other) => one - other),
    stock: stockOf(product),
    availableFor: availabilityOf(productAt(product, now))
  }
}

/** Audience of a product at this moment. D-16. */
export const availabilityOf = (product: StoredProduct): Facts["availableFor"] => ({
  all: true,
  online: forOnline(product),
  store: forStore(product),
  guest: forGuest(product)
})

/** From level 1 down to a category. D-12: three levels. */
export const wayTo = (category: CategoryId | undefined, parentOf: Origins["parentOf"]): ReadonlyArray<CategoryId> => {
  const way: Array<CategoryId> = []
  for (let at = category; at !== undefined && parentOf.has(at) && way.length < 3; at = parentOf.get(at)) way.unshift(at)
  return way
}
