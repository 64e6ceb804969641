import type { BrandId } from "#core/catalogue/brand.ts"
import type { CategoryId } from "#core/catalogue/category.ts"
import type { ShownCounts } from "#core/catalogue/directory.rule.ts"
import type { StoredCategory } from "#core/catalogue/stored.ts"
import { withAbove } from "#core/catalogue/tree.rule.ts"
import type { Facts } from "#core/search/facts.rule.ts"

/** Numbers of shown products that follow their changes. */
export interface GrowingCounts extends ShownCounts {
  /** Units sold of the products that stand in a category itself. */
  readonly sales: ReadonlyMap<CategoryId, number>
  /** Replaces a product; `undefined` for one that comes or goes. */
  readonly change: (before: Facts | undefined, after: Facts | undefined) => void
}

export const growingCounts = (all: ReadonlyArray<StoredCategory>): GrowingCounts => {
  const parents = new Map(all.map(({ id, parent }) => [id, parent]))
  const categories = new Map<CategoryId, number>()
  const brands = new Map<BrandId, number>()
  const sales = new Map<CategoryId, number>()
  // Products that stand in a category itself: one whose last product goes has no sales, rather than none sold.
  const own = new Map<CategoryId, number>()
  const count = ({ brand, categories: way, sales90d }: Facts, sign: 1 | -1) => {
    const category = way.at(-1)
    add(brands, brand, sign)
    for (const one of withAbove(category, parents)) add(categories, one, sign)
    if (category === undefined) return
    add(own, category, sign)
    if (own.has(category)) sales.set(category, (sales.get(category) ?? 0) + sign * sales90d)
    else sales.delete(category)
  }
  return {
    categories,
    brands,
    sales,
    change: (before, after) => {
      if (before !== undefined) count(before, -1)
      if (after !== undefined) count(after, 1)
    }
  }
}

/** Adds to a count; what falls to 0 is not there any more. */
const add = <K>(counts: Map<K, number>, key: K, by: number): void => {
  const count = (counts.get(key) ?? 0) + by
  if (count === 0) counts.delete(key)
  else counts.set(key, count)
}
