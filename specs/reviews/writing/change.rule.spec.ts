import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { dayMs, instant } from "#core/kernel/moment.ts"
import type { reviewStatuses } from "#core/reviews/review.ts"
import { freeChangeDays, freeUntil, statusAfterChange } from "#core/reviews/writing/change.rule.ts"
import { someNow } from "#specs/arbitraries.ts"

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
