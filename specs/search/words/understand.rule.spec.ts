import { describe, expect, it } from "vitest"
import type { Matches } from "#core/search/ranking.rule.ts"
import type { Wanted } from "#core/search/words/interpret.rule.ts"
import { synonymsOf } from "#core/search/words/synonyms.rule.ts"
import { attempts } from "#core/search/words/understand.rule.ts"
import { vocabularyOf } from "#core/search/words/vocabulary.rule.ts"

const lexicon = {
  synonyms: synonymsOf([]),
  vocabulary: vocabularyOf(
    ["sunscreen", "serum", "lipstick", "lips"].map((term) => [term, 5] as const),
    [],
    []
  )
}
const found = (complete: number, wanted: ReadonlyArray<Wanted>): Matches => ({
  places: new Int32Array(0),
  matched: new Uint8Array(0),
  scores: new Float64Array(0),
  complete,
  wanted
})
/** Asks a store that finds so many at each attempt; returns what was looked for and what counts in the end. */
const asked = (q: string, finds: ReadonlyArray<number>, unfinished = false) => {
  const attempt = attempts(q, lexicon, unfinished)
  const lookedFor: Array<ReadonlyArray<string>> = []
  let step = attempt.next()
  while (!step.done) {
    lookedFor.push(step.value.flatMap(({ alternatives }) => alternatives.map(({ terms }) => terms.join(" "))))
    step = attempt.next(found(finds[lookedFor.length - 1] ?? 0, step.value))
  }
  return { lookedFor, complete: step.value.complete }
}

/** D-19. */
describe("a search", () => {
  it.each([
    [3, 1],
    [2, 2],
    [0, 2]
  ])("that finds %i as it was typed is looked for %i times: fewer than three are too few", (complete, times) => {
    expect(asked("serun", [complete, 9]).lookedFor).toHaveLength(times)
  })

  it("counts as it was mended the second time, with what may have been meant", () => {
    expect(asked("serun", [0, 9])).toEqual({ lookedFor: [["serun"], ["serun", "serum"]], complete: 9 })
  })

  it("is not looked for again if nothing else can have been meant", () => {
    expect(asked("zzzzz", [0, 9])).toEqual({ lookedFor: [["zzzzz"]], complete: 0 })
    expect(asked("12345", [2, 9]).complete).toBe(2)
  })

  it("takes the last word for a beginning while it is being typed", () => {
    expect(asked("serum lips", [3], true).lookedFor).toEqual([["serum", "lips", "lipstick"]])
    expect(asked("serum lips", [3]).lookedFor).toEqual([["serum", "lips"]])
  })
})
