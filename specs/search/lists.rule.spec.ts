import { describe, expect, it } from "vitest"
import { BrandId } from "#core/catalogue/brand.ts"
import { CategoryId } from "#core/catalogue/category.ts"
import { ProductId } from "#core/catalogue/product.ts"
import { productLists } from "#core/catalogue/product-list.ts"
import { noLists, type StoredLists } from "#core/catalogue/stored-lists.ts"
import type { Facts } from "#core/search/facts.rule.ts"
import {
  type Assortment,
  bestOf,
  knownSearches,
  newExclusives,
  popularOf,
  productsOn,
  trendingKeywords
} from "#core/search/lists.rule.ts"
import { orderOf } from "#core/search/order.rule.ts"
import { someNow } from "#specs/arbitraries.ts"
import { soldOut, someFacts } from "./some-facts.ts"

const shop = (...facts: ReadonlyArray<Facts>): Assortment => ({
  factsOf: (id) => facts.find((one) => one.id === id),
  inOrder: (sort) => facts.toSorted(orderOf(sort)),
  all: facts
})
const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at)
const ids = (...some: ReadonlyArray<number>) => some.map((id) => ProductId(id))
const title = { id: "Pilihan", en: "Picks" }
const listed = (name: string, ...products: ReadonlyArray<number>): StoredLists => ({
  ...noLists,
  lists: [{ name, title, products: ids(...products) }]
})
/** Forty products; the higher the number, the more they sell and the newer they are. */
const forty = shop(
  ...numbers(1, 40).map((id) => someFacts(id, { sales90d: id, firstActive: id })),
  soldOut(99, { sales90d: 99 })
)

/** D-16b. */
describe("a list of products", () => {
  it("is the merchant's in its order, without what is not shown, thirty at most", () => {
    const list = listed("trending", 99, 3, 500, 1, ...numbers(4, 40))
    expect(productsOn("trending", undefined, list, forty, someNow)).toEqual({
      title,
      products: ids(99, 3, 1, ...numbers(4, 30))
    })
  })

  it("is computed without a title if the merchant has none, and never names what is sold out", () => {
    for (const name of productLists) {
      const { title: none, products } = productsOn(name, undefined, noLists, forty, someNow)
      expect(none).toEqual({ id: "", en: "" })
      expect(products).toHaveLength(30)
      expect(products).not.toContain(99)
    }
    expect(productsOn("best-seller", undefined, noLists, forty, someNow).products.slice(0, 3)).toEqual(ids(40, 39, 38))
    expect(productsOn("new-arrivals", undefined, noLists, forty, someNow).products.slice(0, 3)).toEqual(ids(40, 39, 38))
  })

  it("beside a product is about that product, also where the merchant has a list of that name", () => {
    const hair = { categories: ["rawat", "rambut", "sampo"].map((one) => CategoryId(one)) }
    const two = shop(someFacts(1), someFacts(2), someFacts(3, hair))
    const beside = (name: "you-might-love" | "trending", id: number) =>
      productsOn(name, ProductId(id), listed(name, 3), two, someNow).products
    // What is of another world is not like it.
    expect(beside("you-might-love", 1)).toEqual(ids(2))
    expect(beside("trending", 1)).toEqual(ids(3))
    // A product that is gone stands beside nothing: the list is computed.
    expect(beside("you-might-love", 500)).toHaveLength(3)
  })
})

describe("what only this shop has", () => {
  it("is five of the merchant's list, else the five newest that can be had", () => {
    expect(newExclusives(listed("new-exclusive", 7, 500, 6, 5, 4, 3, 2), forty)).toEqual(ids(7, 6, 5, 4, 3))
    expect(newExclusives(noLists, forty)).toEqual(ids(40, 39, 38, 37, 36))
  })
})

describe("popular categories", () => {
  const kinds = ["a", "b", "c", "d", "e"].map((one) => CategoryId(one))
  const one = shop(...kinds.map((kind, at) => someFacts(at, { categories: [kind], sales90d: at })))

  it("are four of the merchant's, else the four that sell most", () => {
    expect(popularOf({ ...noLists, popularCategories: kinds }, one)).toEqual(kinds.slice(0, 4))
    expect(popularOf(noLists, one)).toEqual(["e", "d", "c", "b"])
  })

  it("show their five best products that can be had", () => {
    expect(bestOf(CategoryId("bibir"), forty)).toEqual(ids(40, 39, 38, 37, 36))
    expect(bestOf(CategoryId("rambut"), forty)).toEqual([])
    expect(bestOf(CategoryId("lipstik"), shop(soldOut(1, { sales90d: 9 }), someFacts(2)))).toEqual(ids(2))
  })
})

describe("trending searches", () => {
  const brands = numbers(1, 7).map((id) => ({ id: BrandId(id), name: `Merek ${id}` }))
  const searches = ["serum", "toner", "lip", "sun", "aloe", "rose"].map((keyword, at) => ({ keyword, searches: at }))

  it("are the five most frequent, ties by the alphabet", () => {
    expect(trendingKeywords({ ...noLists, trendingSearches: searches }, brands, forty)).toEqual([
      "rose",
      "aloe",
      "sun",
      "lip",
      "toner"
    ])
    const tied = ["b", "a"].map((keyword) => ({ keyword, searches: 1 }))
    expect(knownSearches({ ...noLists, trendingSearches: tied })).toEqual([
      { keyword: "a", words: ["a"] },
      { keyword: "b", words: ["b"] }
    ])
  })

  it("are five brands until there are any: the merchant's, else those that sell most (specification 9)", () => {
    const own = { name: "search-fallback", brands: [7, 500, 6, 5, 4, 3, 2].map((id) => BrandId(id)) }
    expect(trendingKeywords({ ...noLists, brandLists: [own] }, brands, forty)).toEqual(
      [7, 6, 5, 4, 3].map((id) => `Merek ${id}`)
    )
    const sold = shop(...brands.map(({ id }, at) => someFacts(at, { brand: id, sales90d: at })))
    expect(trendingKeywords(noLists, brands, sold)).toEqual([7, 6, 5, 4, 3].map((id) => `Merek ${id}`))
  })
})
