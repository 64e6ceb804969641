import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { feedSale } from "#core/feeds/feed-sale.rule.ts"
import { instant } from "#core/kernel/moment.ts"
import { rupiah } from "#core/kernel/money.ts"
import { itemPrice } from "#core/pricing/item-price.rule.ts"
import { anyDiscount, anyInstant, anyPrice, anySpecialPrice } from "../arbitraries.ts"

const at = (text: string) => instant(Date.parse(`${text}+07:00`))
const special = (price: number, from: string, until: string) => ({
  price: rupiah(price),
  startsAt: at(from),
  endsAt: at(until)
})

describe("the sale of a combination in a feed", () => {
  it("is what visitors pay now, whenever a feed shows that it holds", () => {
    const anyPriced = fc.record(
      { price: anyPrice, discount: anyDiscount, specialPrices: fc.array(anySpecialPrice, { maxLength: 3 }) },
      { requiredKeys: ["price", "specialPrices"] }
    )
    fc.assert(
      fc.property(anyPriced, fc.option(anyDiscount, { nil: undefined }), anyInstant, (priced, product, now) => {
        const sale = feedSale(priced, product, now)
        const paid = itemPrice(priced, product, now).priceAfterDiscount
        if (sale === undefined || (sale.during && (now < sale.during.from || now >= sale.during.until))) return
        expect(sale.price).toBe(paid)
        expect(sale.price).toBeLessThan(priced.price)
      })
    )
  })

  it("is the discount, without an end, before any special price", () => {
    const priced = {
      price: rupiah(100_000),
      specialPrices: [special(50_000, "2026-12-12T00:00", "2026-12-13T00:00")]
    }
    expect(feedSale(priced, { kind: "percentage", value: 20, sale: false }, at("2026-12-12T10:00"))).toEqual({
      price: 80_000
    })
  })

  it("is the special price that runs, else the next one, in whole minutes within its time", () => {
    const priced = {
      price: rupiah(100_000),
      specialPrices: [
        special(60_000, "2026-12-20T00:00", "2026-12-21T00:00"),
        special(70_000, "2026-12-12T00:00:30", "2026-12-13T00:00:59")
      ]
    }
    const first = { price: 70_000, during: { from: at("2026-12-12T00:01"), until: at("2026-12-13T00:00") } }
    expect(feedSale(priced, undefined, at("2026-12-01T00:00"))).toEqual(first)
    expect(feedSale(priced, undefined, at("2026-12-12T23:00"))).toEqual(first)
    expect(feedSale(priced, undefined, at("2026-12-14T00:00"))?.price).toBe(60_000)
    expect(feedSale(priced, undefined, at("2026-12-21T00:00"))).toBeUndefined()
  })

  it("is none of which every unit was sold", () => {
    const limited = { ...special(60_000, "2026-12-12T00:00", "2026-12-13T00:00"), quota: 3 }
    const sale = (sold: number) =>
      feedSale({ price: rupiah(100_000), specialPrices: [{ ...limited, sold }] }, undefined, at("2026-12-12T10:00"))
    expect([sale(2)?.price, sale(3)]).toEqual([60_000, undefined])
  })
})
