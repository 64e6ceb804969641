import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { namesOf } from "#core/catalogue/names.rule.ts"
import { productOf } from "#core/catalogue/product.rule.ts"
import type { StoredProduct } from "#core/catalogue/stored.ts"
import { goodsOf } from "#core/pricing/goods.rule.ts"
import { goodsOnPage } from "#core/pricing/goods-on-page.rule.ts"
import { pagePriceOf } from "#core/pricing/limited-price.rule.ts"
import { listPrice } from "#core/pricing/list-price.rule.ts"
import { anyCatalogue, anyInstant, runs } from "#specs/arbitraries.ts"
import { somePicture } from "../catalogue/some-picture.ts"

/** A product with pictures, and every second of its shades with one of its own. */
const withPictures = (product: StoredProduct): StoredProduct => ({
  ...product,
  pictures: [somePicture("product")],
  combinations: product.combinations.map((one, at) => (at % 2 === 0 ? { ...one, picture: somePicture(one.id) } : one))
})

describe("goods as a product page knows them", () => {
  it("are those that the shop sells, all but the label SALE, which a page has of the whole product", () =>
    fc.assert(
      fc.property(
        anyCatalogue,
        anyInstant,
        fc.constantFrom("id" as const, "en" as const),
        (catalogue, now, language) => {
          const names = namesOf(catalogue, language)
          for (const stored of catalogue.products.filter(({ removed }) => !removed).map(withPictures)) {
            const priceOf = (one: Parameters<typeof pagePriceOf>[0]) => pagePriceOf(one, stored.discount, now)
            const product = productOf(stored, listPrice(stored, now), priceOf, names)
            for (const combination of product.combinations) {
              const sold = stored.combinations.find(({ id }) => id === combination.id)
              if (sold === undefined) throw new Error("a page shows what is stored")
              const goods = goodsOf(stored, sold, names, now)
              expect(goodsOnPage(product, combination)).toEqual({
                ...goods,
                price: { ...goods.price, isSale: product.isSale }
              })
            }
          }
        }
      ),
      runs(60)
    ))
})
