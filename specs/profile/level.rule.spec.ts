import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { levels } from "#core/account/member.ts"
import { levelWith, progressOf } from "#core/profile/level.rule.ts"
import { runs } from "../arbitraries.ts"

describe("a level", () => {
  it("is earned at its thresholds", () => {
    const at = (reviews: number, likes: number) => levelWith("base", { reviews, likes })
    expect([at(9, 900), at(10, 0), at(50, 99), at(50, 100), at(150, 499), at(150, 500)]).toEqual([
      "base",
      "rising",
      "rising",
      "diva",
      "diva",
      "super"
    ])
  })

  it("never falls", () =>
    fc.assert(
      fc.property(fc.constantFrom(...levels), fc.nat(200), fc.nat(600), (held, reviews, likes) => {
        const now = levelWith(held, { reviews, likes })
        expect(levels.indexOf(now)).toBeGreaterThanOrEqual(levels.indexOf(held))
      }),
      runs(100)
    ))
})

describe("the way to the next level", () => {
  it("is over as soon as nothing is missing, and there is none from the highest", () =>
    fc.assert(
      fc.property(fc.constantFrom(...levels), fc.nat(200), fc.nat(600), (held, reviews, likes) => {
        const now = levelWith(held, { reviews, likes })
        const way = progressOf(held, { reviews, likes })
        expect(way === undefined).toBe(now === "super")
        if (way === undefined) return
        expect(levels.indexOf(way.next)).toBe(levels.indexOf(now) + 1)
        const { missing, percent } = way
        expect(missing.reviews + missing.likes).toBeGreaterThan(0)
        expect(percent).toBeLessThan(100)
        const enough = { reviews: reviews + missing.reviews, likes: likes + missing.likes }
        expect(levels.indexOf(levelWith(held, enough))).toBeGreaterThanOrEqual(levels.indexOf(way.next))
      }),
      runs(200)
    ))

  it.each([
    [9, 0, { next: "rising", missing: { reviews: 1, likes: 0 }, percent: 90 }],
    [50, 99, { next: "diva", missing: { reviews: 0, likes: 1 }, percent: 99 }],
    [73, 700, { next: "super", missing: { reviews: 77, likes: 0 }, percent: 48 }],
    [149, 600, { next: "super", missing: { reviews: 1, likes: 0 }, percent: 99 }]
  ])("from %i reviews and %i likes says what is missing", (reviews, likes, way) =>
    expect(progressOf("base", { reviews, likes })).toEqual(way)
  )
})
