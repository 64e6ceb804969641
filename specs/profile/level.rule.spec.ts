import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { levels } from "#core/account/member.ts"
import { levelWith } from "#core/profile/level.rule.ts"
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
