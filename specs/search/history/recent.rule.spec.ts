import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { isSameSearch, shownSearch, withoutRecent, withRecent } from "#core/search/history/recent.rule.ts"
import { runs } from "#specs/arbitraries.ts"

const anySearch = fc.oneof(
  fc.constantFrom("Lipstik", "lipstik ", "lancôme", "LANCOME", "💄", " ", "serum"),
  fc.string()
)

describe("recent searches", () => {
  it("are at most 5, newest first, each once however it was written (S6)", () =>
    fc.assert(
      fc.property(fc.array(anySearch, { maxLength: 20 }), (searches) => {
        const recent = searches.reduce<ReadonlyArray<string>>(withRecent, [])
        expect(recent.length).toBeLessThanOrEqual(5)
        recent.forEach((one, at) => {
          for (const other of recent.slice(at + 1)) expect(isSameSearch(one, other)).toBe(false)
        })
        const last = searches.findLast((q) => q.trim() !== "")
        if (last !== undefined && recent[0] !== undefined) expect(isSameSearch(recent[0], last)).toBe(true)
      }),
      runs(200)
    ))

  it("come to the front again as they are written now", () => {
    expect(withRecent(["serum", "lancome"], "Lancôme")).toEqual(["Lancôme", "serum"])
    expect(withRecent(["a", "b", "c", "d", "e"], "f")).toEqual(["f", "a", "b", "c", "d"])
    expect(withRecent(["serum"], "  ")).toEqual(["serum"])
  })

  it("can be taken away", () => {
    expect(withoutRecent(["serum", "Lancôme"], "lancome")).toEqual(["serum"])
  })
})

describe("a stored search in the panel", () => {
  it("has 30 characters at most, as a person counts them, and a sign that it was cut (specification 9)", () => {
    const flag = "\u{1F1EE}\u{1F1E9}"
    expect(shownSearch("serum niacinamide untuk kulit")).toBe("serum niacinamide untuk kulit")
    expect(shownSearch("a".repeat(30))).toBe("a".repeat(30))
    expect(shownSearch("a".repeat(31))).toBe(`${"a".repeat(30)}…`)
    expect(shownSearch(flag.repeat(31))).toBe(`${flag.repeat(30)}…`)
  })
})
