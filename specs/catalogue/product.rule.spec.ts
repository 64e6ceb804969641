import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { CombinationId } from "#core/catalogue/combination.ts"
import { namesOf } from "#core/catalogue/names.rule.ts"
import { shownFirst } from "#core/catalogue/offered.rule.ts"
import { combinationOf, productOf } from "#core/catalogue/product.rule.ts"
import type { StoredProduct } from "#core/catalogue/stored.ts"
import { rupiah } from "#core/kernel/money.ts"
import { listPrice } from "#core/pricing/list-price.rule.ts"
import { anyCatalogue, runs, someBrands, someCategories, someNow } from "../arbitraries.ts"
import { somePicture } from "./some-picture.ts"
import { someShade, someStored } from "./some-stored.ts"

const countries = [
  { code: "ID", name: { id: "Indonesia", en: "Indonesia" }, phoneCode: "+62", tag: "origin-id", position: 1 }
]
const tags = [{ id: "vegan", name: { id: "Vegan", en: "Vegan" }, group: "claim" }]
const brands = someBrands.map((brand) => ({ ...brand, country: "ID" }))
const names = namesOf({ brands, categories: someCategories, tags, countries }, "en")
const paid = { price: rupiah(100_000), priceAfterDiscount: rupiah(80_000), discountPercentage: 20 }
const page = (product: StoredProduct) => productOf(product, listPrice(product, someNow), () => paid, names)

describe("the page of a product", () => {
  it("has everything that its merchant says, in the reader's language", () => {
    const product = someStored({
      pictures: [somePicture("a"), somePicture("b")],
      keyIngredients: [{ inci: "Squalane", name: "Skualena", text: { id: "Melembapkan", en: "Moistens" } }],
      tags: ["vegan", "no-such-tag"],
      netWeight: "3,5 g",
      pao: "12M",
      bpom: "NA18200100001",
      discount: { kind: "percentage", value: 20, sale: true },
      sisterUrl: "https://toko.test/7"
    })
    expect(page(product)).toMatchObject({
      country: { code: "ID" },
      path: [{ id: "rias" }, { id: "bibir" }, { id: "lipstik" }],
      pictures: [
        { src: "/media/a", alt: "Picture of a" },
        { src: "/media/b", alt: "Picture of b" }
      ],
      description: "Soft",
      howToUse: "Apply",
      keyIngredients: [{ inci: "Squalane", name: "Skualena", text: "Moistens" }],
      netWeight: "3,5 g",
      pao: "12M",
      bpom: "NA18200100001",
      tags: [{ id: "vegan", name: "Vegan", group: "claim" }],
      sisterUrl: "https://toko.test/7"
    })
    expect(page(product).discount).toEqual({ kind: "percentage", value: 20 })
  })

  it("says nothing of what is not known", () => {
    const bare = page(someStored({}))
    for (const field of ["netWeight", "pao", "discount", "bpom", "sisterUrl"]) expect(bare).not.toHaveProperty(field)
    const { category: _, ...loose } = someStored({})
    expect(page(loose).path).toEqual([])
  })

  it("offers what is active, the one that is shown first in front, at the price of each", () =>
    fc.assert(
      fc.property(anyCatalogue, (catalogue) => {
        const all = namesOf(catalogue, "id")
        for (const product of catalogue.products) {
          const { combinations } = productOf(
            product,
            listPrice(product, someNow),
            ({ price }) => ({ ...paid, price }),
            all
          )
          const active = product.combinations.filter((one) => one.active)
          expect(combinations.map(({ id }) => id).toSorted()).toEqual(active.map(({ id }) => id).toSorted())
          if (active.length > 0) expect(combinations[0]?.id).toBe(shownFirst(product)?.id)
          for (const { id, price } of combinations) expect(price).toBe(active.find((one) => one.id === id)?.price)
        }
      }),
      runs(60)
    ))
})

describe("the shades of a page", () => {
  it("begin with the merchant's default, wherever it is stored", () => {
    const ids = ["701", "702", "703"].map((id) => CombinationId(id))
    const combinations = ids.map((id) => someShade({ id, isDefault: id === ids[1] }))
    expect(page(someStored({ combinations })).combinations.map(({ id }) => id)).toEqual(["702", "701", "703"])
  })
})

describe("a combination", () => {
  it("is a shade with its colour, its picture and the price that holds now", () => {
    const stored = someShade({ picture: somePicture("shade"), preOrder: true, deliveryDate: someNow, stock: 0 })
    expect(combinationOf(stored, paid, names)).toEqual({
      id: CombinationId("701"),
      attribute: "shade",
      name: "01 Delima",
      hex: "#b3123a",
      ...paid,
      stock: 0,
      isDefault: true,
      isActiveInReview: true,
      availableForGuest: true,
      preOrder: true,
      deliveryDate: someNow,
      weightGram: 60,
      picture: { ...somePicture("shade"), alt: "Picture of shade" }
    })
  })

  it("has no colour, date or picture unless it is stored with one", () => {
    const { hex: _, ...plain } = someShade()
    expect(Object.keys(combinationOf(plain, paid, names))).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/hex|deliveryDate|picture/)])
    )
  })
})
