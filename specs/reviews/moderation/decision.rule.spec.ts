import { describe, expect, it } from "vitest"
import { decide } from "#core/kernel/decide.ts"
import { instant } from "#core/kernel/moment.ts"
import { mayDecide, waitsForStaff } from "#core/reviews/moderation/decision.rule.ts"
import type { DecidedStatus } from "#core/reviews/review.ts"

const decidedAt = instant(1)
const states = [
  { status: "published", version: 2 },
  { status: "published", version: 2, decidedAt },
  { status: "held", version: 2 },
  { status: "hidden", version: 2 },
  { status: "hidden", version: 2, decidedAt }
] as const

describe("decisions on a review", () => {
  const outcome = (at: number, to: DecidedStatus, version?: number) =>
    decide(mayDecide(states[at] as (typeof states)[number], to, version), ({ _tag }) => _tag) ?? "done"

  it("are refused if they change nothing", () => {
    expect(states.map((_, at) => outcome(at, "published"))).toEqual([
      "ReviewDecided",
      "ReviewDecided",
      "done",
      "done",
      "done"
    ])
    // One that readers' reports hid is hidden for good by staff.
    expect(states.map((_, at) => outcome(at, "hidden"))).toEqual(["done", "done", "done", "done", "ReviewDecided"])
  })

  it("are refused on another version than the one that was read", () => {
    expect(outcome(2, "published", 1)).toBe("ReviewChanged")
    expect(outcome(2, "published", 2)).toBe("done")
  })

  it("are waited for by held reviews, and by hidden ones that no member of staff has read", () => {
    expect(states.map(waitsForStaff)).toEqual([false, false, true, true, false])
  })
})
