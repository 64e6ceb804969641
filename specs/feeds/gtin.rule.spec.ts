import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { withCheckDigit } from "#core/catalogue/barcode.rule.ts"
import { isGlobalGtin } from "#core/feeds/gtin.rule.ts"

describe("a number of an article that is valid everywhere", () => {
  it("has 8, 12, 13 or 14 digits, the last of which fits (GS1)", () => {
    for (const digits of ["90311017", "036282818705", "8806088269696", "10614141000415", "8993417200014"])
      expect([digits, isGlobalGtin(digits)]).toEqual([digits, true])
    for (const digits of ["8806088269697", "880608826969", "1234567", "", "88060882696 6", "abcdefgh"])
      expect([digits, isGlobalGtin(digits)]).toEqual([digits, false])
  })

  it("is none of those that stores give themselves (02, 04, 2), nor of coupons (05, 98, 99)", () => {
    const twelve = fc.stringMatching(/^\d{12}$/)
    fc.assert(
      fc.property(twelve, (digits) => {
        const [number, isOwn] = [withCheckDigit(digits), /^(?:2|02|04|05|98|99)/.test(digits)]
        expect([number, isGlobalGtin(number)]).toEqual([number, !isOwn])
      })
    )
    for (const start of ["200", "299", "020", "049", "050", "981", "984", "990"])
      expect(isGlobalGtin(withCheckDigit(`${start}123456789`.slice(0, 12)))).toBe(false)
  })
})
