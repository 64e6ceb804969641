import { brandWith, byName } from "#core/catalogue/brand.rule.ts"
import type { Brand, BrandId } from "#core/catalogue/brand.ts"
import type { CategoryBranch, CategoryId } from "#core/catalogue/category.ts"
import { namesOf } from "#core/catalogue/names.rule.ts"
import type { StoredCatalogue, StoredCategory } from "#core/catalogue/stored.ts"
import { categoryCounts, categoryTree, childrenOf } from "#core/catalogue/tree.rule.ts"
import type { Language } from "#core/kernel/text.ts"
import type { FacetNames } from "#core/search/facets.rule.ts"
import { isShown } from "#core/search/facts.rule.ts"

/** Everything with a name, in one language, ready to be answered. */
export interface ShelfNames extends FacetNames {
  readonly tree: ReadonlyArray<CategoryBranch>
  /** Brands with shown products, A to Z. */
  readonly shownBrands: ReadonlyArray<Brand>
  readonly brandOf: ReadonlyMap<BrandId, Brand>
  readonly storedCategories: ReadonlyMap<CategoryId, StoredCategory>
  /** Shown products in each category or below it. */
  readonly counts: ReadonlyMap<CategoryId, number>
}

export const shelfNames = (catalogue: StoredCatalogue, language: Language): ShelfNames => {
  const names = namesOf(catalogue, language)
  const shown = catalogue.products.filter(isShown)
  const counts = categoryCounts(catalogue.categories, shown)
  const perBrand = new Map<BrandId, number>()
  for (const { brand } of shown) perBrand.set(brand, (perBrand.get(brand) ?? 0) + 1)
  const brands = catalogue.brands.map((stored) => brandWith(stored, perBrand.get(stored.id) ?? 0, names))
  return {
    ...names,
    children: childrenOf(catalogue.categories),
    storedTags: catalogue.tags,
    tree: categoryTree(catalogue.categories, counts, language),
    shownBrands: brands.filter(({ products }) => products > 0).sort(byName),
    brandOf: new Map(brands.map((brand) => [brand.id, brand])),
    storedCategories: new Map(catalogue.categories.map((category) => [category.id, category])),
    counts
  }
}
