import { describe, expect, it } from "vitest"
import { starPartsOf } from "#core/reviews/writing/star-parts.rule.ts"

const four = ["effectiveness", "texture", "packaging", "value_for_money"]

describe("the parts a product is rated by", () => {
  it.each([
    ["makeup", [...four, "pigmentation", "long_wear"]],
    ["Make-Up", [...four, "pigmentation", "long_wear"]],
    ["kosmetik-wajah", [...four, "pigmentation", "long_wear"]],
    ["fragrance", [...four, "scent"]],
    ["parfum-pria", [...four, "scent"]],
    ["body", [...four, "scent"]],
    ["perawatan-tubuh", [...four, "scent"]],
    ["skincare", four],
    ["hair", four],
    [undefined, four]
  ] as const)("of %s", (category, parts) => {
    expect(starPartsOf(category)).toEqual(parts)
  })
})
