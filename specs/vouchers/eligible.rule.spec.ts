import { describe, expect, it } from "vitest"
import { BrandId } from "#core/catalogue/brand.ts"
import { CategoryId } from "#core/catalogue/category.ts"
import { ProductId } from "#core/catalogue/product.ts"
import { eligibleLines } from "#core/vouchers/eligible.rule.ts"
import type { VoucherGoods } from "#core/vouchers/voucher.ts"
import { giftCard, lineOf, someGoods } from "../pricing/some-goods.ts"

const lips = { id: CategoryId("bibir"), name: "Bibir", slug: "bibir" }
const lines = [
  lineOf(someGoods("1", { categories: [lips] }), 1),
  lineOf(someGoods("2", { brand: { id: BrandId(2), name: "Senandika", slug: "senandika" } }), 2),
  lineOf(giftCard("3"), 1)
]
const eligible = (goods: Partial<VoucherGoods>) =>
  eligibleLines({ products: [], brands: [], categories: [], ...goods }, lines).map(({ goods: { product } }) => product)

describe("the lines that a voucher is for", () => {
  it("are all but gift cards if it names no goods. D-22", () => expect(eligible({})).toEqual([1, 2]))

  it("are those of one entry of a list. D-27", () => {
    expect(eligible({ products: [ProductId(2), ProductId(9)] })).toEqual([2])
    expect(eligible({ brands: [BrandId(1), BrandId(2)] })).toEqual([1, 2])
    expect(eligible({ categories: [CategoryId("bibir")] })).toEqual([1])
  })

  it("have to fit every list that names any. D-27", () => {
    expect(eligible({ brands: [BrandId(2)], categories: [CategoryId("bibir")] })).toEqual([])
    expect(eligible({ brands: [BrandId(1)], categories: [CategoryId("bibir")] })).toEqual([1])
  })

  it("are never a gift card, not even one that is named", () =>
    expect(eligible({ products: [ProductId(3)] })).toEqual([]))
})
