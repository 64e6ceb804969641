import { describe, expect, it } from "vitest"
import { rupiah } from "#core/kernel/money.ts"
import { insuranceOf } from "#core/shipping/insurance.rule.ts"

describe("a parcel's cover", () => {
  it("is required above a million, and costs two in a thousand and a fee", () => {
    expect(insuranceOf(rupiah(1_000_000))).toEqual({ required: false, premium: 7_000 })
    expect(insuranceOf(rupiah(1_000_001))).toEqual({ required: true, premium: 7_000 })
    expect(insuranceOf(rupiah(1_500_499))).toEqual({ required: true, premium: 8_000 })
  })
})
