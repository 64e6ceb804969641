import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { slipsBetween, slipsForgiven, soundOf } from "#core/search/words/distance.rule.ts"
import { runs } from "#specs/arbitraries.ts"

const anyWord = fc.stringMatching(/^[abc]{0,8}$/)

/** The definition, without any of the short cuts. */
const slipsByDefinition = (one: string, other: string): number => {
  const known = new Map<string, number>()
  const slips = (a: number, b: number): number => {
    if (a === 0 || b === 0) return a + b
    const key = `${a} ${b}`
    const held = known.get(key)
    if (held !== undefined) return held
    let least = Math.min(
      slips(a - 1, b) + 1,
      slips(a, b - 1) + 1,
      slips(a - 1, b - 1) + Number(one[a - 1] !== other[b - 1])
    )
    if (a > 1 && b > 1 && one[a - 1] === other[b - 2] && one[a - 2] === other[b - 1])
      least = Math.min(least, slips(a - 2, b - 2) + 1)
    known.set(key, least)
    return least
  }
  return slips(one.length, other.length)
}

describe("slips between two words", () => {
  it("are counted as defined, as far as it matters", () =>
    fc.assert(
      fc.property(anyWord, anyWord, fc.integer({ min: 0, max: 3 }), (one, other, limit) => {
        expect(slipsBetween(one, other, limit)).toBe(Math.min(slipsByDefinition(one, other), limit + 1))
      }),
      runs(500)
    ))

  it("are the same in both directions", () =>
    fc.assert(
      fc.property(anyWord, anyWord, (one, other) => {
        expect(slipsBetween(one, other, 2)).toBe(slipsBetween(other, one, 2))
      }),
      runs(200)
    ))

  it("count two neighbours swapped as one", () => {
    expect(slipsBetween("sekincare", "skincare", 2)).toBe(1)
    expect(slipsBetween("lisptik", "lipstik", 2)).toBe(1)
    expect(slipsBetween("lipstik", "lipstick", 2)).toBe(1)
    expect(slipsBetween("kutek", "kuteks", 0)).toBe(1)
  })

  it("are forgiven in words of 4 letters and more, two from 8 on, by the longer one", () => {
    expect(slipsForgiven("spf", "sp")).toBe(0)
    expect(slipsForgiven("kuku", "kuk")).toBe(1)
    expect(slipsForgiven("maskara", "masara")).toBe(1)
    expect(slipsForgiven("sunsren", "sunscreen")).toBe(2)
  })
})

describe("the sound of a word", () => {
  it("is the same for what Indonesians write for one another", () => {
    expect(soundOf("tokka")).toBe(soundOf("tocca"))
    expect(soundOf("kaiali")).toBe(soundOf("kayali"))
    expect(soundOf("blakberri")).toBe(soundOf("blackberry"))
    expect(soundOf("lipstick")).toBe(soundOf("lipstik"))
  })
})
