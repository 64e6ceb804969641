import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { namesOf } from "#core/catalogue/names.rule.ts"
import type { StoredProduct } from "#core/catalogue/stored.ts"
import { feedItems } from "#core/feeds/feed-items.rule.ts"
import { instant } from "#core/kernel/moment.ts"
import { rupiah } from "#core/kernel/money.ts"
import type { Language } from "#core/kernel/text.ts"
import { anyCatalogue, anyProduct, someBrands, someCategories, someNow } from "../arbitraries.ts"
import { somePicture } from "../catalogue/some-picture.ts"
import { someShade, someStored } from "../catalogue/some-stored.ts"

const origin = "https://shop.example"
const names = (language: Language) =>
  namesOf({ brands: someBrands, categories: someCategories, tags: [], countries: [] }, language)
const itemsOf = (change: Partial<StoredProduct> = {}, language: Language = "id") =>
  feedItems(someStored({ pictures: [somePicture("/media/p7")], ...change }), {
    origin,
    names: names(language),
    now: someNow
  })

describe("the items of a product in a feed", () => {
  it("are its active combinations, the one shown first in front, as one group", () => {
    const [first, second] = [someShade({ id: "701" as never, isDefault: false }), someShade({ id: "702" as never })]
    const hidden = someShade({ id: "703" as never, isDefault: false, active: false })
    const items = itemsOf({ combinations: [first, { ...second, name: "02 Senja" }, hidden] })
    expect(items.map(({ id, group, title }) => [id, group, title])).toEqual([
      ["702", "7", "Kenanga Lipstik Satin - 02 Senja"],
      ["701", "7", "Kenanga Lipstik Satin - 01 Delima"]
    ])
    expect(items.map(({ link }) => link)).toEqual([
      `${origin}/product/lipstik/7-lipstik-satin`,
      `${origin}/product/lipstik/7-lipstik-satin?combination=701`
    ])
  })

  it("of one combination are no group, and lead to the page in the language of the feed", () => {
    const [item] = itemsOf({}, "en")
    expect(item?.group).toBeUndefined()
    expect(item).toMatchObject({
      link: `${origin}/product/lipstik/7-lipstik-satin?lang=en`,
      description: "Soft",
      option: { kind: "shade", name: "01 Delima" },
      weightGram: 60
    })
  })

  it("are none of a hidden or removed product, of one without a picture, and of what costs nothing", () => {
    expect(itemsOf({ active: false })).toEqual([])
    expect(itemsOf({ removed: true })).toEqual([])
    expect(itemsOf({ pictures: [] })).toEqual([])
    expect(itemsOf({ combinations: [someShade({ price: rupiah(0) })] })).toEqual([])
    expect(itemsOf({ discount: { kind: "percentage", value: 100, sale: false } })).toEqual([])
  })

  it("are out of stock if nothing is left or they cannot be ordered, and pre-orders with their day", () => {
    const arrival = instant(someNow + 1)
    const availability = (change: Partial<StoredProduct>) => itemsOf(change)[0]?.availability
    const { soldAs: _, ...unsold } = someStored({ pictures: [somePicture("/media/p7")] })
    expect(availability({})).toEqual({ kind: "in_stock" })
    expect(availability({ combinations: [someShade({ stock: 0 })] })).toEqual({ kind: "out_of_stock" })
    expect(availability({ availableForOrder: false })).toEqual({ kind: "out_of_stock" })
    expect(feedItems(unsold, { origin, names: names("id"), now: someNow })[0]?.availability).toEqual({
      kind: "out_of_stock"
    })
    expect(availability({ combinations: [someShade({ preOrder: true, deliveryDate: arrival })] })).toEqual({
      kind: "preorder",
      from: arrival
    })
  })

  it("have titles of 150 characters and descriptions of 5000 at most, cut between characters", () => {
    const [item] = itemsOf({ name: "💄".repeat(200), description: { id: "👩🏽‍🔬".repeat(2000), en: "" } })
    expect(item?.title.length).toBeLessThanOrEqual(150)
    expect(item?.title).toMatch(/…(?: - 01 Delima)$/)
    expect(item?.description.length).toBeLessThanOrEqual(5000)
    expect(item?.description).toMatch(/👩🏽‍🔬…$/u)
    expect(itemsOf({ description: { id: "", en: "" } })[0]?.description).toBe("Kenanga Lipstik Satin - 01 Delima")
    expect(itemsOf({ name: "Kenanga Lipstik" })[0]?.title).toBe("Kenanga Lipstik - 01 Delima")
    expect(itemsOf({ name: "Lip\u0000stik\ud800" })[0]?.title).toBe("Kenanga Lipstik - 01 Delima")
  })

  it("have ten further pictures at most, and numbers of their own store never as GTIN", () => {
    const pictures = Array.from({ length: 14 }, (_, at) => somePicture(`/media/p${at}`))
    expect(itemsOf({ pictures })[0]?.furtherPictures).toHaveLength(10)
    expect(itemsOf({ combinations: [someShade({ barcode: "8806088269696" })] })[0]?.gtin).toBe("8806088269696")
    expect(itemsOf({ combinations: [someShade({ barcode: "2000001001011" })] })[0]?.gtin).toBeUndefined()
  })

  it("show no price that differs from what every visitor pays, and never a stock", () => {
    fc.assert(
      fc.property(anyCatalogue, fc.constantFrom<Language>("id", "en"), (catalogue, language) => {
        const place = { origin, names: namesOf(catalogue, language), now: someNow }
        for (const product of catalogue.products)
          for (const item of feedItems({ ...product, pictures: [somePicture("/media/p")] }, place)) {
            expect(item.price).toBeGreaterThan(0)
            if (item.sale) expect(item.sale.price).toBeLessThan(item.price)
            expect(item).not.toHaveProperty("stock")
          }
      })
    )
    fc.assert(
      fc.property(anyProduct(7), (product) => {
        const items = feedItems({ ...product, active: false }, { origin, names: names("id"), now: someNow })
        expect(items).toEqual([])
      })
    )
  })
})
