import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { vocabularyOf } from "#core/search/words/vocabulary.rule.ts"
import { endings, knownForms, splits } from "#core/search/words/word-forms.rule.ts"

const vocabulary = vocabularyOf(
  [
    ["lipsticks", 4],
    ["brush", 3],
    ["beauties", 1],
    ["sun", 2],
    ["screen", 2],
    ["pelembap", 5]
  ],
  [],
  []
)

describe("another form of a word", () => {
  it.each([
    ["lipstick", "lipsticks"],
    ["brushes", "brush"],
    ["beauty", "beauties"],
    ["pelembapnya", "pelembap"]
  ])("is found: %s finds %s", (typed, found) => expect(knownForms([typed], vocabulary)).toEqual([[found]]))

  it("is none if one word of a phrase is unknown", () => expect(knownForms(["sun", "kapal"], vocabulary)).toEqual([]))

  it("is never shorter than three letters, and there is none of a number or of less", () =>
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z0-9]{0,12}$/), (word) => {
        for (const form of endings(word)) expect(form.length).toBeGreaterThanOrEqual(3)
        if (word.length < 3 || /^\d+$/.test(word)) expect(endings(word)).toEqual([])
      })
    ))
})

describe("two words written as one", () => {
  it("are both known and three letters or more", () => {
    expect(splits("sunscreen", vocabulary)).toEqual([["sun", "screen"]])
    expect(splits("sunbrushes", vocabulary)).toEqual([])
  })
})
