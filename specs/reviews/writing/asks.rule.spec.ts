import { describe, expect, it } from "vitest"
import { CategoryId } from "#core/catalogue/category.ts"
import { CombinationId } from "#core/catalogue/combination.ts"
import type { Product } from "#core/catalogue/product.ts"
import { asksOf } from "#core/reviews/writing/asks.rule.ts"

const shade = (id: string, isActiveInReview: boolean) =>
  ({ id: CombinationId(id), isActiveInReview }) as Product["combinations"][number]

describe("what the form of a review asks for", () => {
  it("goes by the level-1 category, and leaves out combinations that may not be named (D-37)", () => {
    const asks = asksOf({
      path: [
        { id: CategoryId("1"), name: "Makeup", slug: "makeup" },
        { id: CategoryId("2"), name: "Lipstick", slug: "lipstick" }
      ],
      combinations: [shade("1", true), shade("2", false)]
    })
    expect(asks).toEqual({
      parts: ["effectiveness", "texture", "packaging", "value_for_money", "pigmentation", "long_wear"],
      combinations: ["1"],
      tags: [
        "stays-on",
        "not-drying",
        "matte",
        "satin",
        "dewy",
        "buildable",
        "easy-off",
        "light",
        "gentle",
        "soft-scent",
        "no-scent",
        "handy"
      ]
    })
    expect(asksOf({ path: [], combinations: [] })).toEqual({
      parts: ["effectiveness", "texture", "packaging", "value_for_money"],
      combinations: [],
      tags: ["light", "gentle", "soft-scent", "no-scent", "handy"]
    })
  })
})
