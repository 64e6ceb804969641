import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { teaserOf } from "#core/reviews/teaser.rule.ts"

const review = (details: string) => ({ review: { details, pictures: [1, 2] }, product: "p" }) as never

describe("a review in a few lines", () => {
  it("is 150 letters long at most, without pictures, and begins as it was written (D-80)", () =>
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 400 }), (details) => {
        const shown = teaserOf(review(details)).review
        expect([...shown.details].length).toBeLessThanOrEqual(151)
        expect(shown.pictures).toEqual([])
        expect(details).toContain(shown.details.replace(/…$/, "").trimEnd())
      })
    ))

  it("is whole if it is short", () => expect(teaserOf(review("Suka banget.")).review.details).toBe("Suka banget."))
})
