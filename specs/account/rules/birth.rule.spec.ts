import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { birthProblem } from "#core/account/registration/birth.rule.ts"
import { dayMs } from "#core/kernel/moment.ts"
import { runs } from "../../arbitraries.ts"

const today = "2026-11-20"

describe("a day of birth", () => {
  it.each([
    ["1998-03-31", undefined],
    ["2000-02-29", undefined],
    ["1998-02-30", "date"],
    ["1900-02-29", "date"],
    ["31-03-1998", "date"],
    ["", "date"],
    // In the past, and at most 120 years ago.
    ["2026-11-19", undefined],
    ["2026-11-20", "date"],
    ["1906-11-20", undefined],
    ["1906-11-19", "date"],
    ["1905-01-01", "date"]
  ])("%s: %s", (typed, problem) => expect(birthProblem(typed, today)).toBe(problem))

  it("is any day of the last 119 years", () =>
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 119 * 365 }), (days) => {
        const typed = new Date(Date.parse(today) - days * dayMs).toISOString().slice(0, 10)
        expect(birthProblem(typed, today)).toBeUndefined()
      }),
      runs(100)
    ))
})
