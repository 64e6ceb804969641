import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { catalogueIndexOf } from "#adapters/memory/catalogue-index.ts"
import { BrandId } from "#core/catalogue/brand.ts"
import type { Named } from "#core/catalogue/catalogue.port.ts"
import { catalogueOver, resolveAddress } from "#core/catalogue/catalogue.usecases.ts"
import { CategoryId } from "#core/catalogue/category.ts"
import { ProductId } from "#core/catalogue/product.ts"
import { productLists } from "#core/catalogue/product-list.ts"
import { noLists } from "#core/catalogue/stored-lists.ts"
import { instant } from "#core/kernel/moment.ts"
import { someNow } from "#specs/arbitraries.ts"
import { demoCatalogue } from "#specs/search/demo-catalogue.ts"

const { catalogue: demo, lists } = demoCatalogue(someNow)
// One product is hidden and one is taken out, which the demo shop has none of.
const [hidden, gone] = [1_002, 1_003].map((id) => ProductId(id))
const stored = {
  ...demo,
  products: demo.products.map((product) => ({
    ...product,
    active: product.active && product.id !== hidden,
    removed: product.id === gone
  }))
}
const reader = { language: "id", now: someNow } as const
const shop = catalogueOver(catalogueIndexOf(stored, lists, someNow).catalogue, reader)
const bare = catalogueOver(catalogueIndexOf(stored, noLists, someNow).catalogue, reader)
const run = Effect.runSync
const refusal = <A, E extends { readonly _tag: string }>(effect: Effect.Effect<A, E>) => run(Effect.flip(effect))._tag
const ids = (...numbers: ReadonlyArray<number>) => numbers.map((id) => ProductId(id))

describe("a product", () => {
  it("that does not exist is refused, and one that was taken out in its own way (D-8)", () => {
    expect(refusal(shop.product({ id: ProductId(1) }))).toBe("ProductUnknown")
    expect(refusal(shop.product({ id: ProductId(gone ?? 0) }))).toBe("ProductRemoved")
  })

  it("that is hidden keeps its page, and no list shows it (D-8)", () => {
    expect(run(shop.product({ id: ProductId(hidden ?? 0) }))).toMatchObject({ active: false })
    expect(run(shop.cards({ ids: ids(1_004, 1_002, 1_003, 7, 1_001) })).map(({ id }) => id)).toEqual([1_004, 1_001])
    for (const name of productLists) expect(run(shop.list({ name })).products.map(({ id }) => id)).not.toContain(hidden)
  })

  it("says everything in the reader's language, its default combination first", () => {
    const product = run(shop.product({ id: ProductId(1_001) }))
    expect(product).toMatchObject({
      name: "Delima Satin Lipstick",
      brand: { name: "Senandika" },
      path: [{ slug: "makeup" }, { slug: "lip-makeup" }, { name: "Lipstik", slug: "lipstick" }],
      price: 149_000,
      priceAfterDiscount: 119_200,
      discountPercentage: 20,
      isSale: true,
      attribute: "shade",
      swatches: ["#b3123a", "#6e1238", "#a63a2a"],
      labels: []
    })
    expect(product.combinations[0]).toMatchObject({ name: "01 Delima", isDefault: true })
  })
})

describe("an old address", () => {
  const link = { id: CategoryId("7"), name: "Rias", slug: "rias" }
  const brand = { id: BrandId(9), name: "Rias", slug: "rias" }
  const product = { id: ProductId(5), slug: "rias", category: link }
  const other = { id: ProductId(3), slug: "rias" }
  const all: Named = { category: link, brand, products: [other, product] }

  it("is a category before a brand before a product (D-6)", () => {
    const { category: _, ...uncategorised } = all
    expect(resolveAddress(all)).toEqual({ kind: "category", id: "7", slug: "rias" })
    expect(resolveAddress(uncategorised)).toEqual({ kind: "brand", id: 9, slug: "rias" })
    expect(resolveAddress({ products: [other] })).toEqual({ kind: "product", id: 3, category: "lainnya", slug: "rias" })
    expect(resolveAddress({ products: [] })).toBeUndefined()
  })

  it("behind a category is a product, of that category where there are several (D-7, D-81)", () => {
    expect(resolveAddress(all, "rias")).toEqual({ kind: "product", id: 5, category: "rias", slug: "rias" })
    expect(resolveAddress(all, "elsewhere")).toMatchObject({ kind: "product", id: 3 })
    expect(resolveAddress({ category: link, products: [] }, "rias")).toBeUndefined()
  })

  it("leads nowhere where nothing has that name", () => {
    expect(run(shop.resolve({ slug: "sunscreen" }))).toMatchObject({ kind: "category" })
    expect(run(shop.resolve({ slug: "senandika" }))).toMatchObject({ kind: "brand" })
    expect(refusal(shop.resolve({ slug: "no-such-thing" }))).toBe("PlaceUnknown")
    expect(refusal(shop.category({ id: CategoryId("no") }))).toBe("PlaceUnknown")
    expect(refusal(shop.brand({ id: BrandId(0) }))).toBe("PlaceUnknown")
    expect(refusal(shop.promotion({ slug: "no" }))).toBe("PlaceUnknown")
  })
})

describe("places", () => {
  it("count what is shown in them and below, and leave out what is empty", () => {
    const tree = run(shop.categories({}))
    const shown = stored.products.filter(({ active, removed }) => active && !removed)
    expect(tree.reduce((sum, { products }) => sum + products, 0)).toBe(shown.length)
    for (const { products, children } of tree.flatMap((branch) => [branch, ...branch.children])) {
      expect(products).toBeGreaterThan(0)
      if (children.length > 0) expect(children.reduce((sum, child) => sum + child.products, 0)).toBe(products)
    }
  })

  it("name brands A to Z, by letter where one is given", () => {
    const brands = run(shop.brands({}))
    const names = brands.map(({ name }) => name.toLowerCase())
    expect(names).toEqual(names.toSorted())
    const letters = run(shop.letters({}))
    expect(letters).toEqual([...new Set(brands.map(({ letter }) => letter))].toSorted())
    for (const letter of letters)
      expect(run(shop.brands({ letter })).map(({ name }) => name)).toEqual(
        brands.filter((brand) => brand.letter === letter).map(({ name }) => name)
      )
    expect(run(shop.brands({ letter: "?" }))).toEqual([])
  })
})

describe("a list", () => {
  it("of the merchant comes with its title, ten at a time, three pages at most", () => {
    const pages = [1, 2, 3, 4].map((page) => run(shop.list({ name: "trending", page })))
    expect(pages.map(({ products }) => products.length)).toEqual([10, 10, 8, 0])
    expect(pages.map(({ hasMore }) => hasMore)).toEqual([true, true, false, false])
    expect(pages[0]).toMatchObject({ name: "trending", title: "Lagi ramai minggu ini" })
    expect(run(shop.list({ name: "trending", page: 0 }))).toEqual(pages[0])
  })

  it("worked out never shows what is sold out, and is the same all day (D-16b)", () => {
    const later = { ...reader, now: instant(someNow + 3_600_000) }
    const again = catalogueOver(catalogueIndexOf(stored, noLists, later.now).catalogue, later)
    for (const name of productLists) {
      const list = run(bare.list({ name }))
      expect(list.products.length, name).toBe(10)
      for (const { stock, availableForOrder } of list.products) expect(stock > 0 && availableForOrder).toBe(true)
      expect(run(again.list({ name })).products.map(({ id }) => id)).toEqual(list.products.map(({ id }) => id))
    }
  })

  it("beside a product holds what goes with it, or what is like it, never itself", () => {
    const product = ProductId(1_001)
    const with_ = run(shop.list({ name: "people-also-buy", product })).products
    const like = run(shop.list({ name: "you-might-love", product })).products
    expect([...with_, ...like].map(({ id }) => id)).not.toContain(product)
    expect(new Set(with_.map(({ category }) => category?.slug))).not.toContain("lipstick")
    expect(like[0]?.category?.slug).toBe("lipstick")
  })

  it("of popular categories shows four, with five products each", () => {
    const popular = run(shop.popularCategories({}))
    expect(popular.map(({ slug }) => slug)).toEqual(["sunscreen", "lip-cream", "serum", "cushion"])
    for (const { products } of popular) expect(products).toHaveLength(5)
    expect(run(bare.popularCategories({}))).toHaveLength(4)
  })
})
