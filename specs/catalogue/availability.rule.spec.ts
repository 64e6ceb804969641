import { describe, expect, it } from "vitest"
import { forGuest, forOnline, forStore } from "#core/catalogue/availability.rule.ts"
import type { StoredCombination, StoredProduct } from "#core/catalogue/stored.ts"

const left = { active: true, stock: 3, preOrder: false, availableForGuest: true } as StoredCombination
const sold = {
  active: true,
  removed: false,
  availableForOrder: true,
  soldAs: 57_007,
  giftCard: false,
  combinations: [left]
} as unknown as StoredProduct
const without = (over: Partial<StoredProduct>): StoredProduct => ({ ...sold, ...over })
const unsold = (({ soldAs: _, ...product }) => product)(sold) as StoredProduct

describe("the customers a product is for (D-16)", () => {
  it("is every visitor online where it can be ordered and something is left", () => {
    expect(forOnline(sold)).toBe(true)
    for (const product of [
      without({ active: false }),
      without({ removed: true }),
      without({ availableForOrder: false }),
      without({ combinations: [{ ...left, stock: 0 }] }),
      without({ combinations: [{ ...left, active: false }] }),
      unsold
    ])
      expect(forOnline(product)).toBe(false)
  })

  it("is a visitor of a store unless it is a gift card or a pre-order", () => {
    expect(forStore(sold)).toBe(true)
    expect(forStore(without({ giftCard: true }))).toBe(false)
    expect(forStore(without({ combinations: [{ ...left, preOrder: true }] }))).toBe(false)
    expect(forStore(without({ combinations: [{ ...left, preOrder: true }, left] }))).toBe(true)
  })

  it("is a guest where some combination is for guests", () => {
    expect(forGuest(sold)).toBe(true)
    expect(forGuest(without({ combinations: [{ ...left, availableForGuest: false }] }))).toBe(false)
    expect(
      forGuest(
        without({
          combinations: [
            { ...left, stock: 0 },
            { ...left, availableForGuest: false }
          ]
        })
      )
    ).toBe(false)
  })
})
