import { describe, expect, it } from "vitest"
import { CategoryId, type CategoryId as Id } from "#core/catalogue/category.ts"
import { ProductId } from "#core/catalogue/product.ts"
import type { StoredCatalogue, StoredCategory } from "#core/catalogue/stored.ts"
import { noLists } from "#core/catalogue/stored-lists.ts"
import { switchedCatalogue } from "#core/shop/switched-catalogue.rule.ts"
import { someStored } from "../catalogue/some-stored.ts"

const category = (id: string, level: 1 | 2, parent?: string): StoredCategory => ({
  id: CategoryId(id),
  slug: id,
  name: { id, en: id },
  level,
  ...(parent !== undefined && { parent: CategoryId(parent) }),
  featured: true,
  position: 1
})
const catalogue: StoredCatalogue = {
  version: 1,
  countries: [],
  brands: [],
  tags: [],
  synonyms: [],
  categories: [
    category("gifts", 1),
    category("cards", 2, "gifts"),
    category("boxes", 2, "gifts"),
    category("new", 2, "gifts")
  ],
  products: [
    someStored({ id: ProductId(1), category: CategoryId("cards"), giftCard: true }),
    someStored({ id: ProductId(2), category: CategoryId("boxes") })
  ]
}
const lists = { ...noLists, popularCategories: ["cards", "boxes"].map((id): Id => CategoryId(id)) }

describe("the catalogue while e-gifts are off", () => {
  it("sells no gift card, and has no category of gift cards alone; one that is empty anyway stays", () => {
    const shown = switchedCatalogue({ catalogue, lists }, ["egift"])
    expect(shown.catalogue.categories.map(({ id }) => id)).toEqual(["gifts", "boxes", "new"])
    expect(shown.lists.popularCategories).toEqual(["boxes"])
    expect(shown.catalogue.products[0]).toMatchObject({ removed: true, active: false, availableForOrder: false })
    expect(shown.catalogue.products[0]).not.toHaveProperty("category")
    expect(shown.catalogue.products[1]).toBe(catalogue.products[1])
  })

  it("is the same while other parts are off", () => {
    const other = switchedCatalogue({ catalogue, lists }, ["pickup", "paper_bag"])
    expect([other.catalogue, other.lists]).toEqual([catalogue, lists])
  })
})
