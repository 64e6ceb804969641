import fc from "fast-check"
import { describe, expect, it } from "vitest"
import {
  firstProblem,
  nameProblem,
  properName,
  properNote,
  proposalProblems
} from "#core/proposals/proposal-form.rule.ts"

const whole = { brand: "Janari", product: "Serum", categories: ["a", "b", "c"], note: "", photos: 1 }

describe("the form of a proposal", () => {
  it("wants names of at least 3 characters, as they are counted by people. Specification 5", () => {
    expect(nameProblem("", 60)).toBe("required")
    expect(nameProblem("  \n ", 60)).toBe("required")
    expect(nameProblem("ab", 60)).toBe("minimum")
    expect(nameProblem("abc", 60)).toBeUndefined()
    expect(nameProblem("a👩🏽‍🔬b", 60)).toBeUndefined()
    expect(nameProblem("a".repeat(60), 60)).toBeUndefined()
    expect(nameProblem("a".repeat(61), 60)).toBe("maximum")
    expect(nameProblem("!!!", 60)).toBe("unreadable")
  })

  it("wants every level of the category, one to three photos, and at most 500 characters of a note", () => {
    expect(proposalProblems(whole)).toEqual({})
    expect(proposalProblems({ ...whole, categories: ["a"] })).toEqual({
      subcategory1: "required",
      subcategory2: "required"
    })
    expect(proposalProblems({ ...whole, photos: 0 })).toEqual({ photos: "required" })
    expect(proposalProblems({ ...whole, photos: 3, note: "n".repeat(500) })).toEqual({})
    expect(proposalProblems({ ...whole, photos: 4 })).toEqual({ photos: "maximum" })
    expect(proposalProblems({ ...whole, note: "n".repeat(501) })).toEqual({ note: "maximum" })
    expect(proposalProblems({ ...whole, brand: "", product: "ab" })).toEqual({ brand: "required", product: "minimum" })
  })

  it("leads to its first field that is wrong", () => {
    expect(firstProblem({})).toBeUndefined()
    expect(firstProblem({ photos: "required", product: "minimum" })).toBe("product")
  })

  it("stores names in one line and notes in lines, without control characters", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (typed) => {
        expect(properName(typed)).not.toMatch(/[\p{Cc}\p{Cs}]|^\s|\s$/u)
        expect(properNote(typed)).toMatch(/^(?:\n|[^\p{Cc}\p{Cs}])*$/u)
      })
    )
  })
})
