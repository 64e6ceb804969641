import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { rupiah } from "#core/kernel/money.ts"
import { kmBetween } from "#core/shipping/distance.rule.ts"
import { freedOf, progressTo } from "#core/shipping/free-shipping.rule.ts"
import { insuranceOf } from "#core/shipping/insurance.rule.ts"
import { chargeableKg, parcelGram } from "#core/shipping/weight.rule.ts"
import { zoneBetween } from "#core/shipping/zones.ts"
import { runs } from "../arbitraries.ts"
import { someGoods } from "../pricing/some-goods.ts"
import { spot } from "./some-origins.ts"

describe("a parcel's weight", () => {
  it.each([
    [0, 1],
    [1, 1],
    [1_000, 1],
    [1_300, 1],
    [1_301, 2],
    [2_000, 2],
    [2_300, 2],
    [2_301, 3]
  ])("%i g are charged as %i kg", (gram, kg) => {
    expect(chargeableKg(gram)).toBe(kg)
  })

  it("is the sum of its lines", () => {
    const line = (weightGram: number, quantity: number) => ({ goods: someGoods("1", { weightGram }), quantity })
    expect(parcelGram([line(30, 20), line(250, 3)])).toBe(1_350)
  })

  it("never falls when something is added", () =>
    fc.assert(
      fc.property(fc.nat(50_000), fc.nat(5_000), (gram, more) => {
        expect(chargeableKg(gram + more)).toBeGreaterThanOrEqual(chargeableKg(gram))
        expect(chargeableKg(gram) * 1_000 + 300).toBeGreaterThanOrEqual(gram)
      }),
      runs(300)
    ))
})

describe("how far a parcel travels", () => {
  it.each([
    ["31.71", "31.74", "city"],
    ["31.71", "32.76", "metro"],
    ["31.71", "33.74", "island"],
    ["31.71", "12.71", "near"],
    ["31.71", "51.71", "near"],
    ["31.71", "73.71", "far"],
    ["31.71", "94.01", "remote"],
    ["31.71", "99.01", "remote"],
    ["32.73", "32.04", "metro"],
    ["32.73", "32.73", "city"],
    ["73.71", "64.71", "near"]
  ])("from %s to %s is %s", (from, to, zone) => {
    expect(zoneBetween(spot(from), spot(to))).toBe(zone)
    expect(zoneBetween(spot(to), spot(from))).toBe(zone)
  })

  it("is measured as the crow flies within a city", () => {
    const [menteng, dago] = [
      { latitude: -6.1952, longitude: 106.8301 },
      { latitude: -6.8849, longitude: 107.6141 }
    ]
    expect(kmBetween(menteng, menteng)).toBe(0)
    expect(Math.round(kmBetween(menteng, dago))).toBe(116)
  })
})

describe("free shipping", () => {
  it("takes off the whole fee of regular services from Rp200.000 of goods on", () => {
    expect(freedOf(rupiah(18_000), "regular", rupiah(199_999))).toBe(0)
    expect(freedOf(rupiah(18_000), "regular", rupiah(200_000))).toBe(18_000)
    for (const kind of ["next-day", "same-day", "instant"] as const)
      expect(freedOf(rupiah(18_000), kind, rupiah(5_000_000))).toBe(0)
  })

  it("says what is missing", () => {
    expect(progressTo(rupiah(0))).toEqual({ limit: 200_000, missing: 200_000 })
    expect(progressTo(rupiah(163_450))).toEqual({ limit: 200_000, missing: 36_550 })
    expect(progressTo(rupiah(200_000)).missing).toBe(0)
  })

  it("never gives less for more goods, nor more than the fee", () =>
    fc.assert(
      fc.property(fc.nat(400_000), fc.nat(400_000), fc.nat(90_000), (goods, more, fee) => {
        const [less, lot] = [goods, goods + more].map((amount) => freedOf(rupiah(fee), "regular", rupiah(amount)))
        expect(lot).toBeGreaterThanOrEqual(less ?? 0)
        expect(lot === 0 || lot === fee).toBe(true)
        expect(progressTo(rupiah(goods)).missing === 0).toBe(goods >= 200_000)
      }),
      runs(300)
    ))
})

describe("a parcel's cover", () => {
  it("is required above a million, and costs two in a thousand and a fee", () => {
    expect(insuranceOf(rupiah(1_000_000))).toEqual({ required: false, premium: 7_000 })
    expect(insuranceOf(rupiah(1_000_001))).toEqual({ required: true, premium: 7_000 })
    expect(insuranceOf(rupiah(1_500_499))).toEqual({ required: true, premium: 8_000 })
  })
})
