import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { averageOf, ratingOf, wholeStars } from "#core/reviews/rating.rule.ts"
import { starParts } from "#core/reviews/review.ts"

const anyStars = fc
  .uniqueArray(fc.constantFrom(...starParts), { minLength: 1 })
  .chain((parts) =>
    fc
      .tuple(...parts.map(() => fc.integer({ min: 1, max: 5 })))
      .map((stars) => Object.fromEntries(parts.map((part, index) => [part, stars[index] ?? 1])))
  )

describe("stars", () => {
  it("are the mean of the parts, floored to 3 decimals", () => {
    expect(ratingOf({ effectiveness: 5, texture: 4, packaging: 4 })).toBe(4.333)
    expect(ratingOf({ effectiveness: 5, texture: 5, packaging: 4 })).toBe(4.666)
    expect(ratingOf({})).toBe(0)
  })

  it("of a product are the mean of its reviews, floored to 3 decimals", () => {
    expect(averageOf([4.35])).toBe(4.35)
    expect(averageOf([5, 5, 4.999])).toBe(4.999)
    expect(averageOf([])).toBe(0)
  })

  it("fall into exactly one range from a star to that star and 0.999", () =>
    fc.assert(
      fc.property(fc.array(anyStars, { minLength: 1, maxLength: 40 }), (reviews) => {
        const ratings = reviews.map(ratingOf)
        for (const rating of [...ratings, averageOf(ratings)]) {
          const ranges = [1, 2, 3, 4, 5].filter((from) => rating >= from && rating <= from + 0.999)
          expect(ranges).toEqual([wholeStars(rating)])
        }
      })
    ))

  it("never lie outside what they are the mean of", () =>
    fc.assert(
      fc.property(anyStars, (stars) => {
        const given = Object.values(stars)
        expect(ratingOf(stars)).toBeGreaterThanOrEqual(Math.min(...given))
        expect(ratingOf(stars)).toBeLessThanOrEqual(Math.max(...given))
      })
    ))
})
