import { describe, expect, it } from "vitest"
import { BrandId } from "#core/catalogue/brand.ts"
import { CategoryId } from "#core/catalogue/category.ts"
import { adPlaceOf } from "#core/shop/ad-place.rule.ts"

describe("advertisements of a list", () => {
  it.each([
    [
      { kind: "category", category: { id: CategoryId("330") } },
      { page: "category", target: "330" }
    ],
    [
      { kind: "brand", brand: { id: BrandId(131) } },
      { page: "brand", target: "131" }
    ],
    [
      { kind: "tag", tag: { id: "concern-acne" } },
      { page: "tag", target: "concern-acne" }
    ],
    [{ kind: "search" }, { page: "search" }],
    [{ kind: "promotion" }, undefined]
  ] as const)("of %j are meant for %j", (place, at) => expect(adPlaceOf(place)).toEqual(at))
})
