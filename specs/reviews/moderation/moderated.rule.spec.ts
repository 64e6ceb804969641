import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { type Finding, moderationCodes } from "#core/reviews/moderation/finding.ts"
import { moderationOf } from "#core/reviews/moderation/moderated.rule.ts"
import { runs } from "#specs/arbitraries.ts"

const finding = (severity: Finding["severity"]): Finding => ({ code: "PRI", quote: "50rb", at: 0, severity })
const usual = { findings: [], accountDays: 7, isFirstReview: true, hasPhotos: false } as const

const anyFinding: fc.Arbitrary<Finding> = fc.record({
  code: fc.constantFrom(...moderationCodes),
  quote: fc.string(),
  at: fc.nat(),
  severity: fc.constantFrom("held" as const, "refused" as const)
})

const strictness = { published: 0, held: 1, refused: 2 } as const

describe("the moderation of a review", () => {
  it("publishes what has no finding, holds the first review before the seventh day, and every photo", () => {
    expect(moderationOf(usual)).toEqual({ verdict: "published" })
    expect(moderationOf({ ...usual, accountDays: 6.99 })).toEqual({ verdict: "held", findings: [] })
    expect(moderationOf({ ...usual, accountDays: 0, isFirstReview: false })).toEqual({ verdict: "published" })
    expect(moderationOf({ ...usual, hasPhotos: true })).toEqual({ verdict: "held", findings: [] })
  })

  it("holds what is doubtful, and refuses with what the author can correct alone", () => {
    const [doubtful, sure] = [finding("held"), finding("refused")]
    expect(moderationOf({ ...usual, findings: [doubtful] })).toEqual({ verdict: "held", findings: [doubtful] })
    expect(moderationOf({ ...usual, hasPhotos: true, findings: [doubtful, sure] })).toEqual({
      verdict: "refused",
      findings: [sure]
    })
  })

  it("gets only stricter with more findings, photos and a newer account", () =>
    fc.assert(
      fc.property(
        fc.array(anyFinding),
        fc.array(anyFinding),
        fc.nat({ max: 30 }),
        fc.boolean(),
        (some, more, days, isFirst) => {
          const facts = { findings: some, accountDays: days, isFirstReview: isFirst, hasPhotos: false }
          const of = (changed: Partial<typeof facts>) => strictness[moderationOf({ ...facts, ...changed }).verdict]
          expect(of({ findings: [...some, ...more] })).toBeGreaterThanOrEqual(of({}))
          expect(of({ hasPhotos: true })).toBeGreaterThanOrEqual(of({}))
          expect(of({ accountDays: 0 })).toBeGreaterThanOrEqual(of({}))
        }
      ),
      runs(200)
    ))
})
