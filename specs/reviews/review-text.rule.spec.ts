import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { reviewText, textLength, textProblem } from "#core/reviews/review-text.rule.ts"
import { runs } from "../arbitraries.ts"
import { texts } from "./review-fixture.ts"

describe("the text of a review: R4", () => {
  it("has 150 to 3,000 characters as a person counts them, blanks apart", () => {
    const long = (count: number) => `${"melati ".repeat(count).slice(0, count - 1)}x`
    expect(textLength("  a \n\n b  ")).toBe(3)
    expect(textLength("👩🏽‍🦰é")).toBe(2)
    expect([" \n ", long(149), long(3_001)].map((text) => textProblem(text))).toEqual([
      "required",
      "minimum",
      "maximum"
    ])
    expect([long(150), long(3_000)].map((text) => textProblem(text))).toEqual([undefined, undefined])
    expect([textProblem(texts.short), textProblem(texts.good)]).toEqual(["minimum", undefined])
  })

  it("is not one character over and over", () => {
    expect(textProblem(`${texts.good} ${"a".repeat(9)}`)).toBeUndefined()
    expect(textProblem(`${texts.good} ${"a".repeat(10)}`)).toBe("repeated")
  })

  it("is stored as it is counted, and counts the same once it is stored", () =>
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 400 }), (typed) => {
        const stored = reviewText(typed)
        expect(reviewText(stored)).toBe(stored)
        expect(stored).not.toMatch(/^\s|\s$|\s\s/)
        expect([textLength(stored), textProblem(stored)]).toEqual([textLength(typed), textProblem(typed)])
      }),
      runs(200)
    ))
})
