import { describe, expect, it } from "vitest"
import { adPlaceOf } from "#core/shop/ad-place.rule.ts"
import type { Place } from "#core/shop/facts.ts"

describe("advertisements of a list", () => {
  it.each([
    [
      { kind: "category", category: { id: "330" } },
      { page: "category", target: "330" }
    ],
    [
      { kind: "brand", brand: { id: 131 } },
      { page: "brand", target: "131" }
    ],
    [
      { kind: "tag", tag: { id: "concern-acne" } },
      { page: "tag", target: "concern-acne" }
    ],
    [{ kind: "search" }, { page: "search" }],
    [{ kind: "promotion", promotion: { slug: "akhir-tahun" } }, undefined]
  ])("of %j are those of %j", (place, at) => expect(adPlaceOf(place as unknown as Place)).toEqual(at))
})
