import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { catalogueIndexOf } from "#adapters/memory/catalogue-index.ts"
import { emptyQuery } from "#core/search/query.ts"
import { searchOver } from "#core/search/search.usecases.ts"
import { someNow } from "#specs/arbitraries.ts"
import { demoCatalogue } from "./demo-catalogue.ts"

const { catalogue, lists } = demoCatalogue(someNow)
const index = catalogueIndexOf(catalogue, lists, someNow)
const search = searchOver({ ...index.search, keepFeedback: () => Effect.void }, { language: "id", now: someNow })
const found = (q: string) => Effect.runSync(search.find({ ...emptyQuery, q }))
const offered = (q: string) => Effect.runSync(search.suggest({ q }))
const firstCategories = (q: string) =>
  found(q)
    .products.slice(0, 5)
    .map(({ category }) => category?.slug)

describe("searching the demo shop", () => {
  it("finds sunscreen however it is called or misspelt", () => {
    for (const q of ["sunscreen", "sunscren", "sunsren", "tabir surya", "sunblock", "SUN SCREEN"])
      expect(found(q).products[0]?.category?.slug, q).toContain("sun")
    expect(found("sunscren").corrected).toBe("sunscreen")
    expect(found("sunscreen").corrected).toBeUndefined()
  })

  it("speaks both languages of a lipstick", () => {
    const ids = (q: string) =>
      Effect.runSync(search.find({ ...emptyQuery, q, size: 16 }))
        .products.map(({ id }) => id)
        .toSorted()
    expect(ids("lipstik")).toEqual(ids("gincu"))
    expect(firstCategories("lipstick")).toContain("lipstick")
  })

  it("finds a brand and what is asked of it, misspelt and in one word", () => {
    const [first] = found("senandhika lipstik").products
    expect(first).toMatchObject({ brand: { name: "Senandika" }, category: { slug: "lipstick" } })
    expect(found("tirtalab").products.every(({ brand }) => brand.name === "Tirta Lab")).toBe(true)
  })

  it("finds a product by its shade", () => {
    expect(found("manggis").products.map(({ name }) => name)).toContain("Delima Satin Lipstick")
  })

  it("keeps to the price that was said", () => {
    const gifts = found("kado di bawah 150 ribu")
    expect(gifts.total).toBeGreaterThan(0)
    for (const { priceAfterDiscountRange } of gifts.products)
      expect(priceAfterDiscountRange.min).toBeLessThanOrEqual(150_000)
  })

  it("leads a search that finds nothing to the nearest word, with the number of its products (rule 16)", () => {
    const { total, instead } = found("niasinammitt")
    expect(total).toBe(0)
    expect(instead).toMatchObject({ nearest: "niacinamide", total: found("niacinamide").total })
    expect(instead?.products).toHaveLength(5)
    expect(instead?.broader.length).toBeLessThanOrEqual(2)
    for (const words of instead?.broader ?? []) expect(found(words).total).toBeGreaterThan(instead?.total ?? 0)
    expect(offered("niasinammitt")).toMatchObject({ keywords: [], instead: { nearest: "niacinamide" } })
  })

  it("offers no other word if it finds something, corrects the words, or knows none near", () => {
    for (const q of ["niacinamide", "niasinamit", "xyzzy"]) expect(found(q).instead, q).toBeUndefined()
    expect(Effect.runSync(search.find({ ...emptyQuery, q: "niasinammitt", ratings: [5] })).instead).toBeUndefined()
  })

  it("never recommends a spelling that no product has", () => {
    expect(found("niasinamit").corrected).toBe("niacinamide")
    expect(found("sunskrinnn").corrected).toBe("sunscreen")
  })

  it("answers everything that is trending", () => {
    for (const { keyword } of lists.trendingSearches) expect(found(keyword).total, keyword).toBeGreaterThan(0)
  })

  it("lists everything without words, and nothing for one or two characters", () => {
    expect(found("").total).toBe(catalogue.products.filter(({ active }) => active).length)
    expect(found("ab")).toMatchObject({ total: 0, products: [] })
  })
})

describe("the search box", () => {
  it("offers products, brands, categories and whole searches, within their limits", () => {
    expect(offered("rona")).toMatchObject({ brands: [{ name: "Rona Rona" }] })
    expect(offered("sunscr").keywords[0]).toBe("sunscreen tanpa white cast")
    expect(offered("maskar").categories.map(({ slug }) => slug)).toContain("mascara")
    for (const q of ["ser", "lip", "sun", "kulit"]) {
      const { products, brands, categories, keywords } = offered(q)
      expect(products.length, q).toBe(5)
      expect(brands.length).toBeLessThanOrEqual(3)
      expect(categories.length).toBeLessThanOrEqual(4)
      expect(keywords.length).toBeLessThanOrEqual(5)
      expect(keywords).not.toContain(q)
    }
  })

  // The server makes the text of an answer once for each object. The first question of all is not stored.
  it.each(["sunscreen", " Sunscreen ", "serum di bawah 100 ribu", "lipstik 50rb - 100rb"])(
    "gives the same object for %j until the goods change",
    (q) => {
      offered(q)
      const second = offered(q)
      expect(second.q).toBe(q.trim())
      expect(offered(q)).toBe(second)
      expect(second).toEqual(offered(` ${q}`))
    }
  )

  it("says what was meant", () => {
    expect(offered("masakara").keywords[0]).toBe("maskara")
  })

  it("refuses fewer than 3 characters", () => {
    expect(Effect.runSync(Effect.flip(search.suggest({ q: " ab " })))._tag).toBe("SearchTooShort")
  })

  it("tells what others search for", () => {
    const { keywords, newExclusive } = Effect.runSync(search.trending({}))
    expect(keywords).toEqual(lists.trendingSearches.slice(0, 5).map(({ keyword }) => keyword))
    expect(newExclusive.map(({ id }) => id)).toEqual([1324, 1326, 1321, 1320, 1322])
  })
})
