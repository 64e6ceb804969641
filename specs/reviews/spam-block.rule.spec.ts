import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { allows, decide } from "#core/kernel/decide.ts"
import { instant } from "#core/kernel/moment.ts"
import {
  afterAccepted,
  afterChanged,
  afterRefused,
  nothingWritten,
  pauseOf,
  spamRules,
  type WritingFacts
} from "#core/reviews/spam-block.rule.ts"
import { mayWrite } from "#core/reviews/writing/may-write.ts"
import { runs, someNow } from "../arbitraries.ts"
import { type Action, naiveEnd } from "./naive-block.ts"

const minute = 60_000
const hour = 60 * minute
const at = (ms: number) => instant(someNow + ms)

const anyGap = fc.oneof(
  { weight: 12, arbitrary: fc.integer({ min: 0, max: 60_000 }) },
  { weight: 2, arbitrary: fc.integer({ min: 0, max: 20 * minute }) },
  { weight: 1, arbitrary: fc.integer({ min: 0, max: 7 * hour }) },
  { weight: 1, arbitrary: fc.constantFrom(hour, hour - 1, 15 * minute, 6 * hour, 6 * hour - 1) }
)
/** Accepted mostly: twenty in a row must happen. */
const anyHistory = fc.array(
  fc.record({ gap: anyGap, isGood: fc.oneof({ weight: 8, arbitrary: fc.constant(true) }, fc.boolean()) }),
  { maxLength: 60, size: "max" }
)

interface Rule {
  readonly accepted: typeof afterAccepted
  readonly refused: typeof afterRefused
}

/** Plays a history at the shop, and compares every moment with the slow reference. */
const asReference = ({ accepted, refused }: Rule) =>
  fc.property(anyHistory, (history) => {
    const done: Array<Action> = []
    let facts: WritingFacts = nothingWritten
    let now = someNow as number
    for (const { gap, isGood } of history) {
      now += gap
      const moment = instant(now)
      expect(pauseOf(facts, moment)?.until).toBe(naiveEnd(done, now, spamRules))
      if (!allows(mayWrite(facts, moment))) continue
      facts = isGood ? accepted(facts, moment) : refused(facts, moment)
      done.push({ at: now, kind: isGood ? "accepted" : "refused" })
      if (isGood) expect(facts.failures).toBe(0)
    }
  })

describe("who may write a review", () => {
  it("is what a slow reference says of the whole history: R1, R2, R3 and R6", () =>
    fc.assert(asReference({ accepted: afterAccepted, refused: afterRefused }), runs(300)))

  it.each<[string, Rule]>([
    [
      "counts total refusals",
      {
        accepted: (facts, now) => ({ ...afterAccepted(facts, now), failures: facts.failures }),
        refused: (facts, now) => afterRefused({ ...facts, failedAt: now }, now)
      }
    ],
    [
      "counts to nineteen",
      {
        accepted: (facts, now) => afterAccepted(facts, now, { ...spamRules, reviewsPerWindow: 19 }),
        refused: afterRefused
      }
    ],
    [
      "counts a fixed quarter of an hour",
      {
        accepted: (facts, now) => afterAccepted(facts, now, { ...spamRules, windowMs: 14 * minute }),
        refused: afterRefused
      }
    ],
    [
      "rests after two",
      { accepted: afterAccepted, refused: (facts, now) => afterRefused(facts, now, { ...spamRules, failuresAt: 2 }) }
    ]
  ])("a rule that %s is found out", (_, rule) => {
    expect(() => fc.assert(asReference(rule), { numRuns: 400, seed: 1, endOnFailure: true })).toThrow()
  })

  it("counts a refusal exactly an hour after the last one as the first", () => {
    const twice = afterRefused(afterRefused(nothingWritten, at(0)), at(1))
    expect(afterRefused(twice, at(hour))).toMatchObject({ failures: 3, blockedAt: at(hour) })
    expect(afterRefused(twice, at(hour + 1))).toEqual({ ...nothingWritten, failures: 1, failedAt: at(hour + 1) })
  })

  it("counts a review of exactly 15 minutes ago, and none of a millisecond more", () => {
    const at19 = Array.from({ length: 19 }, () => at(0))
    expect(afterAccepted({ ...nothingWritten, accepted: at19 }, at(15 * minute)).bannedAt).toBe(at(15 * minute))
    expect(afterAccepted({ ...nothingWritten, accepted: at19 }, at(15 * minute + 1))).toEqual({
      ...nothingWritten,
      accepted: [at(15 * minute + 1)]
    })
  })

  it("takes the later end where two rests meet, and says what is left: R3, R5", () =>
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 8 * hour }),
        fc.integer({ min: 0, max: 8 * hour }),
        fc.integer({ min: -hour, max: 9 * hour }),
        (blocked, banned, ms) => {
          const now = at(ms)
          const pause = pauseOf({ ...nothingWritten, blockedAt: at(blocked), bannedAt: at(banned) }, now)
          const end = Math.max(at(blocked) + hour, at(banned) + 6 * hour)
          expect(pause?.until).toBe(end > now ? end : undefined)
          if (pause) expect(pause.leftMs > 0 && pause.leftMs <= 6 * hour).toBe(true)
        }
      )
    ))

  it("forgives no refusal for a change, which counts as a review does", () => {
    let facts = nothingWritten
    for (const ms of [0, 2, 4]) facts = afterChanged(afterRefused(facts, at(ms)), at(ms + 1))
    expect(pauseOf(facts, at(5))?.reason).toBe("failures")
    let many = nothingWritten
    for (let one = 0; one < 20; one++) many = afterChanged(many, at(one))
    expect(pauseOf(many, at(20))?.reason).toBe("spam")
  })

  it("takes nothing for an hour after the third refusal, and for six after the twentieth review in a quarter", () => {
    let refused = nothingWritten
    for (const ms of [0, 1, 2]) refused = afterRefused(refused, at(ms))
    expect(pauseOf(refused, at(hour + 1))).toEqual({ reason: "failures", until: at(hour + 2), leftMs: 1 })
    expect(pauseOf(refused, at(hour + 2))).toBeUndefined()
    let many = nothingWritten
    for (let one = 0; one < 19; one++) many = afterAccepted(many, at(one))
    expect(pauseOf(many, at(20))).toBeUndefined()
    expect(
      decide(mayWrite(afterAccepted(many, at(15 * minute)), at(15 * minute)), ({ reason, until }) => [reason, until])
    ).toEqual(["spam", at(15 * minute + 6 * hour)])
    expect(pauseOf(afterAccepted(many, at(15 * minute + 19)), at(16 * minute))).toBeUndefined()
  })
})
