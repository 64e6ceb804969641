import fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { StoredProduct } from "#core/catalogue/stored.ts"
import { eachTerm, surroundingsIn, termsOf } from "#core/search/words/terms.rule.ts"
import { anyCatalogue, anyProduct, runs } from "#specs/arbitraries.ts"

const [sample] = fc.sample(anyProduct(7), { numRuns: 1, seed: 1 })
const [combination] = sample?.combinations ?? []
if (sample === undefined || combination === undefined) throw new Error("a product has a combination")
const product: StoredProduct = {
  ...sample,
  name: "Satin Lipstick",
  combinations: [
    { ...combination, name: "Delima", active: true },
    { ...combination, name: "Terong", active: false }
  ],
  keyIngredients: [{ inci: "Squalane", name: "Skualena", text: { id: "", en: "" } }],
  description: { id: "lembut di bibir", en: "soft" }
}
const surroundings = {
  brand: { name: "Jo Malone London" },
  categories: [
    { id: "Rias", en: "Make-up" },
    { id: "Bibir", en: "Lip" }
  ],
  tags: [{ name: { id: "Vegan", en: "Vegan" } }]
}

describe("the words a product is found by", () => {
  it("weigh by where they stand: name, brand, category, shade, tag and ingredient, description", () => {
    expect([...termsOf(product, surroundings)].toSorted(([one], [other]) => (one < other ? -1 : 1))).toEqual([
      // Its category is worth more than the description that says the same.
      ["bibir", 80],
      ["delima", 40],
      ["di", 8],
      // A brand of three words, each of which adds a third of 100; in one word it is worth 90.
      ["jo", 123],
      ["jomalonelondon", 90],
      ["lembut", 8],
      ["lip", 80],
      // A name of two words: each adds a half of 60.
      ["lipstick", 130],
      ["london", 123],
      ["make", 45],
      ["malone", 123],
      ["rias", 45],
      ["satin", 130],
      ["skualena", 40],
      ["soft", 8],
      ["squalane", 40],
      ["up", 45],
      ["vegan", 40]
    ])
  })

  it("are no shade that is not sold, and of a description the first 120 words", () => {
    const long = Array.from(
      { length: 130 },
      (_, at) => `kata${"abcdefghijklm"[Math.floor(at / 10)]}${"abcdefghij"[at % 10]}`
    )
    const terms = termsOf({ ...product, description: { id: long.join(" "), en: "" } }, surroundings)
    expect(terms.has("terong")).toBe(false)
    expect(long.filter((word) => terms.has(word))).toEqual(long.slice(0, 120))
  })

  it("have the weight of their best place, a whole number from 1 to 255", () =>
    fc.assert(
      fc.property(anyCatalogue, (catalogue) => {
        const surroundings = surroundingsIn(catalogue)
        for (const one of catalogue.products) {
          const heard = new Map<string, number>()
          eachTerm(one, surroundings(one), (word, weight) => heard.set(word, Math.max(weight, heard.get(word) ?? 0)))
          const terms = termsOf(one, surroundings(one))
          expect(terms).toEqual(heard)
          for (const weight of terms.values())
            expect(Number.isInteger(weight) && weight >= 1 && weight <= 255).toBe(true)
        }
      }),
      runs(20)
    ))
})

describe("the surroundings of a product", () => {
  it("are its brand, the way to its category from level 1, and its tags; what is missing adds nothing", () =>
    fc.assert(
      fc.property(anyCatalogue, (catalogue) => {
        const surroundings = surroundingsIn(catalogue)
        for (const one of catalogue.products) {
          const { brand, categories, tags } = surroundings(one)
          const own = catalogue.categories.find(({ id }) => id === one.category)
          expect(brand.name).toBe(catalogue.brands.find(({ id }) => id === one.brand)?.name)
          expect(categories).toHaveLength(own?.level ?? 0)
          expect(categories.at(-1)).toEqual(own?.name)
          expect(tags.map(({ name }) => name)).toEqual(
            one.tags.map((id) => catalogue.tags.find((tag) => tag.id === id)?.name)
          )
        }
        expect(surroundingsIn({ brands: [], categories: [], tags: [] })({ ...product, tags: ["no-such"] })).toEqual({
          brand: { name: "" },
          categories: [],
          tags: []
        })
      }),
      runs(20)
    ))
})
