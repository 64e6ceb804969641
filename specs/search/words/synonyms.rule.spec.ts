import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { synonymsOf } from "#core/search/words/synonyms.rule.ts"
import { runs } from "#specs/arbitraries.ts"

const anyGroups = fc.array(
  fc.array(fc.constantFrom("serum", "tabir surya", "Lip-Balm", "balsem bibir", "lip balm", "💄"), { maxLength: 4 }),
  {
    maxLength: 4
  }
)
const said = (groups: ReadonlyArray<ReadonlyArray<string>>, phrase: string) =>
  synonymsOf(groups)
    .of(phrase.split(" "))
    .map((words) => words.join(" "))

describe("synonyms", () => {
  it("say the others of every group that a word stands in, each once", () => {
    const groups = [
      ["sunscreen", "Tabir Surya"],
      ["sunscreen", "sunblock", "tabir surya"]
    ]
    expect(said(groups, "sunscreen").toSorted()).toEqual(["sunblock", "tabir surya"])
    expect(said(groups, "tabir surya").toSorted()).toEqual(["sunblock", "sunscreen"])
    expect(said(groups, "tabir")).toEqual([])
  })

  it("are not passed on from group to group: only what a group says itself", () => {
    const groups = [
      ["lulur", "scrub"],
      ["scrub", "spons"]
    ]
    expect(said(groups, "lulur")).toEqual(["scrub"])
  })

  it("hold in both directions, never say the word itself, and know the longest phrase", () =>
    fc.assert(
      fc.property(anyGroups, (groups) => {
        const { of, longest, words } = synonymsOf(groups)
        const all = ["serum", "tabir surya", "lip balm", "balsem bibir"].map((phrase) => phrase.split(" "))
        for (const one of all)
          for (const other of of(one)) {
            expect(other).not.toEqual(one)
            expect(of(other)).toContainEqual(one)
            expect(other.length).toBeLessThanOrEqual(longest)
          }
        const isKnown = groups.flat().includes("serum")
        expect(words).toEqual(isKnown ? ["serum"] : [])
      }),
      runs(200)
    ))
})
