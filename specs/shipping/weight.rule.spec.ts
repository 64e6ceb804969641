import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { chargeableKg, parcelGram } from "#core/shipping/weight.rule.ts"
import { runs } from "../arbitraries.ts"
import { someGoods } from "../pricing/some-goods.ts"

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
