import type { CategoryId } from "../catalogue/category.ts"
import type { StoredCatalogue, StoredProduct } from "../catalogue/stored.ts"
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
    lists: switchedLists(lists, emptied)
  }
}

/** Returns the lists as they are shown. */
export const switchedLists = (lists: StoredLists, emptied: ReadonlySet<CategoryId>): StoredLists => ({
  ...lists,
  popularCategories: lists.popularCategories.filter((id) => !emptied.has(id))
})

/** Categories that hold gift cards, and nothing else in any level below. */
export const emptiedBy = (catalogue: Pick<StoredCatalogue, "categories" | "products">): ReadonlySet<CategoryId> => {
  const left = categoriesAbove(
    catalogue,
    catalogue.products.filter(({ giftCard }) => !giftCard)
  )
  return new Set([...giftCategories(catalogue)].filter((id) => !left.has(id)))
}

/** Categories that hold gift cards, and those above: a change of what else they hold may empty them, or fill them again. */
export const giftCategories = (catalogue: Pick<StoredCatalogue, "categories" | "products">): ReadonlySet<CategoryId> =>
  categoriesAbove(
    catalogue,
    catalogue.products.filter(({ giftCard }) => giftCard)
  )

const categoriesAbove = (
  { categories }: Pick<StoredCatalogue, "categories">,
  products: ReadonlyArray<StoredProduct>
): ReadonlySet<CategoryId> => {
  const parents = new Map(categories.map(({ id, parent }) => [id, parent]))
  const found = new Set<CategoryId>()
  for (const { category, removed } of products)
    if (!removed) for (let at = category; at !== undefined && !found.has(at); at = parents.get(at)) found.add(at)
  return found
}
