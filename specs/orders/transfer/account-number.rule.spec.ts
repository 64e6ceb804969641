import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { digitGroups, digitsOf } from "#core/orders/transfer/account-number.rule.ts"
import { runs } from "../../arbitraries.ts"

/** An account number as a merchant writes it: digits with blanks, dots or hyphens between them. */
const anyNumber = fc
  .array(fc.tuple(fc.stringMatching(/^\d{1,5}$/), fc.constantFrom("", " ", "-", ".", "  ")), { maxLength: 5 })
  .map((parts) => parts.map((part) => part.join("")).join(""))

describe("an account number", () => {
  it("is copied as its digits alone: a bank's field takes no blank", () => {
    expect(digitsOf("778 0099 123")).toBe("7780099123")
    expect(digitsOf("0123-4567.89")).toBe("0123456789")
  })

  it("is read in groups of four, the last one shorter", () => {
    expect(digitGroups("778 0099 123")).toEqual([
      { at: 0, digits: "7780" },
      { at: 4, digits: "0991" },
      { at: 8, digits: "23" }
    ])
    expect(digitGroups("12345678").map(({ digits }) => digits)).toEqual(["1234", "5678"])
    expect(digitGroups("")).toEqual([])
  })

  it("has the same digits in its groups, in their order and none twice", () =>
    fc.assert(
      fc.property(anyNumber, (written) => {
        const groups = digitGroups(written)
        expect(groups.map(({ digits }) => digits).join("")).toBe(written.replace(/[ .-]/g, ""))
        expect(groups.slice(0, -1).every(({ digits }) => digits.length === 4)).toBe(true)
        for (const { at, digits } of groups) expect(digitsOf(written).slice(at, at + digits.length)).toBe(digits)
      }),
      runs(200)
    ))
})
