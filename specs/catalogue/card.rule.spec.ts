import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { BrandId } from "#core/catalogue/brand.ts"
import { brandOf, cardOf, categoryOf, labelsOf, swatchesOf } from "#core/catalogue/card.rule.ts"
import { CategoryId } from "#core/catalogue/category.ts"
import { namesOf } from "#core/catalogue/names.rule.ts"
import type { StoredCombination } from "#core/catalogue/stored.ts"
import { instant } from "#core/kernel/moment.ts"
import { listPrice } from "#core/pricing/list-price.rule.ts"
import { anyCatalogue, anyInstant, runs, someBrands, someCategories, someNow } from "../arbitraries.ts"
import { somePicture } from "./some-picture.ts"
import { someShade, someStored } from "./some-stored.ts"

const names = namesOf({ brands: someBrands, categories: someCategories, tags: [], countries: [] }, "en")
const card = (...[product]: [Parameters<typeof cardOf>[0]]) => cardOf(product, listPrice(product, someNow), names)
const shades = (...some: ReadonlyArray<Partial<StoredCombination>>) => some.map((one) => someShade(one))

describe("the card of a product", () => {
  it("has its price, names in the reader's language, its picture, stock and address", () => {
    const product = someStored({ pictures: [somePicture("front"), somePicture("back")] })
    expect(card(product)).toEqual({
      ...listPrice(product, someNow),
      id: 7,
      soldAs: 50_007,
      name: "Lipstik Satin",
      slug: "lipstik-satin",
      brand: { id: 1, name: "Kenanga", slug: "merek-kenanga" },
      category: { id: "lipstik", name: "lipstik skin", slug: "lipstik" },
      picture: { ...somePicture("front"), alt: "Picture of front" },
      stock: 4,
      active: true,
      availableForOrder: true,
      shareUrl: "/product/lipstik/7-lipstik-satin",
      averageRating: 4.5,
      totalReviews: 2,
      attribute: "shade",
      swatches: ["#b3123a"],
      labels: [],
      combinations: 1,
      preOrder: false
    })
  })

  it("has the day from which a pre-order is sent, and none of goods that are there. D-22", () => {
    const day = instant(someNow + 20 * 86_400_000)
    const early = someShade({ preOrder: true, deliveryDate: day })
    expect(card(someStored({ combinations: [early] }))).toMatchObject({ preOrder: true, deliveryDate: day })
    const { deliveryDate: _, ...undated } = early
    expect(card(someStored({ combinations: [undated] }))).not.toHaveProperty("deliveryDate")
    expect(card(someStored({ combinations: [{ ...early, preOrder: false }] }))).not.toHaveProperty("deliveryDate")
  })

  it("has the picture of the shade that is shown first if the product has none of its own", () => {
    const picture = somePicture("shade")
    const [other, first] = [someShade({ picture: somePicture("other"), isDefault: false }), someShade({ picture })]
    expect(card(someStored({ combinations: [other, first] })).picture).toMatchObject({ src: "/media/shade" })
    expect(card(someStored({})).picture).toBeUndefined()
  })

  it("has no address to share if the product is only reviewed here (D-1)", () => {
    const { soldAs: _, ...reviewed } = someStored({})
    expect(card(reviewed)).not.toHaveProperty("shareUrl")
    expect(card(reviewed)).not.toHaveProperty("soldAs")
  })

  it("counts what is sold, and never names more than three colours and two labels", () =>
    fc.assert(
      fc.property(anyCatalogue, anyInstant, (catalogue, now) => {
        const all = namesOf(catalogue, "id")
        for (const product of catalogue.products) {
          const shown = cardOf(product, listPrice(product, now), all)
          const active = product.combinations.filter((one) => one.active)
          if (active.length > 0) expect(shown.combinations).toBe(active.length)
          expect(shown.swatches.length).toBeLessThanOrEqual(3)
          expect(shown.labels.length).toBeLessThanOrEqual(2)
        }
      }),
      runs(60)
    ))
})

describe("what a product comes in", () => {
  it("is its first three colours (specification 9)", () => {
    const four = shades({ hex: "#1" }, { hex: "#2" }, { attribute: "size", hex: "#9" }, { hex: "#3" }, { hex: "#4" })
    expect(swatchesOf(four)).toEqual(["#1", "#2", "#3"])
  })

  it("is its first two sizes or variants, and shades without a colour", () => {
    const { hex: _, ...plain } = someShade({ name: "02 Senja" })
    const sizes = shades({ attribute: "none" }, { name: "01" }).concat(plain)
    expect(labelsOf(sizes)).toEqual(["02 Senja"])
    const size = (name: string) => ({ ...plain, attribute: "size" as const, name })
    expect(labelsOf([size(""), size("30 ml"), size("50 ml"), size("100 ml")])).toEqual(["30 ml", "50 ml"])
  })
})

describe("what a product names", () => {
  it("has a number for a name where a brand is missing, and no category where that is", () => {
    expect(brandOf({ brand: BrandId(99) }, names)).toEqual({ id: 99, name: "99", slug: "99" })
    expect(categoryOf({ category: CategoryId("lipstik") }, names)?.id).toBe("lipstik")
    expect(categoryOf({ category: CategoryId("none") }, names)).toBeUndefined()
    expect(categoryOf({}, names)).toBeUndefined()
  })
})
