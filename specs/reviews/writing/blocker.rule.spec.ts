import { describe, expect, it } from "vitest"
import { instant } from "#core/kernel/moment.ts"
import { blockerOf } from "#core/reviews/writing/blocker.rule.ts"
import { answered, openReviews, texts } from "../review-fixture.ts"

const until = instant(1_764_000_000_000)
const form = { step: "writing", reason: null, until: null, failure: null } as const

describe("what prevents a whole review", () => {
  it("is nothing before the first press", () => expect(blockerOf(form)).toBeNull())

  it.each([
    ["WriterUnfinished", "unfinished"],
    ["ProductUnknown", "gone"],
    ["ProductRemoved", "gone"],
    ["PhotoUnknown", "photos"],
    ["ReviewChanged", "changed"],
    ["ReviewUnknown", "removed"],
    ["Unavailable", "unreachable"]
  ] as const)("after %s is: %s", (tag, kind) =>
    expect(blockerOf({ ...form, failure: `failure.${tag}` })).toEqual({ kind })
  )

  it.each(["ReviewIncomplete", "Unexpected", "TooManyTries"])("after %s is said in its own words", (tag) =>
    expect(blockerOf({ ...form, failure: `failure.${tag}` })).toEqual({ kind: "other", failure: `failure.${tag}` })
  )

  it("is no refused word, which is said at its field, and no pause that has ended", () => {
    for (const tag of ["ReviewRefused", "ReviewBlocked"])
      expect(blockerOf({ ...form, failure: `failure.${tag}` })).toBeNull()
  })

  it.each(["failures", "spam"] as const)("is a pause with its end, after %s", (reason) =>
    expect(blockerOf({ step: "paused", reason, until, failure: "failure.ReviewRefused" })).toEqual({
      kind: "paused",
      reason,
      until
    })
  )

  it("comes with the third refusal and goes by itself an hour later; what is typed meanwhile is stored. D-40", async () => {
    const shop = openReviews()
    const tab = shop.openTab()
    await shop.clock.advance(100)
    tab.say({ type: "part.rated", part: "all", stars: 4 })
    tab.say({ type: "answer.chosen", answers: answered })
    tab.say({ type: "details.typed", details: texts.link })
    for (const refusal of [1, 2, 3]) {
      tab.say({ type: "review.sent" })
      await shop.clock.advance(100)
      expect(blockerOf(tab.view())?.kind).toBe(refusal < 3 ? undefined : "paused")
    }
    tab.say({ type: "details.typed", details: texts.good })
    tab.say({ type: "part.rated", part: "all", stars: 2 })
    expect(tab.view()).toMatchObject({ step: "paused", details: texts.good, rating: 2, findings: [] })
    expect(tab.draft()).toBe(texts.good)
    await shop.clock.advance(3_600_000)
    expect(tab.view()).toMatchObject({ step: "writing", details: texts.good, rating: 2 })
    expect(blockerOf(tab.view())).toBeNull()
  })
})
