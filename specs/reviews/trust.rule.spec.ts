import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { helpfulness, wilson } from "#core/reviews/helpful.rule.ts"
import { type TrustEvidence, trustFactsOf } from "#core/reviews/trust.rule.ts"

const anyEvidence: fc.Arbitrary<TrustEvidence> = fc.record({
  verified: fc.boolean(),
  photos: fc.integer({ min: 0, max: 5 }),
  trust: fc.record({ accountDays: fc.nat(4000), isCompared: fc.boolean(), isChecked: fc.boolean() })
})
const scoreOf = (evidence: TrustEvidence): number =>
  trustFactsOf(evidence).reduce((sum, { speaks, weight }) => sum + (speaks ? weight : 0), 0)
const speaksIn = (evidence: TrustEvidence) =>
  Object.fromEntries(trustFactsOf(evidence).map((fact) => [fact.kind, fact.speaks]))

const nothing: TrustEvidence = {
  verified: false,
  photos: 0,
  trust: { accountDays: 0, isCompared: false, isChecked: false }
}

describe("why a review is trusted", () => {
  it("names every fact of every review, those that do not speak for it included", () =>
    fc.assert(
      fc.property(anyEvidence, (evidence) => {
        const kinds = trustFactsOf(evidence).map(({ kind }) => kind)
        expect(kinds).toEqual(["bought", "account", "photos", "ownText", "checked"])
      })
    ))

  it("never falls if a record becomes better", () =>
    fc.assert(
      fc.property(anyEvidence, fc.nat(50), (evidence, more) => {
        const { trust } = evidence
        for (const better of [
          { ...evidence, verified: true },
          { ...evidence, photos: evidence.photos + more },
          { ...evidence, trust: { ...trust, accountDays: trust.accountDays + more } },
          { ...evidence, trust: { ...trust, isCompared: true } },
          { ...evidence, trust: { ...trust, isChecked: true } }
        ]) {
          expect(scoreOf(better)).toBeGreaterThanOrEqual(scoreOf(evidence))
          const [before, after] = [speaksIn(evidence), speaksIn(better)]
          for (const kind of Object.keys(before)) if (before[kind]) expect([kind, after[kind]]).toEqual([kind, true])
        }
      })
    ))

  it("adds to the order of the most helpful ones exactly what readers see", () =>
    fc.assert(
      fc.property(anyEvidence, fc.nat(1000), (evidence, likes) => {
        const { verified, photos } = evidence
        expect(helpfulness({ likes, photos, verified })).toBeCloseTo(wilson(likes, likes) + scoreOf(evidence), 12)
      })
    ))

  it("adds 10 of 100 for photos, 5 for a purchase, and nothing for the rest", () => {
    expect(trustFactsOf(nothing).map(({ weight }) => Math.round(weight * 100))).toEqual([5, 0, 10, 0, 0])
    expect(scoreOf(nothing)).toBe(0)
  })

  it.each([
    [6, false],
    [7, true]
  ])("says that an account of %i days speaks for a review: %s", (accountDays, speaks) =>
    expect(speaksIn({ ...nothing, trust: { ...nothing.trust, accountDays } })["account"]).toBe(speaks)
  )
})
