import { describe, expect, it } from "vitest"
import { CategoryId, type CategoryId as Id } from "#core/catalogue/category.ts"
import { ProductId } from "#core/catalogue/product.ts"
import type { StoredCatalogue, StoredCategory } from "#core/catalogue/stored.ts"
import { noLists } from "#core/catalogue/stored-lists.ts"
import { switchedChanges, switchesOf } from "#core/shop/switched-changes.rule.ts"
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
const card = someStored({ id: ProductId(1), category: CategoryId("cards"), giftCard: true })
const box = someStored({ id: ProductId(2), category: CategoryId("boxes") })
const catalogue: StoredCatalogue = {
  version: 1,
  countries: [],
  brands: [],
  tags: [],
  synonyms: [],
  categories: [category("gifts", 1), category("cards", 2, "gifts"), category("boxes", 2, "gifts"), category("care", 1)],
  products: [card, box]
}
const before = (id: ProductId) => catalogue.products.find((product) => product.id === id)
const off = switchesOf(catalogue, ["egift"])

describe("changes of the catalogue while e-gifts are off", () => {
  it("are the same while they are on", () => {
    const changes = { products: [card] }
    expect(switchedChanges(changes, switchesOf(catalogue, ["pickup"]), before)).toBe(changes)
  })

  it("go on without the categories that are not shown", () => {
    const popularCategories = ["cards", "boxes"].map((id): Id => CategoryId(id))
    const { version: _, products: __, ...places } = catalogue
    const shown = switchedChanges({ products: [], places, lists: { ...noLists, popularCategories } }, off, before)
    expect(shown?.places?.categories.map(({ id }) => id)).toEqual(["gifts", "boxes", "care"])
    expect(shown?.lists?.popularCategories).toEqual(["boxes"])
  })

  it("are one by one if a product stays where it is, or is nowhere near a gift card", () => {
    const products = [{ ...box, name: "Kotak" }, someStored({ id: ProductId(3), category: CategoryId("care") })]
    expect(switchedChanges({ products }, off, before)).toEqual({ products })
  })

  it("need the whole catalogue for a gift card, for what comes beside one, and for another tree", () => {
    const { version: _, products: __, ...places } = catalogue
    for (const products of [[card], [{ ...box, removed: true }], [{ ...box, category: CategoryId("cards") }]])
      expect(switchedChanges({ products }, off, before)).toBeUndefined()
    const grown = { ...places, categories: [...places.categories, category("new", 1)] }
    expect(switchedChanges({ products: [], places: grown }, off, before)).toBeUndefined()
  })
})
