import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { hasCheckDigit, readBarcode, sameBarcodes, withCheckDigit } from "#core/catalogue/barcode.rule.ts"
import { runs } from "#specs/arbitraries.ts"

const twelve = fc.stringMatching(/^\d{12}$/)

/** GS1, General Specifications: the check digit. */
describe("numbers on goods", () => {
  it.each(["4006381333931", "96385074", "036000291452", "10012345678902"])("%s fits", (digits) => {
    expect(readBarcode(digits)).toBe(digits)
  })

  it.each(["4006381333932", "899720431055", "12345", "abc", "", "4006381333931x", "40063813339310"])(
    "%s is none",
    (text) => {
      expect(readBarcode(text)).toBeUndefined()
    }
  )

  it("are read with spaces and hyphens", () => {
    expect(readBarcode(" 4 006381-333931 ")).toBe("4006381333931")
  })

  it("have one check digit each, and a digit that was misread never fits", () =>
    fc.assert(
      fc.property(twelve, fc.nat(12), fc.integer({ min: 1, max: 9 }), (digits, place, by) => {
        const ean = withCheckDigit(digits)
        expect(ean).toHaveLength(13)
        expect(hasCheckDigit(ean)).toBe(true)
        const other = `${ean.slice(0, place)}${(Number(ean[place]) + by) % 10}${ean.slice(place + 1)}`
        expect(hasCheckDigit(other)).toBe(false)
      }),
      runs(300)
    ))

  it("are the same with and without the zeros before a UPC-A", () => {
    expect(sameBarcodes("0036000291452")).toContain("036000291452")
    expect(sameBarcodes("036000291452")).toContain("0036000291452")
    expect(sameBarcodes("96385074")).toContain("96385074")
  })
})
