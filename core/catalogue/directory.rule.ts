import type { Language } from "../kernel/text.ts"
import { brandWith, byName } from "./brand.rule.ts"
import type { Brand, BrandId } from "./brand.ts"
import type { CategoryBranch, CategoryId } from "./category.ts"
import { type CatalogueNames, namesOf } from "./names.rule.ts"
import type { StoredCatalogue, StoredCategory, StoredProduct, StoredTag } from "./stored.ts"
import { categoryCounts, categoryTree, childrenOf } from "./tree.rule.ts"

/** What a catalogue holds besides its products. */
export type Places = Pick<StoredCatalogue, "countries" | "categories" | "brands" | "tags">

/** Everything of a catalogue that has a name, in one language, with how many products it has. */
export interface Directory extends CatalogueNames {
  readonly tree: ReadonlyArray<CategoryBranch>
  readonly storedCategories: ReadonlyMap<CategoryId, StoredCategory>
  readonly children: ReadonlyMap<CategoryId | undefined, ReadonlyArray<StoredCategory>>
  /** Shown products in each category or below it. */
  readonly counts: ReadonlyMap<CategoryId, number>
  readonly brandOf: ReadonlyMap<BrandId, Brand>
  /** Brands with shown products, A to Z. */
  readonly shownBrands: ReadonlyArray<Brand>
  readonly storedTags: ReadonlyArray<StoredTag>
}

/** @param shown brand and category of each shown product */
export const directoryOf = (
  places: Places,
  shown: ReadonlyArray<Pick<StoredProduct, "brand" | "category">>,
  language: Language
): Directory => {
  const brands = new Map<BrandId, number>()
  for (const { brand } of shown) brands.set(brand, (brands.get(brand) ?? 0) + 1)
  return directoryWith(places, { categories: categoryCounts(places.categories, shown), brands }, language)
}

/** How many shown products there are of each brand, and in each category or below it. */
export interface ShownCounts {
  readonly categories: ReadonlyMap<CategoryId, number>
  readonly brands: ReadonlyMap<BrandId, number>
}

/** Returns the directory of a catalogue whose products are counted already. */
export const directoryWith = (
  places: Places,
  { categories: counts, brands: perBrand }: ShownCounts,
  language: Language
): Directory => {
  const names = namesOf(places, language)
  const brands = places.brands.map((stored) => brandWith(stored, perBrand.get(stored.id) ?? 0, names))
  return {
    ...names,
    tree: categoryTree(places.categories, counts, language),
    storedCategories: new Map(places.categories.map((category) => [category.id, category])),
    children: childrenOf(places.categories),
    counts,
    brandOf: new Map(brands.map((brand) => [brand.id, brand])),
    shownBrands: brands.filter(({ products }) => products > 0).sort(byName),
    storedTags: places.tags
  }
}
