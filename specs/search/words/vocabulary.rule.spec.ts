import { describe, expect, it } from "vitest"
import { vocabularyOf } from "#core/search/words/vocabulary.rule.ts"

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

  it("follows the words that products have", () => {
    const growing = vocabularyOf(terms, ["Oribe"], ["sunblock"])
    expect(growing.corrections("oribi", 5).map(({ term }) => term)).toEqual(["oribe", "oriba"])
    growing.count("oribo", 50)
    growing.count("sun", 90)
    growing.count("oribe", 0)
    expect(growing.corrections("oribi", 5).map(({ term }) => term)).toEqual(["oribo", "oriba"])
    expect(growing.startingWith("sun", 2)).toEqual(["sun", "sunscreen"])
    growing.count("sun", 0)
    expect(growing.startingWith("sun", 2)).toEqual(["sunscreen", "sunset"])
    growing.believe(["Oriba"])
    expect(growing.corrections("oribi", 5).map(({ term }) => term)).toEqual(["oriba", "oribo"])
  })
})
