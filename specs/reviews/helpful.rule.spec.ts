import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { helpfulness, wilson } from "#core/reviews/helpful.rule.ts"

const anyLikes = fc.integer({ min: 0, max: 100_000 })
const anyHelpful = fc.record({ likes: anyLikes, photos: fc.integer({ min: 0, max: 5 }), verified: fc.boolean() })

describe("how helpful a review is", () => {
  it("follows Wilson's lower bound", () => {
    expect(wilson(0, 0)).toBe(0)
    expect(wilson(1, 1)).toBeCloseTo(0.2065, 4)
    expect(wilson(50, 100)).toBeCloseTo(0.4038, 4)
    expect(wilson(0, 10)).toBe(0)
  })

  it("is a share that more answers make surer and never exceed", () =>
    fc.assert(
      fc.property(fc.nat(1_000), fc.nat(1_000), fc.integer({ min: 2, max: 9 }), (yes, no, times) => {
        const few = wilson(yes, yes + no)
        expect(few).toBeGreaterThanOrEqual(0)
        expect(few).toBeLessThanOrEqual(1)
        const rounding = 1e-12
        expect(wilson(yes * times, (yes + no) * times)).toBeGreaterThanOrEqual(few - rounding)
      })
    ))

  it("rises with likes, with a photo, and with a verified purchase", () =>
    fc.assert(
      fc.property(anyHelpful, fc.integer({ min: 1, max: 50 }), (review, more) => {
        const before = helpfulness(review)
        expect(helpfulness({ ...review, likes: review.likes + more })).toBeGreaterThan(before)
        expect(helpfulness({ ...review, photos: 1 })).toBeGreaterThanOrEqual(before)
        expect(helpfulness({ ...review, verified: true })).toBeGreaterThanOrEqual(before)
      })
    ))

  it("puts a photo before a verified purchase before nothing, and many likes before both", () => {
    const order = [
      { likes: 40, photos: 0, verified: false },
      { likes: 0, photos: 2, verified: true },
      { likes: 0, photos: 1, verified: false },
      { likes: 0, photos: 0, verified: true },
      { likes: 0, photos: 0, verified: false }
    ]
    expect(order.toSorted((one, other) => helpfulness(other) - helpfulness(one))).toEqual(order)
  })
})
