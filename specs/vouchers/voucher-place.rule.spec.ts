import { describe, expect, it } from "vitest"
import { goodsPathOf } from "#core/vouchers/voucher-place.rule.ts"

describe("vouchers", () => {
  it("lead to the goods they are for", () => {
    const to = (...places: Parameters<typeof goodsPathOf>[0]["places"]) => goodsPathOf({ places })
    expect(to()).toBe("/")
    expect(to({ kind: "brand", id: "101", slug: "senandika" })).toBe("/brand/101-senandika")
    expect(to({ kind: "category", id: "skincare", slug: "perawatan-kulit" })).toBe("/category/skincare/perawatan-kulit")
    expect(to({ kind: "product", id: "1001", slug: "delima", category: "lipstick" })).toBe(
      "/product/lipstick/1001-delima"
    )
  })
})
