import { describe, expect, it } from "vitest"
import { BrandId } from "#core/catalogue/brand.ts"
import { CategoryId } from "#core/catalogue/category.ts"
import { directoryOf } from "#core/catalogue/directory.rule.ts"
import type { StoredBrand } from "#core/catalogue/stored.ts"
import { brandsLike, categoriesLike, lookupOf, searchSynonyms } from "#core/search/lookup.rule.ts"
import { correctWords, interpret } from "#core/search/words/interpret.rule.ts"
import { someCategories } from "#specs/arbitraries.ts"

const brand = (id: number, name: string): StoredBrand => ({
  id: BrandId(id),
  slug: `brand-${id}`,
  name,
  wordmark: name,
  letter: "A",
  story: { id: "", en: "" }
})
const brands = [
  brand(1, "Jo Malone London"),
  brand(2, "Kenanga"),
  brand(3, "Kenanga Baby"),
  brand(4, "Kenanga Lama"),
  brand(5, "Malone")
]
const stands = (id: number, category: string) => ({ brand: BrandId(id), category: CategoryId(category) })
/** Nothing stands at brand 4 and in `gloss`. */
const shown = [
  stands(1, "serum"),
  stands(2, "serum"),
  stands(3, "tabir"),
  stands(2, "lipstik"),
  stands(5, "lipstik"),
  stands(5, "lipstik"),
  stands(5, "lipstik")
]
const directory = directoryOf({ brands, categories: someCategories, tags: [], countries: [] }, shown, "en")
const terms = ["kenanga", "jo", "malone", "london", "jomalonelondon", "serum", "lipstik", "kulit", "baby"].map(
  (term) => [term, 3] as const
)
const lookup = lookupOf({ brands, categories: someCategories, synonyms: [["sabun", "soap"]] }, terms, directory)

const foundBrands = (q: string, limit = 9) =>
  brandsLike(interpret(q, lookup.lexicon), lookup, directory, limit).map(({ name }) => name)
const foundCategories = (q: string, limit = 9) =>
  categoriesLike(interpret(q, lookup.lexicon), lookup, someCategories, directory, limit).map(({ id }) => id)

describe("brands by what was asked", () => {
  it("have everything asked for in their name, the shortest name first", () => {
    expect(foundBrands("kenanga")).toEqual(["Kenanga", "Kenanga Baby"])
    expect(foundBrands("kenanga baby")).toEqual(["Kenanga Baby"])
    expect(foundBrands("malone")).toEqual(["Malone", "Jo Malone London"])
    expect(foundBrands("serum")).toEqual([])
  })

  it("are found by their name in one word", () => {
    expect(foundBrands("jomalonelondon")).toEqual(["Jo Malone London"])
  })

  it("are none without products, and no more than are shown", () => {
    expect(foundBrands("lama")).toEqual([])
    expect(foundBrands("kenanga", 1)).toEqual(["Kenanga"])
  })

  it("are links with number, name and address alone", () => {
    const [link] = brandsLike(interpret("kenanga", lookup.lexicon), lookup, directory, 1)
    expect(link).toEqual({ id: 2, name: "Kenanga", slug: "brand-2" })
  })
})

describe("categories by what was asked", () => {
  it("are found in either language, those with more products first where they fit alike", () => {
    expect(foundCategories("lipstik")).toEqual(["lipstik"])
    expect(foundCategories("lipstik skin")).toEqual(["lipstik"])
    // Every name has "kulit": four products stand below "rias", three below "rawat".
    expect(foundCategories("kulit")).toEqual(["rias", "bibir", "lipstik", "rawat", "wajah", "serum", "tabir"])
  })

  it("are none without products", () => expect(foundCategories("gloss")).toEqual([]))

  it("are links in the reader's language", () => {
    const [link] = categoriesLike(interpret("serum", lookup.lexicon), lookup, someCategories, directory, 1)
    expect(link).toEqual({ id: "serum", name: "serum skin", slug: "serum" })
  })
})

describe("the words that a search is understood by", () => {
  it("are those of products, and of the merchant's synonyms beside the shop's own", () => {
    const said = (word: string) => searchSynonyms([["sabun", "soap"]]).of([word])
    expect(said("sabun")).toContainEqual(["soap"])
    expect(searchSynonyms([]).of(["sunscreen"])).toContainEqual(["sunblock"])
  })

  it("believe brands first if something is misspelt", () => {
    const [wanted] = correctWords(interpret("kenangq", lookup.lexicon), lookup.lexicon)
    expect(wanted?.alternatives.map(({ terms: some }) => some.join(" "))).toContain("kenanga")
  })
})
