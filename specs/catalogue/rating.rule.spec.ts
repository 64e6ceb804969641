import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { steadyRating } from "#core/catalogue/rating.rule.ts"
import { runs } from "../arbitraries.ts"

const anyRated = fc.record({
  averageRating: fc.integer({ min: 1_000, max: 5_000 }).map((thousandths) => thousandths / 1_000),
  totalReviews: fc.integer({ min: 1, max: 5_000 })
})

/** D-16: for ties alone. */
describe("a mean that is drawn towards the middle", () => {
  it("puts many good reviews before one perfect one, and one bad one behind none", () => {
    const [many, one, none, bad] = [
      { averageRating: 4.7, totalReviews: 200 },
      { averageRating: 5, totalReviews: 1 },
      { averageRating: 0, totalReviews: 0 },
      { averageRating: 1, totalReviews: 1 }
    ].map(steadyRating)
    expect([many, one, none, bad].toSorted((a, b) => Number(b) - Number(a))).toEqual([many, one, none, bad])
    expect(none).toBe(3.5)
  })

  it("stands between the mean and the middle, and nearer to the mean with every review", () =>
    fc.assert(
      fc.property(anyRated, (rated) => {
        const steady = steadyRating(rated)
        expect(steady).toBeGreaterThanOrEqual(Math.min(3.5, rated.averageRating) - 1e-9)
        expect(steady).toBeLessThanOrEqual(Math.max(3.5, rated.averageRating) + 1e-9)
        const more = steadyRating({ ...rated, totalReviews: rated.totalReviews + 1 })
        expect(Math.abs(more - rated.averageRating)).toBeLessThanOrEqual(Math.abs(steady - rated.averageRating) + 1e-9)
      }),
      runs(200)
    ))

  it("counts ten reviews without a word as much as ten written ones", () => {
    expect(steadyRating({ averageRating: 4.5, totalReviews: 10 })).toBe(4)
  })
})
