import type { StoredCatalogue, StoredCategory, StoredProduct } from "../catalogue/stored.ts"
import type { StoredLists } from "../catalogue/stored-lists.ts"
import type { PartName } from "../toggles/features.ts"

/** What an index is built from. */
interface Indexed {
  readonly catalogue: StoredCatalogue
  readonly lists: StoredLists
}

/**
 * Returns the catalogue as it is shown: while e-gifts are switched off no gift card is sold, and categories that hold nothing else are
 * not there. Decision 0146.
 */
export const switchedCatalogue = ({ catalogue, lists }: Indexed, off: ReadonlyArray<PartName>): Indexed => {
  if (!off.includes("egift")) return { catalogue, lists }
  const emptied = emptiedBy(catalogue)
  const products = catalogue.products.map((product): StoredProduct => {
    if (!product.giftCard) return product
    const { category, ...uncategorised } = product
    const place = category !== undefined && !emptied.has(category) ? { category } : {}
    return { ...uncategorised, ...place, active: false, removed: true, availableForOrder: false }
  })
  return {
    catalogue: { ...catalogue, products, categories: catalogue.categories.filter(({ id }) => !emptied.has(id)) },
    lists: { ...lists, popularCategories: lists.popularCategories.filter((id) => !emptied.has(id)) }
  }
}

/** Categories that hold gift cards, and nothing else in any level below. */
const emptiedBy = ({ categories, products }: StoredCatalogue): ReadonlySet<StoredCategory["id"]> => {
  const parents = new Map(categories.map(({ id, parent }) => [id, parent]))
  const above = (products: ReadonlyArray<StoredProduct>): ReadonlySet<StoredCategory["id"]> => {
    const found = new Set<StoredCategory["id"]>()
    for (const { category } of products)
      for (let at = category; at !== undefined && !found.has(at); at = parents.get(at)) found.add(at)
    return found
  }
  const shown = products.filter(({ removed }) => !removed)
  const left = above(shown.filter(({ giftCard }) => !giftCard))
  return new Set([...above(shown.filter(({ giftCard }) => giftCard))].filter((id) => !left.has(id)))
}
