import fc from "fast-check"
import { describe, expect, it } from "vitest"
import {
  alikeAmong,
  brandKey,
  duplicatesOf,
  isLikeBrand,
  isSameProduct,
  nameWords,
  productKey,
  sharedParts
} from "#core/proposals/names.rule.ts"

const of = (brand: string, name: string) => ({ brand, name })
const serum = of("Janari", "Serum Temulawak Cerah Pagi")

describe("names of products that are compared", () => {
  it("are the same whatever their size, case, accents and blanks, with or without their brand", () => {
    for (const name of [
      "SERUM temulawak cerah pagi",
      "Serum  Temulawak-Cerah Pagi 20 ml",
      "Janari Serum Temulawak Cerah Pagi",
      "Sérum Temulawak Cerah Pagi 1,5 l"
    ])
      expect(isSameProduct(serum, of("janari", name))).toBe(true)
    expect(isSameProduct(serum, of("Janari", "Serum Temulawak Cerah Malam"))).toBe(false)
    expect(isSameProduct(serum, of("Kenanga", serum.name))).toBe(false)
    // The number of a shade or a factor is no size.
    expect(isSameProduct(of("A1", "Tabir Surya SPF 30"), of("A1", "Tabir Surya SPF 50"))).toBe(false)
    expect(nameWords("Masker 5 pcs 30ml Vitamin C 10")).toEqual(["masker", "vitamin", "c", "10"])
  })

  it("are never without a key, also a product that has the name of its brand", () => {
    expect(productKey(of("Janari", "Janari"))).toBe(productKey(of("janari", "JANARI")))
    expect(brandKey("♥")).toBe("♥")
    fc.assert(
      fc.property(fc.string(), fc.string({ minLength: 1 }), (brand, name) => {
        expect(productKey(of(brand, name))).toBe(productKey(of(brand, name)))
        expect(isSameProduct(of(brand, name), of(brand.toUpperCase().toLowerCase(), `${name} `))).toBeTypeOf("boolean")
      })
    )
  })

  it("are near if few letters differ, the nearest first", () => {
    const others = [of("Janari", "Serum Temulawak Cerah Malam"), of("Janari", "Sabun Muka"), serum]
    const { same, near } = duplicatesOf(of("Janari", "serum temulawak cerah pagi"), others)
    expect(same).toEqual([serum])
    expect(near).toEqual([others[0]])
    expect(duplicatesOf(of("Janari", "Pelembap Rumput Laut"), others)).toEqual({ same: [], near: [] })
  })

  it("are alike while they are typed if half of the words are there", () => {
    const others = [serum, of("Janari", "Sabun Muka Temulawak Susu"), of("Kenanga", "Lipstik Satin")]
    expect(alikeAmong(of("Janary", "Serum Temulawak"), others)).toEqual([serum, others[1]])
    expect(alikeAmong(of("", "Lipstik"), others)).toEqual([others[2]])
    expect(alikeAmong(of("", "Maskara"), others)).toEqual([])
  })

  it("have brands that may be one written differently", () => {
    expect(isLikeBrand("Janari", "Janary")).toBe(true)
    expect(isLikeBrand("Surya Senja", "suryasenja")).toBe(true)
    expect(isLikeBrand("Janari", "Kenanga")).toBe(false)
  })

  it("show which of their words were typed, and lose none", () => {
    expect(sharedParts("Serum Temulawak Cerah Pagi", "serum cerah")).toEqual([
      { text: "Serum ", isShared: true },
      { text: "Temulawak ", isShared: false },
      { text: "Cerah ", isShared: true },
      { text: "Pagi", isShared: false }
    ])
    fc.assert(
      fc.property(fc.string(), fc.string(), (name, typed) => {
        const parts = sharedParts(name, typed)
        expect(parts.map(({ text }) => text).join("")).toBe(name)
      })
    )
  })
})
