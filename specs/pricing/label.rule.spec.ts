import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { rupiah } from "#core/kernel/money.ts"
import { saleLabel, struckPrice } from "#core/pricing/label.rule.ts"
import { listPrice } from "#core/pricing/list-price.rule.ts"
import { anyCombinations, anyDiscount, anyInstant, runs } from "#specs/arbitraries.ts"

const anyOffer = fc
  .tuple(anyCombinations(), fc.option(anyDiscount, { nil: undefined }))
  .map(([combinations, discount]) => ({ combinations, ...(discount && { discount }) }))
const range = (min: number, max: number) => ({ min: rupiah(min), max: rupiah(max) })

describe("the label of a card", () => {
  it("labels a sale before a percentage", () => {
    expect(saleLabel({ isSale: true, discountPercentage: 31 })).toBe("SALE")
    expect(saleLabel({ isSale: false, discountPercentage: 31 })).toBe("31%")
    expect(saleLabel({ isSale: false, discountPercentage: 0 })).toBeUndefined()
  })
})

describe("the price that is struck through", () => {
  it("is what the lowest price was before, if that was higher", () =>
    fc.assert(
      fc.property(anyOffer, anyInstant, (offer, now) => {
        const listed = listPrice(offer, now)
        const struck = struckPrice(listed)
        const paid = listed.priceAfterDiscountRange.min
        if (struck === undefined) expect(paid).toBe(listed.priceRange.min)
        else expect(struck).toBeGreaterThan(paid)
      }),
      runs(200)
    ))

  it.each([
    ["both ends are lower", range(80_000, 90_000), true],
    ["the dearest alone is lower", range(100_000, 119_999), false],
    ["the cheapest alone is lower", range(99_999, 120_000), true],
    ["nothing is lower", range(100_000, 120_000), false]
  ] as const)("of Rp100.000 to Rp120.000 is shown where %s", (_, priceAfterDiscountRange, isStruck) => {
    const priceRange = range(100_000, 120_000)
    expect(struckPrice({ priceRange, priceAfterDiscountRange })).toBe(isStruck ? 100_000 : undefined)
  })
})
