import fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { CategoryBranch } from "#core/catalogue/category.ts"
import { categoryCounts, categoryTree, childrenOf } from "#core/catalogue/tree.rule.ts"
import { anyCatalogue } from "../arbitraries.ts"

const flat = (branches: ReadonlyArray<CategoryBranch>): ReadonlyArray<CategoryBranch> =>
  branches.flatMap((branch) => [branch, ...flat(branch.children)])

describe("the tree of categories (D-12)", () => {
  it("counts a product in its category and in each above it, once", () =>
    fc.assert(
      fc.property(anyCatalogue, ({ categories, products }) => {
        const counts = categoryCounts(categories, products)
        const parents = new Map(categories.map(({ id, parent }) => [id, parent]))
        for (const { id } of categories) {
          const below = products.filter(({ category }) => {
            const path = [category, parents.get(category ?? id), parents.get(parents.get(category ?? id) ?? id)]
            return category !== undefined && path.slice(0, 3).includes(id)
          })
          expect(counts.get(id) ?? 0).toBe(below.length)
        }
      })
    ))

  it("has the categories with products and no other, each below its parent, in the merchant's order", () =>
    fc.assert(
      fc.property(anyCatalogue, ({ categories, products }) => {
        const counts = categoryCounts(categories, products)
        const tree = categoryTree(categories, counts, "id")
        const shown = flat(tree)
        expect(shown.every((branch) => branch.products > 0 && branch.products === counts.get(branch.id))).toBe(true)
        const children = childrenOf(categories)
        const rest = (children.get(undefined) ?? []).filter(({ id }) => (counts.get(id) ?? 0) > 0)
        expect(tree.map(({ id }) => id)).toEqual(rest.map(({ id }) => id))
        for (const branch of shown)
          expect(branch.children.map(({ id }) => id)).toEqual(
            (children.get(branch.id) ?? []).filter(({ id }) => (counts.get(id) ?? 0) > 0).map(({ id }) => id)
          )
      })
    ))
})
