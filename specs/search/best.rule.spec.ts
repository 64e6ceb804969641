import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { best } from "#core/search/best.rule.ts"
import { runs } from "#specs/arbitraries.ts"

const rising = (one: number, other: number) => one - other

describe("the first few of many", () => {
  it("are the first of all in order", () =>
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer()), fc.nat(20), (numbers, count) => {
        expect(best(numbers, count, rising)).toEqual(numbers.toSorted(rising).slice(0, count))
      }),
      runs(200)
    ))

  it("are found without ordering the rest: what stands behind the last is compared once", () => {
    const numbers = Array.from({ length: 1_000 }, (_, at) => at)
    let compared = 0
    best(numbers, 3, (one, other) => {
      compared++
      return one - other
    })
    expect(compared).toBeLessThan(1_010)
  })

  it("are none if none are wanted", () => expect(best([1, 2], 0, rising)).toEqual([]))
})
