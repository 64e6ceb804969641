import { describe, expect, it } from "vitest"
import { instant } from "#core/kernel/moment.ts"
import { badgesOf } from "#core/profile/badges.rule.ts"
import { someNow } from "../arbitraries.ts"

describe("badges", () => {
  it("come with the time when they were earned", () => {
    const joinedAt = instant(someNow - 366 * 86_400_000)
    const facts = { reviews: 1, likes: 0, joinedAt, firstReviewAt: someNow }
    expect(badgesOf(facts, someNow)).toEqual([
      { id: "first-review", earnedAt: someNow },
      { id: "five-photos" },
      { id: "first-to-review" },
      { id: "one-year", earnedAt: joinedAt + 365 * 86_400_000 }
    ])
    expect(badgesOf({ ...facts, joinedAt: someNow }, someNow).at(-1)).toEqual({ id: "one-year" })
  })
})
