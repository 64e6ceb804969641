import { describe, expect, it } from "vitest"
import { trackedPage } from "#core/tracking/page-type.rule.ts"

describe("a tracked page", () => {
  it.each([
    ["Dashboard", {}, { type: "home" }],
    [
      "productDetail",
      { category_name: "sunscreen", product_id: "1051-kunci-seharian" },
      { type: "product_detail", id: "1051" }
    ],
    ["Category", { category_id: "330", category_name: "sunscreen" }, { type: "category", id: "330" }],
    ["BrandDetailOrigin", { brand_id: "131-kabut" }, { type: "brand", id: "131" }],
    ["Reviewer", { user_name: "sari.dewi" }, { type: "other" }],
    ["OrderPage", { code: "PDR-261120-7K3QX" }, { type: "other" }],
    ["TagConcern", { name: "kulit kering" }, { type: "tag" }],
    ["Search", {}, { type: "search" }],
    ["productDetail", { product_id: "a b@c" }, { type: "product_detail" }]
  ])("of %s %j is %j, without names and codes", (route, params, page) => {
    expect(trackedPage(route, params)).toEqual(page)
  })
})
