import { describe, expect, it } from "vitest"
import { BrandId } from "#core/catalogue/brand.ts"
import { CategoryId } from "#core/catalogue/category.ts"
import { namesOf } from "#core/catalogue/names.rule.ts"
import type { StoredCombination } from "#core/catalogue/stored.ts"
import { instant } from "#core/kernel/moment.ts"
import { rupiah } from "#core/kernel/money.ts"
import { goodsOf } from "#core/pricing/goods.rule.ts"
import { someBrands, someCategories, someNow } from "../arbitraries.ts"
import { somePicture } from "../catalogue/some-picture.ts"
import { someShade, someStored } from "../catalogue/some-stored.ts"

const names = namesOf({ brands: someBrands, categories: someCategories, tags: [], countries: [] }, "en")
const product = someStored({ pictures: [somePicture("product")] })
const combination = someShade({
  specialPrices: [{ price: rupiah(80_000), startsAt: someNow, endsAt: instant(someNow + 3_600_000) }]
})

describe("goods as they are sold", () => {
  it("name product, shade, brand and categories in the reader's language, at the price of this moment", () => {
    expect(goodsOf(product, combination, names, someNow)).toEqual({
      product: 7,
      combination: "701",
      name: "Lipstik Satin",
      combinationName: "01 Delima",
      attribute: "shade",
      hex: "#b3123a",
      slug: "lipstik-satin",
      brand: { id: 1, name: "Kenanga", slug: "merek-kenanga" },
      categories: [
        { id: "rias", name: "rias skin", slug: "rias" },
        { id: "bibir", name: "bibir skin", slug: "bibir" },
        { id: "lipstik", name: "lipstik skin", slug: "lipstik" }
      ],
      picture: { ...somePicture("product"), alt: "Picture of product" },
      price: { price: 100_000, priceAfterDiscount: 80_000, discountPercentage: 20, isSale: false },
      stock: 4,
      sale: "open",
      availableForGuest: true,
      preOrder: false,
      giftCard: false,
      dangerous: false,
      weightGram: 60
    })
    const priceAt = (ms: number) => goodsOf(product, combination, names, instant(someNow + ms)).price.priceAfterDiscount
    expect([-1, 0, 3_599_999, 3_600_000].map(priceAt)).toEqual([100_000, 80_000, 80_000, 100_000])
  })

  it("show the picture of the shade if it has one, and none without any", () => {
    const seen = (change: Partial<StoredCombination>, pictures = product.pictures) =>
      goodsOf({ ...product, pictures }, { ...combination, ...change }, names, someNow).picture
    expect(seen({ picture: somePicture("shade") })).toMatchObject({ src: "/media/shade", alt: "Picture of shade" })
    expect(seen({}, [])).toBeUndefined()
  })

  it("stay goods without a category, and of a brand that is missing", () => {
    const { category: _, ...loose } = product
    expect(goodsOf(loose, combination, names, someNow).categories).toEqual([])
    expect(goodsOf({ ...product, category: CategoryId("no-such") }, combination, names, someNow).categories).toEqual([])
    expect(goodsOf({ ...product, brand: BrandId(99) }, combination, names, someNow).brand).toEqual({
      id: 99,
      name: "99",
      slug: "99"
    })
  })

  it("say that they cannot be ordered, and why", () => {
    expect(goodsOf({ ...product, removed: true }, combination, names, someNow).sale).toBe("removed")
    expect(goodsOf(product, { ...combination, active: false }, names, someNow).sale).toBe("inactive")
    const { soldAs: _, ...unsold } = product
    expect(goodsOf(unsold, combination, names, someNow).sale).toBe("not-for-order")
  })
})
