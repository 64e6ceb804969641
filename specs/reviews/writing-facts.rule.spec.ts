import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { instant } from "#core/kernel/moment.ts"
import {
  afterAccepted,
  afterRefused,
  nothingWritten,
  pauseOf,
  type WritingFacts
} from "#core/reviews/spam-block.rule.ts"
import { factsIn, factsText, joinedFacts } from "#core/reviews/writing-facts.rule.ts"
import { someNow } from "../arbitraries.ts"

const hour = 3_600_000
const at = (ms: number) => instant(someNow + ms)

const anyFacts: fc.Arbitrary<WritingFacts> = fc
  .array(fc.record({ ms: fc.integer({ min: 0, max: hour }), isGood: fc.boolean() }), { maxLength: 25 })
  .map((actions) =>
    actions
      .toSorted((one, other) => one.ms - other.ms)
      .reduce<WritingFacts>(
        (facts, { ms, isGood }) => (isGood ? afterAccepted(facts, at(ms)) : afterRefused(facts, at(ms))),
        nothingWritten
      )
  )

describe("what a browser remembers of it", () => {
  it("is stored as it is; an invalid text counts as nothing", () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        expect(factsIn(factsText(facts))).toEqual(facts)
      })
    )
    for (const bad of [
      undefined,
      "",
      "{",
      "[]",
      '{"v":2,"failures":3}',
      '{"v":1,"failures":-3,"accepted":{},"blockedAt":"x"}'
    ])
      expect(factsIn(bad)).toEqual(nothingWritten)
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => void factsIn(text)))
  })

  it("loses no rest when two tabs join what they know", () =>
    fc.assert(
      fc.property(anyFacts, anyFacts, (one, other) => {
        const both = joinedFacts(one, other)
        for (const ms of [0, hour, 2 * hour])
          expect(pauseOf(both, at(ms))?.until ?? 0).toBe(
            Math.max(pauseOf(one, at(ms))?.until ?? 0, pauseOf(other, at(ms))?.until ?? 0)
          )
        expect(joinedFacts(both, both)).toEqual(both)
      })
    ))

  it("takes the later pause of each kind from either tab", () => {
    const one = { ...nothingWritten, blockedAt: at(1), bannedAt: at(9) }
    const other = { ...nothingWritten, blockedAt: at(2), bannedAt: at(3) }
    for (const both of [joinedFacts(one, other), joinedFacts(other, one)])
      expect(both).toMatchObject({ blockedAt: at(2), bannedAt: at(9) })
    expect(joinedFacts(nothingWritten, one)).toMatchObject({ blockedAt: at(1), bannedAt: at(9) })
  })
})
