import { Effect } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { BrandId } from "#core/catalogue/brand.ts"
import { type BagGift, GiftId } from "#core/gifts/gift.ts"
import {
  flownGifts,
  type GiftFacts,
  giftGoodsOf,
  giftLines,
  giftStage,
  giftsWith,
  givenOf,
  offersOf
} from "#core/gifts/gifts.rule.ts"
import { instant } from "#core/kernel/moment.ts"
import { rupiah } from "#core/kernel/money.ts"
import { quoteOf } from "#core/pricing/quote.rule.ts"
import type { QuoteLine } from "#core/pricing/quote.ts"
import { runs, someNow } from "../arbitraries.ts"
import { anyGoods, anyLines, giftCard, lineOf, preOrder, priceOf, someGoods } from "../pricing/some-goods.ts"
import { someGift, someOffer } from "./some-gifts.ts"

const cream = someGoods("11", { price: priceOf(35_000) })
const serum = someGoods("12", { price: priceOf(90_000) })
const mask = someGoods("13", { price: priceOf(19_000) })
const [balm, brush] = [someGoods("14", { price: priceOf(60_000) }), someGoods("15", { price: priceOf(50_000) })]

const withFacts = (change: Partial<GiftFacts>, lines: ReadonlyArray<QuoteLine>) =>
  giftsWith({ offers: [someOffer(cream)], isGuest: false, declined: [], now: someNow, ...change })(lines)
const bought = (worth: number, quantity = 1) => [lineOf(someGoods("1", { price: priceOf(worth / quantity) }), quantity)]
const said = (gifts: ReadonlyArray<BagGift>) => gifts.map(({ gift, state }) => `${gift.combination} ${state}`)

describe("a gift (D-67)", () => {
  it.each([
    { worth: 199_999, gifts: [] },
    { worth: 200_000, gifts: ["11 given"] },
    { worth: 200_001, gifts: ["11 given"] }
  ])("from Rp200.000 on is given with goods of $worth: $gifts", ({ worth, gifts }) =>
    expect(said(withFacts({}, bought(worth)))).toEqual(gifts)
  )

  it.each([
    { units: 2, gifts: [] },
    { units: 3, gifts: ["11 given"] }
  ])("from three units on is given with $units: $gifts", ({ units, gifts }) =>
    expect(
      said(withFacts({ offers: [someOffer(cream, { minAmount: rupiah(0), minUnits: 3 })] }, bought(90_000, units)))
    ).toEqual(gifts)
  )

  it("counts the goods it asks for alone, at the price that is paid, and never gift cards", () => {
    const ofBrand = someOffer(cream, { goods: { products: [], brands: [BrandId(2)], categories: [] } })
    const other = { brand: { id: BrandId(2), name: "Puan", slug: "puan" } }
    const facts = { offers: [ofBrand] }
    expect(withFacts(facts, bought(500_000))).toEqual([])
    const reduced = lineOf(someGoods("2", { ...other, price: priceOf(250_000, 199_999) }), 1)
    expect(withFacts(facts, [...bought(500_000), reduced])).toEqual([])
    const full = lineOf(someGoods("2", { ...other, price: priceOf(250_000, 200_000) }), 1)
    expect(said(withFacts(facts, [full]))).toEqual(["11 given"])
    expect(withFacts({}, [lineOf(giftCard("3", { price: priceOf(500_000) }), 1)])).toEqual([])
  })

  it("is not for pre-orders, and is none itself (D-22)", () => {
    expect(withFacts({}, [lineOf(preOrder("4", 8, { price: priceOf(500_000) }), 1)])).toEqual([])
    expect(offersOf([someGift(cream)], () => preOrder("11", 8))).toEqual([])
  })

  it("is for members, and for guests if its rule says so", () => {
    expect(withFacts({ isGuest: true }, bought(200_000))).toEqual([])
    const forAll = [someOffer(cream, { forGuests: true })]
    expect(said(withFacts({ isGuest: true, offers: forAll }, bought(200_000)))).toEqual(["11 given"])
  })

  it("is given from its first moment on, and not from its last", () => {
    const times = { startsAt: instant(1_000), endsAt: instant(2_000) }
    const at = (now: number) => withFacts({ offers: [someOffer(cream, times)], now: instant(now) }, bought(200_000))
    expect([999, 1_000, 1_999, 2_000].map((now) => at(now).length)).toEqual([0, 1, 1, 0])
  })

  it("comes once for each combination, the most valuable three of them", () => {
    const offers = [
      someOffer(mask),
      someOffer(serum),
      someOffer(serum, { id: GiftId("serum-again") }),
      someOffer(cream),
      someOffer(balm)
    ]
    expect(said(withFacts({ offers }, bought(300_000)))).toEqual(["12 given", "14 given", "11 given"])
  })

  it("that is declined or sold out leaves its place to the next, and says so", () => {
    const offers = [
      someOffer(serum),
      someOffer({ ...balm, stock: 0 }),
      someOffer(brush),
      someOffer(cream),
      someOffer(mask)
    ]
    const declined = [GiftId("gift-12")]
    expect(said(withFacts({ offers, declined }, bought(300_000)))).toEqual([
      "12 declined",
      "14 sold-out",
      "15 given",
      "11 given",
      "13 given"
    ])
  })

  it.each([
    { stock: 3, given: "given" },
    { stock: 2, given: "sold-out" }
  ])("is not one of the two units that are bought of $stock: $given", ({ stock, given }) => {
    const same = { ...serum, stock }
    const lines = [...bought(200_000), lineOf(same, 2)]
    expect(said(withFacts({ offers: [someOffer(same)] }, lines))).toEqual([`12 ${given}`])
  })

  it("may be goods that are not for sale, but not removed or inactive ones", () => {
    const states = (["open", "not-for-order", "inactive", "removed"] as const).map(
      (sale) => withFacts({ offers: [someOffer({ ...cream, sale })] }, bought(200_000))[0]?.state
    )
    expect(states).toEqual(["given", "given", "sold-out", "sold-out"])
  })

  it("that may not fly stays behind if the parcel does (D-54)", () => {
    const offers = [someOffer({ ...serum, dangerous: true }), someOffer(cream)]
    const gifts = withFacts({ offers, declined: [GiftId("gift-11")] }, bought(200_000))
    expect(said(gifts)).toEqual(["12 given", "11 declined"])
    expect(said(flownGifts(gifts))).toEqual(["12 by-air", "11 declined"])
    expect(givenOf(flownGifts(gifts))).toEqual([])
  })

  it("costs nothing, and is a step of the total between the goods and the voucher (D-26)", () => {
    const lines = bought(200_000)
    const gifts = withFacts({}, lines)
    const quote = Effect.runSync(quoteOf(lines, { gifts: [giftStage(gifts)] }))
    expect(quote.steps.map(({ slot, amount, values }) => [slot, amount, values])).toEqual([
      ["items", 200_000, { count: 1 }],
      ["gifts", 0, { name: "Lipstik 11", gift: "11" }]
    ])
    expect(quote.totals).toEqual({ goods: 200_000, afterDiscount: 200_000, extraCharge: 0, payable: 200_000 })
    expect(giftLines(gifts)).toEqual([{ goods: cream, quantity: 1, total: 0 }])
  })

  it("whose goods are not there is no offer, and neither is a gift card", () => {
    const rules = [someGift(cream), someGift(serum), someGift(giftCard("16"))]
    expect(giftGoodsOf(rules).map(({ combination }) => combination)).toEqual(["11", "12", "16"])
    const known = [cream, giftCard("16")]
    const offers = offersOf(rules, ({ combination }) => known.find((one) => one.combination === combination))
    expect(offers.map(({ gift }) => gift.combination)).toEqual(["11"])
  })
})

describe("gifts of any bag", () => {
  const anyOffer = fc
    .record({
      goods: anyGoods,
      at: fc.integer({ min: 0, max: 9 }),
      minAmount: fc.integer({ min: 0, max: 500_000 }),
      minUnits: fc.integer({ min: 1, max: 8 })
    })
    .map(({ goods, at, minAmount, minUnits }) =>
      someOffer(goods, { id: GiftId(`rule-${at}`), minAmount: rupiah(minAmount), minUnits })
    )
  const anyOffers = fc.uniqueArray(anyOffer, { maxLength: 8, selector: ({ id }) => id })

  it("are at most three, each combination once, and none that is not there is better than one that is given", () => {
    fc.assert(
      fc.property(anyLines, anyOffers, (lines, offers) => {
        const gifts = withFacts({ offers }, lines)
        const given = givenOf(gifts)
        expect(given.length).toBeLessThanOrEqual(3)
        expect(new Set(gifts.map(({ gift }) => gift.combination)).size).toBe(gifts.length)
        const worth = gifts.map(({ gift }) => gift.price.price)
        expect(worth).toEqual(worth.toSorted((one, other) => other - one))
      }),
      runs(200)
    )
  })

  it("are not fewer with more goods of other combinations", () => {
    fc.assert(
      fc.property(anyLines, anyOffers, fc.integer({ min: 1, max: 20 }), (lines, offers, quantity) => {
        const more = lineOf(someGoods("990", { price: priceOf(40_000) }), quantity)
        const [before, after] = [lines, [...lines, more]].map((some) => givenOf(withFacts({ offers }, some)).length)
        expect(after).toBeGreaterThanOrEqual(before ?? 0)
      }),
      runs(200)
    )
  })

  it("never change what is paid", () => {
    fc.assert(
      fc.property(anyLines, anyOffers, (lines, offers) => {
        const plain = Effect.runSync(quoteOf(lines, {})).totals
        const stages = { gifts: [giftStage(withFacts({ offers }, lines))] }
        expect(Effect.runSync(quoteOf(lines, stages)).totals).toEqual(plain)
      }),
      runs(200)
    )
  })
})
