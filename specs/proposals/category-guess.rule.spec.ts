import { describe, expect, it } from "vitest"
import { type CategoryBranch, CategoryId } from "#core/catalogue/category.ts"
import { guessedPath, pathsIn, searchedPaths } from "#core/proposals/category-guess.rule.ts"

const branch = (level: 1 | 2 | 3, name: string, children: ReadonlyArray<CategoryBranch> = []): CategoryBranch => ({
  id: CategoryId(name),
  name,
  slug: name,
  level,
  featured: false,
  products: 1,
  children
})
const paths = pathsIn([
  branch(1, "Skincare", [
    branch(2, "Perawatan Khusus", [branch(3, "Serum"), branch(3, "Perawatan Mata")]),
    branch(2, "Pembersih", [branch(3, "Sabun Muka")])
  ]),
  branch(1, "Makeup", [branch(2, "Bibir", [branch(3, "Lipstik")]), branch(2, "Kosong")])
])
const named = (found: typeof paths) => found.map((path) => path[2].name)

describe("the category of a proposed product", () => {
  it("has exactly three levels, in the order of the shop", () => {
    expect(named(paths)).toEqual(["Serum", "Perawatan Mata", "Sabun Muka", "Lipstik"])
    expect(paths[0]?.map(({ name }) => name)).toEqual(["Skincare", "Perawatan Khusus", "Serum"])
  })

  it("is guessed from the name if a word of it stands there", () => {
    expect(guessedPath(paths, "Serum Temulawak Cerah")?.[2].name).toBe("Serum")
    expect(guessedPath(paths, "SABUN muka susu")?.[2].name).toBe("Sabun Muka")
    expect(guessedPath(paths, "Maskara Hitam")).toBeUndefined()
    expect(guessedPath([], "Serum")).toBeUndefined()
  })

  it("is found by the beginnings of its words, its own before those above", () => {
    expect(named(searchedPaths(paths, "ser"))).toEqual(["Serum"])
    expect(named(searchedPaths(paths, "perawatan"))).toEqual(["Perawatan Mata", "Serum"])
    expect(named(searchedPaths(paths, "skincare sabun"))).toEqual(["Sabun Muka"])
    expect(searchedPaths(paths, "  ")).toEqual([])
  })
})
