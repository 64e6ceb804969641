import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { instant } from "#core/kernel/moment.ts"
import { rupiah } from "#core/kernel/money.ts"
import { itemPrice, leftOfQuota } from "#core/pricing/item-price.rule.ts"
import { offerOf } from "#core/pricing/limited-price.rule.ts"
import { quotaOf } from "#core/pricing/list-price.rule.ts"
import { anyDiscount, anyInstant, anyPrice, anySpecialPrice, runs, someNow } from "#specs/arbitraries.ts"
import { someShade, someStored } from "../catalogue/some-stored.ts"

const hour = 3_600_000
const plain = { price: rupiah(69_000), specialPrices: [] }
const flash = {
  price: rupiah(46_500),
  startsAt: someNow,
  endsAt: instant(someNow + hour),
  quota: 3
}
const anyPriced = fc.record({ price: anyPrice, specialPrices: fc.array(anySpecialPrice, { maxLength: 3 }) })

describe("a special price with a quota of 3", () => {
  it.each([
    [undefined, 46_500, 3],
    [2, 46_500, 1],
    [3, 69_000, undefined],
    [4, 69_000, undefined]
  ])("after %s sold units costs Rp%i, with %s left at it", (sold, paid, left) => {
    const priced = { ...plain, specialPrices: [{ ...flash, ...(sold !== undefined && { sold }) }] }
    const { price, limited } = offerOf(priced, undefined, someNow)
    expect([price.priceAfterDiscount, limited?.left]).toEqual([paid, left])
    expect(limited?.beyond.priceAfterDiscount).toBe(left === undefined ? undefined : 69_000)
  })

  it("is not there before its start, at its end, or under a discount", () => {
    const priced = { ...plain, specialPrices: [flash] }
    const tenPercent = { kind: "percentage", value: 10, sale: false } as const
    expect(offerOf(priced, undefined, instant(someNow - 1)).limited).toBeUndefined()
    expect(offerOf(priced, undefined, flash.endsAt).limited).toBeUndefined()
    expect(offerOf(priced, tenPercent, someNow)).toEqual({ price: itemPrice(plain, tenPercent, someNow) })
  })

  it("leaves another special price without a quota to those beyond it", () => {
    const lasting = { price: rupiah(60_000), startsAt: instant(someNow - hour), endsAt: instant(someNow + hour) }
    const { price, limited } = offerOf({ ...plain, specialPrices: [lasting, flash] }, undefined, someNow)
    expect([price.priceAfterDiscount, limited?.beyond.priceAfterDiscount]).toEqual([46_500, 60_000])
    const cheaper = { ...lasting, price: rupiah(46_500) }
    expect(offerOf({ ...plain, specialPrices: [cheaper, flash] }, undefined, someNow).limited).toBeUndefined()
  })

  it("never costs more than without one, and no price is limited that is not lower than what is beyond it", () =>
    fc.assert(
      fc.property(anyPriced, fc.option(anyDiscount, { nil: undefined }), anyInstant, (priced, discount, now) => {
        const { price, limited } = offerOf(priced, discount, now)
        expect(price).toEqual(itemPrice(priced, discount, now))
        const free = { ...priced, specialPrices: priced.specialPrices.filter(({ quota }) => quota === undefined) }
        const without = itemPrice(free, discount, now)
        expect(price.priceAfterDiscount).toBeLessThanOrEqual(without.priceAfterDiscount)
        expect(limited !== undefined).toBe(price.priceAfterDiscount < without.priceAfterDiscount)
        if (limited) expect([limited.beyond, limited.left > 0]).toEqual([without, true])
      }),
      runs(300)
    ))

  it("counts nothing that was sold beyond its quota", () =>
    fc.assert(
      fc.property(anySpecialPrice, (special) => {
        const left = leftOfQuota(special)
        expect(left).toBeGreaterThanOrEqual(0)
        expect(left).toBe(special.quota === undefined ? Infinity : Math.max(0, special.quota - (special.sold ?? 0)))
      }),
      runs(100)
    ))
})

describe("the quota of a product", () => {
  const offered = (special: typeof flash & { readonly sold?: number }) =>
    someStored({ combinations: [someShade({ price: rupiah(69_000), specialPrices: [special] })] })

  it("is what its running special prices have, with no more sold than that, also if none is left", () => {
    expect(quotaOf(offered({ ...flash, sold: 2 }), someNow)).toEqual({ units: 3, sold: 2 })
    expect(quotaOf(offered({ ...flash, sold: 5 }), someNow)).toEqual({ units: 3, sold: 3 })
    expect(quotaOf(offered(flash), instant(someNow - 1))).toBeUndefined()
    expect(quotaOf(offered({ ...flash, price: rupiah(69_000) }), someNow)).toBeUndefined()
    const discount = { kind: "percentage", value: 10, sale: false } as const
    expect(quotaOf({ ...offered(flash), discount }, someNow)).toBeUndefined()
  })
})
