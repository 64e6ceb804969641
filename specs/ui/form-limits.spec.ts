import { globSync, readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { addressLengths, postalCodeLength, postalCodePattern } from "#core/regions/address-lengths.ts"

describe("a field of a form", () => {
  it("takes its greatest length from a rule, never from a number of its own", () => {
    const files = globSync("ui/**/*.tsx")
    expect(files.length).toBeGreaterThan(100)
    const literal = files.filter((file) => /maxLength=(?:\{\s*)?["'\d]/.test(readFileSync(file, "utf8")))
    expect(literal).toEqual([])
  })

  it("has room for an address as its rule allows it", () => {
    expect([addressLengths.label, postalCodeLength]).toEqual([32, 5])
    expect(["12120", "1212", "121200", "1212a"].map((code) => postalCodePattern.test(code))).toEqual([
      true,
      false,
      false,
      false
    ])
  })
})
