import { Effect, Exit } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { instant } from "#core/kernel/moment.ts"
import { rupiah } from "#core/kernel/money.ts"
import { afterDiscount, checkedPrice, itemPrice, percentOff, specialPriceNow } from "#core/pricing/item-price.rule.ts"
import { anyDiscount, anyInstant, anyPrice, anySpecialPrice, runs, someNow } from "#specs/arbitraries.ts"

const plain = { price: rupiah(149_000), specialPrices: [] }
const special = { price: rupiah(99_000), startsAt: someNow, endsAt: instant(someNow + 1_000) }
const anyPriced = fc
  .record({
    price: anyPrice,
    discount: fc.option(anyDiscount, { nil: undefined }),
    specialPrices: fc.array(anySpecialPrice, { maxLength: 3 })
  })
  .map(({ discount, ...priced }) => ({ ...priced, ...(discount && { discount }) }))

describe("the price of a combination", () => {
  it("never rises above its price and never falls below 0", () =>
    fc.assert(
      fc.property(anyPriced, fc.option(anyDiscount, { nil: undefined }), anyInstant, (priced, ofProduct, now) => {
        const { price, priceAfterDiscount, discountPercentage } = itemPrice(priced, ofProduct, now)
        expect(price).toBe(priced.price)
        expect(priceAfterDiscount).toBeGreaterThanOrEqual(0)
        expect(priceAfterDiscount).toBeLessThanOrEqual(price)
        expect(Number.isSafeInteger(priceAfterDiscount)).toBe(true)
        expect(discountPercentage > 0).toBe(priceAfterDiscount < price)
        expect(discountPercentage).toBeLessThanOrEqual(100)
      }),
      runs(300)
    ))

  it("takes a percentage off in favour of the shopper", () =>
    fc.assert(
      fc.property(anyPrice, fc.integer({ min: 0, max: 100 }), (price, value) => {
        const after = afterDiscount(price, { kind: "percentage", value, sale: false })
        expect(BigInt(after)).toBe((BigInt(price) * BigInt(100 - value)) / 100n)
      }),
      runs(300)
    ))

  it("reckons exactly up to the largest money there is", () => {
    const price = rupiah(Number.MAX_SAFE_INTEGER)
    expect(afterDiscount(price, { kind: "percentage", value: 10, sale: false })).toBe(8_106_479_329_266_891)
    expect(percentOff(price, rupiah(Number.MAX_SAFE_INTEGER - 1))).toBe(1)
  })

  it("takes an amount off, down to nothing", () => {
    expect(afterDiscount(rupiah(20_000), { kind: "amount", value: 5_000, sale: false })).toBe(15_000)
    expect(afterDiscount(rupiah(20_000), { kind: "amount", value: 50_000, sale: false })).toBe(0)
  })

  it("says whole percent, floored, and at least 1", () => {
    expect(percentOff(rupiah(150_000), rupiah(103_500))).toBe(31)
    expect(percentOff(rupiah(300_000), rupiah(200_001))).toBe(33)
    expect(percentOff(rupiah(1_000_000), rupiah(999_999))).toBe(1)
    expect(percentOff(rupiah(1_000_000), rupiah(1_000_000))).toBe(0)
  })

  it("lets a combination's own discount stand in for the product's", () => {
    const ofProduct = { kind: "percentage", value: 50, sale: true } as const
    const own = { kind: "amount", value: 9_000, sale: false } as const
    expect(itemPrice({ ...plain, discount: own }, ofProduct, someNow)).toEqual({
      price: 149_000,
      priceAfterDiscount: 140_000,
      discountPercentage: 6,
      isSale: false
    })
    expect(itemPrice(plain, ofProduct, someNow)).toEqual({
      price: 149_000,
      priceAfterDiscount: 74_500,
      discountPercentage: 50,
      isSale: true
    })
  })

  it("asks for the special price only where nothing else is taken off", () => {
    const priced = { ...plain, specialPrices: [special] }
    expect(itemPrice(priced, undefined, someNow).priceAfterDiscount).toBe(99_000)
    const tenPercent = { kind: "percentage", value: 10, sale: false } as const
    expect(itemPrice(priced, tenPercent, someNow).priceAfterDiscount).toBe(134_100)
  })

  it("runs a special price from its first instant to before its last", () => {
    expect(specialPriceNow([special], instant(special.startsAt - 1))).toBeUndefined()
    expect(specialPriceNow([special], special.startsAt)).toBe(99_000)
    expect(specialPriceNow([special], instant(special.endsAt - 1))).toBe(99_000)
    expect(specialPriceNow([special], special.endsAt)).toBeUndefined()
  })

  it("ignores a special price that is none", () => {
    const dear = { ...special, price: rupiah(200_000) }
    expect(itemPrice({ ...plain, specialPrices: [dear] }, undefined, someNow)).toEqual({
      price: 149_000,
      priceAfterDiscount: 149_000,
      discountPercentage: 0,
      isSale: false
    })
  })

  it("refuses impossible sums of money", () => {
    const passes = (priced: Parameters<typeof checkedPrice>[0]) =>
      Exit.isSuccess(Effect.runSyncExit(checkedPrice(priced)))
    expect(passes({ ...plain, specialPrices: [special] })).toBe(true)
    expect(passes({ ...plain, discount: { kind: "percentage", value: 101, sale: false } })).toBe(false)
    expect(passes({ ...plain, discount: { kind: "amount", value: -1, sale: false } })).toBe(false)
    expect(passes({ ...plain, discount: { kind: "percentage", value: 12.5, sale: false } })).toBe(false)
    expect(passes({ ...plain, specialPrices: [{ ...special, endsAt: special.startsAt }] })).toBe(false)
  })
})
