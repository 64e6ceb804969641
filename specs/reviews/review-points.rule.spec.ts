import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { reviewStatuses } from "#core/reviews/review.ts"
import { type ReviewPointFacts, reviewPointsDue } from "#core/reviews/review-points.rule.ts"
import { runs } from "../arbitraries.ts"

const facts = (some: Partial<ReviewPointFacts>): ReviewPointFacts => ({
  status: "published",
  isDecided: false,
  isRewarded: true,
  photos: 0,
  received: 0,
  ...some
})
const anyFacts = fc.record({
  status: fc.constantFrom(...reviewStatuses),
  isDecided: fc.boolean(),
  isRewarded: fc.boolean(),
  photos: fc.nat(5),
  received: fc.nat(2)
})

describe("points for a review (D-29)", () => {
  it.each<[string, Partial<ReviewPointFacts>, number]>([
    ["one once it is published", {}, 1],
    ["two with a photo", { photos: 1 }, 2],
    ["two with five photos", { photos: 5 }, 2],
    ["none while it waits for staff for the first time", { status: "held" }, 0],
    ["those from before while a change waits for staff", { status: "held", received: 1 }, 1],
    ["no point of a photo that was removed meanwhile", { status: "held", received: 2 }, 1],
    ["those from before while it is hidden after reports", { status: "hidden", received: 2, photos: 1 }, 2],
    ["none once staff have hidden it", { status: "hidden", isDecided: true, received: 2, photos: 1 }, 0],
    ["none if it was not among the first five of its day", { isRewarded: false, photos: 3 }, 0]
  ])("are %s", (_, some, due) => expect(reviewPointsDue(facts(some))).toBe(due))

  it("are never more than two, and never rise before it is published", () =>
    fc.assert(
      fc.property(anyFacts, (some) => {
        const due = reviewPointsDue(some)
        expect(due).toBeGreaterThanOrEqual(0)
        expect(due).toBeLessThanOrEqual(2)
        if (some.status !== "published") expect(due).toBeLessThanOrEqual(some.received)
      }),
      runs(300)
    ))

  it("are settled at once: a second look changes nothing", () =>
    fc.assert(
      fc.property(anyFacts, (some) => {
        const due = reviewPointsDue(some)
        expect(reviewPointsDue({ ...some, received: due })).toBe(due)
      }),
      runs(300)
    ))
})
