import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { slipsBetween, slipsForgiven, soundOf } from "#core/search/words/distance.rule.ts"
import { neighboursOf } from "#core/search/words/neighbours.rule.ts"
import { runs } from "#specs/arbitraries.ts"

const anyTerm = fc.stringMatching(/^[abcpkymnst]{3,9}$/)
const anySlip = fc.record({
  at: fc.nat(9),
  kind: fc.constantFrom("left out", "doubled", "replaced", "swapped"),
  letter: fc.constantFrom(..."abcpkymnst")
})
/** A word and the same with up to three slips. */
const anyTyped = fc.tuple(anyTerm, fc.array(anySlip, { maxLength: 3 })).map(([word, slips]) => ({
  word,
  typed: slips.reduce((text, { at, kind, letter }) => {
    const [before, own, after] = [text.slice(0, at), text.charAt(at), text.slice(at + 1)]
    if (kind === "left out") return before + after
    if (kind === "doubled") return before + own + own + after
    return kind === "replaced" ? before + letter + after : before + after.charAt(0) + own + after.slice(1)
  }, word)
}))
const near = (word: string, ...terms: ReadonlyArray<string>) => neighboursOf(terms).of(word)

describe("the words that a misspelt one may have meant", () => {
  it("are all within the slips that are forgiven, and no others, each with its slips (D-19)", () =>
    fc.assert(
      fc.property(fc.uniqueArray(anyTerm, { maxLength: 12 }), anyTyped, (others, { word: meant, typed }) => {
        const words = [...new Set([...others, meant])]
        const found = new Map(
          neighboursOf(words)
            .of(typed)
            .map(({ term, slips }) => [term, slips])
        )
        const expected = words.flatMap((word): ReadonlyArray<readonly [string, number]> => {
          if (word === typed || Math.min(word.length, typed.length) < 4) return []
          const forgiven = slipsForgiven(word, typed)
          const heard = 1 + slipsBetween(soundOf(word), soundOf(typed), forgiven - 1)
          const slips = Math.min(slipsBetween(word, typed, forgiven), heard)
          return slips <= forgiven ? [[word, slips]] : []
        })
        expect(found).toEqual(new Map(expected))
      }),
      runs(500)
    ))

  it.each([
    ["kuku", "kuke", 1],
    ["kuku", "kake", undefined],
    ["maskara", "masraka", undefined],
    ["sunscreen", "sunsren", 2],
    ["sunscreen", "sunren", undefined]
  ])("are forgiven one slip in 4 to 7 letters, two from 8 on: %s for %s, %s", (term, typed, slips) => {
    expect(near(typed, term)).toEqual(slips === undefined ? [] : [{ term, slips }])
  })

  it("count a word written as it sounds as one slip", () => {
    expect(near("tokka", "tocca")).toEqual([{ term: "tocca", slips: 1 }])
  })

  it("are none for numbers and for words of three letters, and are none of these", () => {
    expect(near("50000", "50001")).toEqual([])
    expect(near("spv", "spvf", "spf")).toEqual([])
    expect(near("spff", "spf")).toEqual([])
  })
})
