import type { CategoryBranch, CategoryLink } from "../catalogue/category.ts"
import { fold } from "../kernel/text.ts"

/** A category of the third level with those above it, from level 1 on. D-12. */
export type CategoryPath = readonly [CategoryLink, CategoryLink, CategoryLink]

/** Returns every category of the third level with its path, in the order of the shop. */
export const pathsIn = (branches: ReadonlyArray<CategoryBranch>): ReadonlyArray<CategoryPath> =>
  branches.flatMap((first) =>
    first.children.flatMap((second) =>
      second.children.map((third): CategoryPath => [linkOf(first), linkOf(second), linkOf(third)])
    )
  )

const linkOf = ({ id, name, slug }: CategoryLink): CategoryLink => ({ id, name, slug })

const wordsOf = (text: string): ReadonlyArray<string> => fold(text).split(" ").filter(Boolean)

/** Returns the categories of the third level that a search finds: all its words begin a word of the name, or of those above. */
export const searchedPaths = (paths: ReadonlyArray<CategoryPath>, typed: string): ReadonlyArray<CategoryPath> => {
  const asked = wordsOf(typed)
  if (asked.length === 0) return []
  const rank = (path: CategoryPath): number => {
    const own = wordsOf(path[2].name)
    const all = path.flatMap(({ name }) => wordsOf(name))
    if (asked.every((word) => own.some((one) => one.startsWith(word)))) return 2
    return asked.every((word) => all.some((one) => one.startsWith(word))) ? 1 : 0
  }
  return paths
    .map((path) => ({ path, by: rank(path) }))
    .filter(({ by }) => by > 0)
    .toSorted((one, other) => other.by - one.by)
    .map(({ path }) => path)
}

/**
 * Returns the category of the third level that the name of a product speaks of, if one does: that of which the most words stand in
 * the name. It is offered, never chosen by itself.
 */
export const guessedPath = (paths: ReadonlyArray<CategoryPath>, productName: string): CategoryPath | undefined => {
  const said = new Set(wordsOf(productName))
  let best: { readonly path: CategoryPath; readonly by: number } | undefined
  for (const path of paths) {
    const own = wordsOf(path[2].name)
    const shared = own.filter((word) => word.length > 2 && said.has(word)).length
    const by = shared === 0 ? 0 : shared + shared / own.length
    if (by > (best?.by ?? 0)) best = { path, by }
  }
  return best?.path
}
