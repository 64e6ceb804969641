import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { CombinationId } from "#core/catalogue/combination.ts"
import { dayMs, instant } from "#core/kernel/moment.ts"
import type { reviewStatuses } from "#core/reviews/review.ts"
import {
  changeBrings,
  draftOfReview,
  freeChangeDays,
  freeUntil,
  statusAfterChange
} from "#core/reviews/writing/change.rule.ts"
import { someNow } from "#specs/arbitraries.ts"
import { someOwnReview } from "./own-review-fixture.ts"

const createdAt = someNow
const later = (ms: number) => instant(createdAt + ms)

describe("a changed review", () => {
  it("follows the checks for 30 days, and is held after them until staff decide", () => {
    const facts = { status: "published", mustBeRead: false, createdAt } as const
    const last = later(freeChangeDays * dayMs)
    expect(freeUntil(createdAt)).toBe(last)
    expect(statusAfterChange(facts, "published", last)).toEqual({ status: "published", mustBeRead: false })
    expect(statusAfterChange(facts, "held", last)).toEqual({ status: "held", mustBeRead: false })
    const tooLate = later(freeChangeDays * dayMs + 1)
    expect(statusAfterChange(facts, "published", tooLate)).toEqual({ status: "held", mustBeRead: true })
  })

  it("that the checks held is published once they find nothing any more", () => {
    const facts = { status: "held", mustBeRead: false, createdAt } as const
    expect(statusAfterChange(facts, "published", createdAt)).toEqual({ status: "published", mustBeRead: false })
  })

  it("that was hidden is held however often it is changed again", () => {
    const changes = fc.array(fc.record({ checked: fc.constantFrom("published", "held"), ms: fc.nat(90 * dayMs) }), {
      minLength: 1
    })
    fc.assert(
      fc.property(changes, fc.boolean(), (steps, mustBeRead) => {
        const hidden = { status: "hidden" as (typeof reviewStatuses)[number], mustBeRead, createdAt }
        const end = steps.reduce(
          (facts, { checked, ms }) => ({ createdAt, ...statusAfterChange(facts, checked, later(ms)) }),
          hidden
        )
        expect(end).toEqual({ status: "held", mustBeRead: true, createdAt })
      })
    )
  })
})

describe("what a change brings", () => {
  it("is known before: shown at once for 30 days, then read first, as is one that readers do not see", () => {
    const own = someOwnReview(1)
    const end = freeUntil(own.review.createdAt)
    expect(changeBrings(own, end)).toBe("free")
    expect(changeBrings(own, instant(end + 1))).toBe("late")
    expect(changeBrings(someOwnReview(1, { status: "held" }), end)).toBe("held")
    expect(changeBrings(someOwnReview(1, { status: "hidden" }), instant(end + 1))).toBe("hidden")
  })
})

describe("the form of a review that is changed", () => {
  it("is filled with what the review says, as far as the form still asks for it", () => {
    const [red, blue] = [CombinationId("100101"), CombinationId("100102")]
    const { review: said, ...rest } = someOwnReview(1, { combination: red })
    const own = { ...rest, review: { ...said, tags: ["fresh", "matte"] as const } }
    const parts = ["effectiveness", "scent"] as const
    expect(draftOfReview(own, { parts, combinations: [red, blue], tags: ["light", "fresh"] })).toEqual({
      details: own.review.details,
      answers: {
        combination: red,
        stars: { effectiveness: 4 },
        durationOfUse: "1–3 bulan",
        recommended: true,
        repurchase: true,
        tags: ["fresh"]
      }
    })
    expect(draftOfReview(own, { parts, combinations: [blue], tags: [] }).answers.combination).toBeNull()
    const { durationOfUse: _, ...review } = own.review
    const old = { ...own, review: { ...review, durationOfUse: "dua hari" } }
    expect(draftOfReview(old, { parts, combinations: [], tags: [] }).answers.durationOfUse).toBeNull()
  })
})
