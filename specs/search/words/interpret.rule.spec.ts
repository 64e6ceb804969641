import { describe, expect, it } from "vitest"
import { dictionary } from "#core/search/words/dictionary.ts"
import { correctWords, interpret } from "#core/search/words/interpret.rule.ts"
import { synonymsOf } from "#core/search/words/synonyms.rule.ts"
import { vocabularyOf } from "#core/search/words/vocabulary.rule.ts"

const synonyms = synonymsOf([
  ["sunscreen", "tabir surya", "sunblock"],
  ["pelembap", "moisturizer"],
  ["pelembap bibir", "lip balm"]
])
const terms =
  "sunscreen sunblock tabir surya pelembap bibir lip balm lipbalm lipstick lips lash lashes moisturizer kenanga spf 50 serum".split(
    " "
  )
const language = {
  synonyms,
  vocabulary: vocabularyOf(
    terms.map((term) => [term, 5] as const),
    ["Kenanga"],
    synonyms.words
  )
}
const said = (q: string, unfinished = false) =>
  interpret(q, language, unfinished).map(({ alternatives }) => alternatives.map(({ terms }) => terms.join(" ")))

describe("understanding a search", () => {
  it("takes the longest phrase that means something", () => {
    expect(said("pelembap bibir")).toEqual([["pelembap bibir", "lip balm"]])
    expect(said("pelembap")).toEqual([["pelembap", "moisturizer"]])
    expect(said("tabir surya kenanga")).toEqual([["tabir surya", "sunscreen", "sunblock"], ["kenanga"]])
  })

  it("leaves out words that the index does not have, and uses the words of the index", () => {
    const groups = synonymsOf([["lulur", "body scrub", "exfoliant"]])
    const few = { synonyms: groups, vocabulary: vocabularyOf([["exfoliants", 3]], [], []) }
    const [wanted] = interpret("lulur", few)
    expect(wanted?.alternatives.map(({ terms }) => terms)).toEqual([["lulur"], ["exfoliants"]])
  })

  it("leaves out words that name nothing, unless there are no others", () => {
    expect(said("serum yang bagus buat saya dong kak")).toEqual([["serum"]])
    expect(said("yang bagus")).toEqual([["yang"], ["bagus"]])
  })

  it("knows two words written as one, and one written as two", () => {
    expect(said("lip balm")).toEqual([["lip balm", "lipbalm", "pelembap bibir"]])
    expect(said("serumlip")).toEqual([["serumlip", "serum lip"]])
    expect(said("sun screen")).toEqual([["sun screen", "sunscreen"]])
  })

  it("knows plurals both ways", () => {
    expect(said("lashes")).toEqual([["lashes", "lash"]])
    expect(said("serums")).toEqual([["serums", "serum"]])
  })

  it("completes the last word while it is being typed, and an unknown word", () => {
    expect(said("lip", true)).toEqual([["lip", "lips", "lipbalm", "lipstick"]])
    expect(said("serum len")).toEqual([["serum"], ["len"]])
    expect(said("sunscr")).toEqual([["sunscr", "sunscreen"]])
  })

  it("corrects misspelt words only on request, and with what they mean", () => {
    expect(said("sunscren")).toEqual([["sunscren"]])
    const [mended] = correctWords(interpret("sunscren", language), language)
    expect(mended?.alternatives.map(({ terms, corrects }) => [terms.join(" "), corrects])).toEqual([
      ["sunscren", undefined],
      ["sunscreen", "sunscreen"],
      ["tabir surya", "sunscreen"],
      ["sunblock", "sunscreen"]
    ])
  })

  it("never mends a number", () => {
    const [, number] = correctWords(interpret("serum 55", language), language)
    expect(number?.alternatives).toEqual([{ terms: ["55"], certainty: 1 }])
  })

  it("is at a loss with nothing rather than wrong", () => {
    expect(interpret("💄", language)).toEqual([])
    expect(interpret("%*'", language)).toEqual([])
  })
})

describe("the shop's own dictionary", () => {
  it("has no group of one and no empty word", () => {
    for (const group of dictionary) {
      expect(group.length).toBeGreaterThan(1)
      expect(new Set(group).size).toBe(group.length)
      for (const word of group) expect(word).toBe(word.trim().toLowerCase())
    }
  })
})
