import { describe, expect, it } from "vitest"
import { CategoryId } from "#core/catalogue/category.ts"
import { goodsPath } from "#core/pricing/goods-path.rule.ts"
import { someGoods } from "./some-goods.ts"

const category = { id: CategoryId("c3"), slug: "lipstick", name: "Lipstick" }

describe("the address of goods", () => {
  it("names their shade, so that its page shows what was ordered, saved or waited for", () => {
    expect(goodsPath(someGoods("1", { categories: [category], combinationName: "02 Manggis" }))).toBe(
      "/product/lipstick/1-lipstik-1?combination=1"
    )
  })

  it("is the page of the product alone if there is nothing to choose", () => {
    expect(goodsPath(someGoods("1", { categories: [category], combinationName: "" }))).toBe(
      "/product/lipstick/1-lipstik-1"
    )
  })
})
