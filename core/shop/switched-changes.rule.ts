import type { CategoryId } from "../catalogue/category.ts"
import type { StoredCatalogue, StoredPlaces, StoredProduct } from "../catalogue/stored.ts"
import type { StoredLists } from "../catalogue/stored-lists.ts"
import { withAbove } from "../catalogue/tree.rule.ts"
import type { PartName } from "../toggles/features.ts"
import { emptiedBy, giftCategories, switchedLists } from "./switched-catalogue.rule.ts"

/** What of a catalogue has changed; absent parts are as they were. */
interface Changed {
  readonly products: ReadonlyArray<StoredProduct>
  readonly places?: StoredPlaces
  readonly lists?: StoredLists
}

/** What must be known of the whole catalogue to show its changes while e-gifts are switched off. */
export interface Switches {
  readonly isOff: boolean
  /** Categories that hold gift cards, and those above. */
  readonly beside: ReadonlySet<CategoryId>
  /** Those of them that are not shown. */
  readonly emptied: ReadonlySet<CategoryId>
  /** All categories with the one above each. */
  readonly parents: ReadonlyMap<CategoryId, CategoryId | undefined>
}

/** @param catalogue all of it, with its gift cards */
export const switchesOf = (catalogue: StoredCatalogue, off: ReadonlyArray<PartName>): Switches => ({
  isOff: off.includes("egift"),
  beside: giftCategories(catalogue),
  emptied: emptiedBy(catalogue),
  parents: parentsIn(catalogue)
})

/**
 * Returns changes of the catalogue as they are shown; `undefined` if the whole catalogue is needed for that: gift cards are switched off,
 * and one of them has changed, or something in a category beside them, or the tree of categories. Decision 0146.
 *
 * @param before a product as the index has it
 */
export const switchedChanges = <C extends Changed>(
  changes: C,
  { isOff, beside, emptied, parents }: Switches,
  before: (id: StoredProduct["id"]) => StoredProduct | undefined
): C | undefined => {
  if (!isOff) return changes
  const { products, places, lists } = changes
  if (places !== undefined && !isSameTree(parentsIn(places), parents)) return undefined
  const isBeside = (category: CategoryId | undefined): boolean =>
    withAbove(category, parents).some((one) => beside.has(one))
  if (!products.every((product) => leavesGiftsAlone(product, before(product.id), isBeside))) return undefined
  return {
    ...changes,
    ...(places && { places: { ...places, categories: places.categories.filter(({ id }) => !emptied.has(id)) } }),
    ...(lists && { lists: switchedLists(lists, emptied) })
  }
}

const parentsIn = ({ categories }: Pick<StoredCatalogue, "categories">): Switches["parents"] =>
  new Map(categories.map(({ id, parent }) => [id, parent]))

const isSameTree = (one: Switches["parents"], other: Switches["parents"]): boolean =>
  one.size === other.size && [...one].every(([id, parent]) => other.has(id) && other.get(id) === parent)

/** Returns whether a product is no gift card, and neither comes into nor leaves a category beside, or above, gift cards. */
const leavesGiftsAlone = (
  product: StoredProduct,
  held: StoredProduct | undefined,
  isBeside: (category: CategoryId | undefined) => boolean
): boolean => {
  if (product.giftCard || held?.giftCard === true) return false
  if (held?.category === product.category && held?.removed === product.removed) return true
  return !isBeside(held?.category) && !isBeside(product.category)
}
