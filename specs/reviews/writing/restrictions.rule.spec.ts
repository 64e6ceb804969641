import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { instant } from "#core/kernel/moment.ts"
import { pauseOf, spamRules, type WritingFacts } from "#core/reviews/spam-block.rule.ts"
import { restrictionsOf } from "#core/reviews/writing/restrictions.rule.ts"
import { someNow } from "#specs/arbitraries.ts"

const later = (ms: number) => instant(someNow + ms)
const facts = (more: Partial<WritingFacts>): WritingFacts => ({ failures: 3, accepted: [], ...more })

describe("restrictions of a writer", () => {
  it("name the block for an hour, with the refusals that brought it", () => {
    const blocked = facts({ blockedAt: someNow })
    const at = later(spamRules.failuresPauseMs - 1)
    expect(restrictionsOf(blocked, at)).toEqual({ blocked: { at: someNow, count: 3 } })
    expect(restrictionsOf(blocked, later(spamRules.failuresPauseMs))).toBeUndefined()
  })

  it("name the ban for six hours, beside the block", () => {
    const both = facts({ blockedAt: someNow, bannedAt: someNow })
    expect(restrictionsOf(both, someNow)).toEqual({ blocked: { at: someNow, count: 3 }, bannedAt: someNow })
    expect(restrictionsOf(both, later(spamRules.windowPauseMs - 1))).toEqual({ bannedAt: someNow })
    expect(restrictionsOf(both, later(spamRules.windowPauseMs))).toBeUndefined()
  })

  it("are there exactly while a pause is", () => {
    const moment = fc.option(
      fc.integer({ min: 0, max: 30_000_000 }).map((ms) => instant(ms)),
      { nil: undefined }
    )
    fc.assert(
      fc.property(moment, moment, fc.nat(60_000_000), (blockedAt, bannedAt, now) => {
        const some = facts({
          ...(blockedAt !== undefined && { blockedAt }),
          ...(bannedAt !== undefined && { bannedAt })
        })
        expect(restrictionsOf(some, instant(now)) === undefined).toBe(pauseOf(some, instant(now)) === undefined)
      })
    )
  })
})
