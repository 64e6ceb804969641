import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { slipsBetween, slipsForgiven, soundOf } from "#core/search/words/distance.rule.ts"
import { vocabularyOf } from "#core/search/words/vocabulary.rule.ts"
import { runs } from "#specs/arbitraries.ts"

const terms = [
  ["sunscreen", 40],
  ["sun", 12],
  ["sunset", 3],
  ["oribe", 5],
  ["oriba", 9],
  ["lipstick", 30],
  ["lipstik", 2],
  ["jomalonelondon", 6],
  ["30", 11],
  ["spf", 20]
] as const
const vocabulary = vocabularyOf(terms, ["Oribe", "Jo Malone London"], ["sunblock"])

describe("a vocabulary", () => {
  it("mends within the slips that are forgiven, and finds everything there is", () => {
    const anyTerm = fc.stringMatching(/^[abcpky]{3,9}$/)
    fc.assert(
      fc.property(fc.uniqueArray(anyTerm, { maxLength: 12 }), anyTerm, (words, typed) => {
        const small = vocabularyOf(
          words.map((word) => [word, 1] as const),
          [],
          []
        )
        const found = small.corrections(typed, 99).map(({ term }) => term)
        const expected = words.filter((word) => {
          if (word === typed || Math.min(word.length, typed.length) < 4) return false
          const forgiven = slipsForgiven(word, typed)
          const heard = slipsBetween(soundOf(word), soundOf(typed), forgiven - 1)
          return slipsBetween(word, typed, forgiven) <= forgiven || 1 + heard <= forgiven
        })
        expect(found.toSorted()).toEqual(expected.toSorted())
      }),
      runs(300)
    )
  })

  it("believes brands first, then what occurs most", () => {
    expect(vocabulary.corrections("oribi", 5).map(({ term }) => term)).toEqual(["oribe", "oriba"])
    expect(vocabulary.corrections("lipstic", 5)).toEqual([
      { term: "lipstick", slips: 1 },
      { term: "lipstik", slips: 1 }
    ])
  })

  it("never mends numbers or short words", () => {
    for (const word of ["30", "31", "spv", "50000"]) expect(vocabulary.corrections(word, 5)).toEqual([])
  })

  it("knows what only synonyms say", () => {
    expect(vocabulary.corrections("sunblok", 5)).toEqual([{ term: "sunblock", slips: 1 }])
    expect(vocabulary.products("sunblock")).toBe(0)
  })

  it("completes a beginning, the most frequent first", () => {
    expect(vocabulary.startingWith("sun", 2)).toEqual(["sunscreen", "sun"])
    expect(vocabulary.startingWith("zz", 5)).toEqual([])
  })
})
