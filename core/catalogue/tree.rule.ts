import type { Language } from "../kernel/text.ts"
import type { Category, CategoryBranch, CategoryId, CategoryLink } from "./category.ts"
import { type CatalogueNames, pictureIn, wordsIn } from "./names.rule.ts"
import type { StoredCategory, StoredProduct } from "./stored.ts"

/** Returns how many shown products are in each category or below it. D-12. */
export const categoryCounts = (
  categories: ReadonlyArray<StoredCategory>,
  products: Iterable<Pick<StoredProduct, "category">>
): ReadonlyMap<CategoryId, number> => {
  const parents = new Map(categories.map(({ id, parent }) => [id, parent]))
  const counts = new Map<CategoryId, number>()
  for (const { category } of products)
    for (const one of withAbove(category, parents)) counts.set(one, (counts.get(one) ?? 0) + 1)
  return counts
}

/** Returns a category and those above it, from below: where a product of it is counted. D-12. */
export const withAbove = (
  category: CategoryId | undefined,
  parents: ReadonlyMap<CategoryId, CategoryId | undefined>
): ReadonlyArray<CategoryId> => {
  const way: Array<CategoryId> = []
  for (let at = category; at !== undefined && way.length < 3; at = parents.get(at)) way.push(at)
  return way
}

/** The tree of categories that have products, in the merchant's order. D-12. */
export const categoryTree = (
  categories: ReadonlyArray<StoredCategory>,
  counts: ReadonlyMap<CategoryId, number>,
  language: Language
): ReadonlyArray<CategoryBranch> => {
  const children = childrenOf(categories)
  const branches = (parent: CategoryId | undefined): ReadonlyArray<CategoryBranch> =>
    (children.get(parent) ?? [])
      .filter(({ id }) => (counts.get(id) ?? 0) > 0)
      .map((stored) => ({
        ...branchOf(stored, counts, language),
        children: branches(stored.id)
      }))
  return branches(undefined)
}

/** A category with its place in the tree; an empty one has its page too. D-12. */
export const categoryIn = (
  stored: StoredCategory,
  counts: ReadonlyMap<CategoryId, number>,
  names: CatalogueNames
): Category => ({
  ...branchOf(stored, counts, names.language),
  parents: parentsOf(stored.id, names)
})

/** Categories directly below each one, in the merchant's order; those of level 1 stand below `undefined`. */
export const childrenOf = (
  categories: ReadonlyArray<StoredCategory>
): ReadonlyMap<CategoryId | undefined, ReadonlyArray<StoredCategory>> => {
  const children = new Map<CategoryId | undefined, Array<StoredCategory>>()
  for (const category of categories.toSorted(inOrder)) {
    const siblings = children.get(category.parent)
    if (siblings) siblings.push(category)
    else children.set(category.parent, [category])
  }
  return children
}

const inOrder = (one: StoredCategory, other: StoredCategory): number =>
  one.position - other.position || (one.id < other.id ? -1 : 1)

const parentsOf = (id: CategoryId, { paths }: CatalogueNames): ReadonlyArray<CategoryLink> =>
  (paths.get(id) ?? []).slice(0, -1)

const branchOf = (
  { id, name, slug, level, featured, picture }: StoredCategory,
  counts: ReadonlyMap<CategoryId, number>,
  language: Language
): Omit<CategoryBranch, "children"> => ({
  id,
  name: wordsIn(name, language),
  slug,
  level,
  featured,
  ...(picture && { picture: pictureIn(picture, language) }),
  products: counts.get(id) ?? 0
})
