import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { alphabetWith, byName, letterOf, lettersOf } from "#core/catalogue/brand.rule.ts"
import { BrandId } from "#core/catalogue/brand.ts"

describe("the letter of a brand", () => {
  it.each([
    ["Kenanga", "K"],
    ["élan", "E"],
    ["  Sukma", "S"],
    ["3 Concept Eyes", "#"],
    ["口红", "#"],
    ["", "#"]
  ])("of %j is %s", (name, letter) => expect(letterOf(name)).toBe(letter))

  it("is one of A to Z or #, and all of them stand in that order, each once, # last", () =>
    fc.assert(
      fc.property(fc.array(fc.string({ unit: "grapheme" })), (names) => {
        const letters = lettersOf(names.map((name) => ({ letter: letterOf(name) })))
        expect(letters.every((letter) => /^[A-Z#]$/.test(letter))).toBe(true)
        const sorted = [...new Set(letters)].toSorted()
        expect(letters).toEqual(sorted[0] === "#" ? [...sorted.slice(1), "#"] : sorted)
      })
    ))

  it("stands in an alphabet of all letters, of which those with brands are links; # only if a brand has it", () => {
    const marked = alphabetWith(["B", "Z"])
    expect(marked).toHaveLength(26)
    expect(marked.filter(({ hasBrands }) => hasBrands).map(({ letter }) => letter)).toEqual(["B", "Z"])
    expect(alphabetWith(["A", "#"]).at(-1)).toEqual({ letter: "#", hasBrands: true })
  })

  it("are 300 at most (specification 9)", () =>
    expect(
      lettersOf(Array.from({ length: 400 }, (_, at) => ({ letter: String.fromCodePoint(1_000 + at) })))
    ).toHaveLength(300))
})

describe("brands by name", () => {
  it("stand in one order, however they are given; of the same name by number", () => {
    const brands = [
      { id: BrandId(3), name: "kenanga" },
      { id: BrandId(2), name: "Élan" },
      { id: BrandId(1), name: "Kenanga" }
    ]
    for (const given of [brands, brands.toReversed()])
      expect(given.toSorted(byName).map(({ id }) => id)).toEqual([2, 1, 3])
  })
})
