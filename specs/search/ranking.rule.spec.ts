import fc from "fast-check"
import { describe, expect, it } from "vitest"
import {
  correctionIn,
  isMended,
  type Matches,
  matcherOf,
  type Postings,
  weightAt,
  worthShowing
} from "#core/search/ranking.rule.ts"
import type { Alternative, Wanted } from "#core/search/words/interpret.rule.ts"
import { runs } from "#specs/arbitraries.ts"

const wantedOf = (...alternatives: ReadonlyArray<Alternative>): Wanted => ({
  typed: alternatives[0]?.terms ?? [],
  alternatives
})
const said = (term: string, certainty = 1): Alternative => ({ terms: term.split(" "), certainty })

const places = 12
const anyPostings: fc.Arbitrary<Postings> = fc
  .uniqueArray(fc.nat(places - 1), { maxLength: 8 })
  .chain((some) =>
    fc.tuple(
      fc.constant(some.toSorted((one, other) => one - other)),
      fc.array(fc.integer({ min: 1, max: 255 }), { minLength: some.length, maxLength: some.length })
    )
  )
  .map(([at, weights]) => ({ places: at, weights }))
const words = ["a", "b", "c", "d"]
const anyIndex = fc
  .tuple(anyPostings, anyPostings, anyPostings)
  .map((all) => new Map(all.map((one, at) => [words[at] ?? "", one])))
const anyWanted = fc.array(
  fc
    .array(
      fc
        .tuple(fc.subarray(words, { minLength: 1, maxLength: 3 }), fc.constantFrom(1, 0.9, 0.5))
        .map(([terms, certainty]) => ({
          terms,
          certainty
        })),
      { minLength: 1, maxLength: 3 }
    )
    .map((alternatives) => wantedOf(...alternatives)),
  { maxLength: 3 }
)

/** How well a place has one thing that was asked: the definition, without any of the short cuts. */
const fitAt = ({ alternatives }: Wanted, place: number, index: ReadonlyMap<string, Postings>): number =>
  Math.max(
    ...alternatives.map(({ terms, certainty }) => {
      const weights = terms.map((term) => {
        const postings = index.get(term)
        return postings ? weightAt(postings, place) : 0
      })
      return certainty * Math.min(...weights)
    })
  )

describe("matching", () => {
  it("finds every place that has something of what was asked, and weighs it by what is rare, in search after search", () =>
    fc.assert(
      fc.property(anyIndex, fc.array(anyWanted, { minLength: 1, maxLength: 3 }), (index, searches) => {
        const matcher = matcherOf(places)
        for (const wanted of searches) {
          const found = matcher(wanted, (term) => index.get(term))
          const all = Array.from({ length: places }, (_, place) => place)
          const fits = wanted.map((one) => all.map((place) => fitAt(one, place, index)))
          const has = (place: number) => fits.filter((one) => (one[place] ?? 0) > 0).length
          expect([...found.places].toSorted((one, other) => one - other)).toEqual(all.filter((place) => has(place) > 0))
          for (const place of found.places) {
            expect(found.matched[place]).toBe(has(place))
            const score = fits.reduce((sum, one) => {
              const rarity = Math.log(1 + places / Math.max(1, one.filter((weight) => weight > 0).length))
              return sum + rarity * (one[place] ?? 0)
            }, 0)
            expect(found.scores[place]).toBeCloseTo(score, 9)
          }
          expect(found.complete).toBe(all.filter((place) => has(place) > 0 && has(place) === wanted.length).length)
        }
      }),
      runs(300)
    ))

  it("takes the best way a thing is said, not their sum", () => {
    const index = new Map([
      ["lip", { places: [0], weights: [100] }],
      ["bibir", { places: [0, 1], weights: [100, 100] }]
    ])
    const { scores } = matcherOf(2)([wantedOf(said("lip"), said("bibir", 0.5))], (term) => index.get(term))
    expect(Number(scores[0]) / Number(scores[1])).toBeCloseTo(2)
  })

  it("finds a phrase only where all of its words stand", () => {
    const index = new Map([
      ["tabir", { places: [0, 1], weights: [9, 9] }],
      ["surya", { places: [1, 2], weights: [4, 4] }]
    ])
    expect([...matcherOf(3)([wantedOf(said("tabir surya"))], (term) => index.get(term)).places]).toEqual([1])
  })
})

describe("a term's weight in a place", () => {
  it("is that of the place, and 0 elsewhere", () => {
    const postings = { places: [1, 4, 9], weights: [10, 20, 30] }
    expect([0, 1, 4, 5, 9, 10].map((place) => weightAt(postings, place))).toEqual([0, 10, 20, 0, 30, 0])
  })
})

describe("the finds worth showing", () => {
  const matched = [3, 3, 2, 1]
  const found = (complete: number, count = 3): Matches => ({
    places: Int32Array.from([0, 1, 2, 3]),
    matched: Uint8Array.from(matched),
    scores: new Float64Array(4),
    complete,
    wanted: Array.from({ length: count }, () => wantedOf(said("a")))
  })

  it.each([
    [3, [0, 1]],
    [2, [0, 1, 2]],
    [0, [0, 1, 2]]
  ])("with %i complete ones are %j: below three, half of what was asked is enough (D-19)", (complete, shown) => {
    expect([...worthShowing(found(complete))]).toEqual(shown)
  })

  it("of two things asked need one of them if there are few", () => {
    expect([...worthShowing(found(0, 2))]).toEqual([0, 1, 2, 3])
  })
})

describe("a search that was mended", () => {
  const mended = wantedOf(
    said("sunscren"),
    { ...said("sunscreen", 0.7), corrects: "sunscreen" },
    { ...said("sunset", 0.5), corrects: "sunset" }
  )
  const serum = wantedOf(said("serum"))

  it("is one in which a correction was looked for", () => {
    expect(isMended({ wanted: [serum, mended] })).toBe(true)
    expect(isMended({ wanted: [serum] })).toBe(false)
  })

  it("is said in the surest words that the best result has", () => {
    const correction = (...has: ReadonlyArray<string>) =>
      correctionIn({ wanted: [serum, mended] }, (term) => has.includes(term))
    expect(correction("serum", "sunscreen", "sunset")).toBe("serum sunscreen")
    expect(correction("serum", "sunset")).toBe("serum sunset")
    // What was typed is there: nothing was mended.
    expect(correction("serum", "sunscren", "sunscreen")).toBeUndefined()
    expect(correction("serum")).toBeUndefined()
  })
})
