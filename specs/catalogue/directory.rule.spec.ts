import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { BrandId } from "#core/catalogue/brand.ts"
import { CategoryId } from "#core/catalogue/category.ts"
import { directoryOf } from "#core/catalogue/directory.rule.ts"
import { anyCatalogue, runs, someBrands, someCategories } from "../arbitraries.ts"

const places = { brands: someBrands, categories: someCategories, tags: [], countries: [] }
const stands = (brand: number, category?: string) => ({
  brand: BrandId(brand),
  ...(category !== undefined && { category: CategoryId(category) })
})

describe("the directory of a catalogue", () => {
  it("names brands with products from A to Z, and none without", () => {
    const { shownBrands, brandOf } = directoryOf(places, [stands(3), stands(1, "lipstik"), stands(3, "serum")], "id")
    expect(shownBrands.map(({ name, products }) => [name, products])).toEqual([
      ["Crème Lab", 2],
      ["Kenanga", 1]
    ])
    // A brand without products still has its page.
    expect(brandOf.get(BrandId(2))).toMatchObject({ name: "Surya Senja", products: 0 })
  })

  it("has the tree of categories with products, each with the number below it, in the reader's language", () => {
    const { tree, counts } = directoryOf(places, [stands(1, "lipstik"), stands(2, "bibir"), stands(1)], "en")
    expect(tree).toMatchObject([
      {
        id: "rias",
        name: "rias skin",
        products: 2,
        children: [{ id: "bibir", products: 2, children: [{ id: "lipstik" }] }]
      }
    ])
    expect(tree).toHaveLength(1)
    expect([counts.get(CategoryId("lipstik")), counts.get(CategoryId("gloss"))]).toEqual([1, undefined])
  })

  it("stores every category, also an empty one, with what stands below it in the merchant's order", () => {
    const { storedCategories, children, paths } = directoryOf(places, [], "id")
    expect(storedCategories.size).toBe(8)
    expect(children.get(undefined)?.map(({ id }) => id)).toEqual(["rias", "rawat"])
    expect(children.get(CategoryId("bibir"))?.map(({ id }) => id)).toEqual(["lipstik", "gloss"])
    expect(paths.get(CategoryId("gloss"))?.map(({ id }) => id)).toEqual(["rias", "bibir", "gloss"])
  })

  it("counts each shown product once for its brand", () =>
    fc.assert(
      fc.property(anyCatalogue, (catalogue) => {
        const { shownBrands, brandOf } = directoryOf(catalogue, catalogue.products, "id")
        expect(shownBrands.reduce((sum, { products }) => sum + products, 0)).toBe(catalogue.products.length)
        for (const { id } of catalogue.brands)
          expect(brandOf.get(id)?.products).toBe(catalogue.products.filter(({ brand }) => brand === id).length)
      }),
      runs(60)
    ))
})
