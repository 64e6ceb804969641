import { describe, expect, it } from "vitest"
import { viewProductCard, viewReviewCount } from "#core/pricing/product-card.view.ts"
import { someCard as card, range } from "../catalogue/some-card.ts"

const dots = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, ".")

describe("a product card", () => {
  it("shows everything the specification asks of it", () => {
    expect(viewProductCard(card, dots, true)).toEqual({
      path: "/product/sunscreen/1003-daily-uv",
      wideName: "Daily UV Shield Sunscreen…",
      narrowName: "Daily UV Shield Sunscreen…",
      paid: "Rp68.000",
      isFrom: true,
      struck: "Rp85.000",
      reviews: "5.117 Reviews",
      label: "20%",
      isUpTo: false,
      shopNow: "/product/sunscreen/1003-daily-uv#buy",
      review: { kind: "see", path: "/product/sunscreen/1003-daily-uv#reviews" },
      more: 1
    })
  })

  it("cuts a name of 26 to 38 characters on wide screens only", () => {
    const view = viewProductCard({ ...card, name: "Rose Water Hydrating Sheet Mask" }, dots, true)
    expect([view.wideName, view.narrowName]).toEqual(["Rose Water Hydrating Shee…", "Rose Water Hydrating Sheet Mask"])
  })

  it("leads to the review form where it has no category or no review", () => {
    const { category: _, ...unsorted } = card
    expect(viewProductCard(unsorted, dots, true).path).toBe("/review/add/1003")
    // While reviews are not written here there is no form.
    expect(viewProductCard(unsorted, dots, false).path).toMatch(/^\/product\/lainnya\/1003-/)
    expect(viewProductCard(card, dots, false).path).toBe(viewProductCard(card, dots, true).path)
    expect(viewProductCard({ ...card, totalReviews: 0 }, dots, true)).toMatchObject({
      reviews: "0 Review",
      review: { kind: "add", path: "/review/add/1003" }
    })
  })

  it("invites to shop only what can be bought", () => {
    const { shareUrl: _, ...unshared } = card
    const { soldAs: __, ...unsold } = card
    for (const one of [
      unshared,
      unsold,
      { ...card, stock: 0 },
      { ...card, active: false },
      { ...card, availableForOrder: false }
    ])
      expect(viewProductCard(one, dots, true).shopNow).toBeUndefined()
  })

  it("strikes nothing and labels nothing that is not reduced", () => {
    const whole = { ...card, priceAfterDiscountRange: card.priceRange, discountPercentage: 0 }
    expect(viewProductCard(whole, dots, true)).toMatchObject({ struck: undefined, label: undefined })
    // The lowest price is the whole one of another combination.
    const dearer = { ...card, priceRange: range(68_000, 149_000) }
    expect(viewProductCard(dearer, dots, true)).toMatchObject({ paid: "Rp68.000", isFrom: true, struck: undefined })
    expect(viewProductCard({ ...card, isSale: true }, dots, true).label).toBe("SALE")
  })

  it("says that a percentage is the most if the price beside it is reduced by less, or not at all", () => {
    const { priceRange, priceAfterDiscountRange } = card
    // The large one alone costs 20 percent less.
    const large = { ...card, priceAfterDiscountRange: range(priceRange.min, priceAfterDiscountRange.max) }
    expect(viewProductCard(large, dots, true)).toMatchObject({ label: "20%", isUpTo: true, struck: undefined })
    // The one that is shown first costs 10 percent less, the small one 32.
    const small = { ...card, discountPercentage: 10, discountRange: { min: 10, max: 32 } }
    expect(viewProductCard(small, dots, true)).toMatchObject({ label: "32%", isUpTo: true, struck: "Rp85.000" })
    expect(viewProductCard({ ...large, isSale: true }, dots, true).label).toBe("SALE")
    expect(viewProductCard({ ...large, discountPercentage: 0 }, dots, true).label).toBeUndefined()
  })

  it("says from which price on only if its combinations differ", () => {
    const one = { ...card, priceRange: range(85_000), priceAfterDiscountRange: range(68_000) }
    expect(viewProductCard(one, dots, true)).toMatchObject({ paid: "Rp68.000", isFrom: false, struck: "Rp85.000" })
  })

  it("counts no further choices where it shows none", () => {
    expect(viewProductCard({ ...card, labels: [], combinations: 1, attribute: "none" }, dots, true).more).toBe(0)
  })

  it("counts one review as 1 Reviews, literally", () => {
    expect([0, 1, 1284].map((count) => viewReviewCount(count, dots))).toEqual([
      "0 Review",
      "1 Reviews",
      "1.284 Reviews"
    ])
  })
})
