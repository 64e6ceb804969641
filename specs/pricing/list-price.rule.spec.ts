import fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { StoredCombination } from "#core/catalogue/stored.ts"
import { instant } from "#core/kernel/moment.ts"
import { rupiah } from "#core/kernel/money.ts"
import { itemPrice } from "#core/pricing/item-price.rule.ts"
import { lastPriceChange, listPrice, nextPriceChange, pricesPaid } from "#core/pricing/list-price.rule.ts"
import { anyCombinations, anyDiscount, anyInstant, runs, someNow } from "#specs/arbitraries.ts"

const anyOffer = fc
  .tuple(anyCombinations(), fc.option(anyDiscount, { nil: undefined }))
  .map(([combinations, discount]) => ({ combinations, ...(discount && { discount }) }))

const combination = (over: Partial<StoredCombination>): StoredCombination => ({
  id: "1" as StoredCombination["id"],
  attribute: "shade",
  name: "",
  price: rupiah(100_000),
  specialPrices: [],
  stock: 1,
  weightGram: 1,
  isDefault: false,
  active: true,
  activeInReview: true,
  availableForGuest: true,
  preOrder: false,
  ...over
})

describe("the price in a list", () => {
  it("spans its active combinations", () =>
    fc.assert(
      fc.property(anyOffer, anyInstant, (offer, now) => {
        const listed = listPrice(offer, now)
        const active = offer.combinations.filter((one) => one.active)
        const prices = (active.length > 0 ? active : offer.combinations).map((one) =>
          itemPrice(one, offer.discount, now)
        )
        expect(listed.priceRange).toEqual({
          min: Math.min(...prices.map(({ price }) => price)),
          max: Math.max(...prices.map(({ price }) => price))
        })
        expect(listed.priceAfterDiscountRange).toEqual({
          min: Math.min(...prices.map(({ priceAfterDiscount }) => priceAfterDiscount)),
          max: Math.max(...prices.map(({ priceAfterDiscount }) => priceAfterDiscount))
        })
        const taken = prices.map(({ discountPercentage }) => discountPercentage).filter((percent) => percent > 0)
        expect(listed.discountRange).toEqual(
          taken.length > 0 ? { min: Math.min(...taken), max: Math.max(...taken) } : { min: 0, max: 0 }
        )
        expect(prices).toContainEqual(expect.objectContaining({ priceAfterDiscount: listed.priceAfterDiscount }))
      }),
      runs(200)
    ))

  it("holds between two changes", () =>
    fc.assert(
      fc.property(
        anyOffer,
        anyInstant,
        fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }),
        (offer, now, share) => {
          const from = lastPriceChange(offer, now) ?? instant(now - 3_600_000)
          const until = nextPriceChange(offer, now) ?? instant(now + 3_600_000)
          expect(from <= now && now < until).toBe(true)
          const between = instant(from + Math.floor(share * (until - from)))
          expect(listPrice(offer, between)).toEqual(listPrice(offer, now))
        }
      ),
      runs(200)
    ))

  it("shows the default combination, or the first active one", () => {
    const offer = {
      combinations: [
        combination({ price: rupiah(90_000), active: false, isDefault: true }),
        combination({ price: rupiah(80_000) }),
        combination({ price: rupiah(70_000) })
      ]
    }
    expect(listPrice(offer, someNow)).toMatchObject({ price: 80_000, priceRange: { min: 70_000, max: 80_000 } })
    expect(pricesPaid(offer, someNow)).toEqual([80_000, 70_000])
  })

  it("has a price even where nothing is active, and none where there is nothing", () => {
    expect(listPrice({ combinations: [combination({ active: false })] }, someNow).price).toBe(100_000)
    expect(listPrice({ combinations: [] }, someNow)).toMatchObject({ price: 0, priceRange: { min: 0, max: 0 } })
  })
})
