import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { instant } from "#core/kernel/moment.ts"
import { runs } from "../arbitraries.ts"
import { anyMoment, anyThrows, codeOf } from "./thrown-code.ts"

/** D-63. */
describe("the code of an order", () => {
  it("is PDR, the day in Jakarta and five letters, without 0, O, 1 and I", () => {
    expect(codeOf([0, 7, 8, 31, 15], instant(Date.parse("2026-11-20T16:59:59Z")))).toBe("PDR-261120-29AZH")
    expect(codeOf([0, 7, 8, 31, 15], instant(Date.parse("2026-11-20T17:00:00Z")))).toBe("PDR-261121-29AZH")
    const letters = Array.from({ length: 40 }, (_, place) => codeOf([place, place, place, place, place]).slice(-1))
    expect([...new Set(letters)].join("")).toBe("23456789ABCDEFGHJKLMNPQRSTUVWXYZ")
  })

  it("has its 16 characters on every day and whatever is thrown", () =>
    fc.assert(
      fc.property(anyThrows, anyMoment, (throws, at) => {
        expect(codeOf(throws, at)).toMatch(/^PDR-\d{6}-[2-9A-HJ-NP-Z]{5}$/)
      }),
      runs(200)
    ))
})
