import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { AdId } from "#core/ads/ad.ts"
import { adsInTurn, isMeantFor, isRunning } from "#core/ads/ads.rule.ts"
import { instant } from "#core/kernel/moment.ts"
import { runs, someNow } from "../arbitraries.ts"
import { someAd } from "./some-ads.ts"

describe("an advertisement", () => {
  it.each([
    [{ startsAt: someNow }, true],
    [{ startsAt: instant(someNow + 1) }, false],
    [{ endsAt: instant(someNow + 1) }, true],
    [{ endsAt: someNow }, false],
    [{ budget: 10, impressions: 9 }, true],
    [{ budget: 10, impressions: 10 }, false],
    [{ impressions: 1_000_000 }, true]
  ])("with %j runs: %s", (more, runsNow) => expect(isRunning(someAd("one", more), someNow)).toBe(runsNow))

  it.each([
    [{ pages: ["category"] as const, targets: [] }, { page: "category", target: "serum" }, true],
    [{ pages: ["category"] as const, targets: ["serum"] }, { page: "category", target: "serum" }, true],
    [{ pages: ["category"] as const, targets: ["serum"] }, { page: "category", target: "balm" }, false],
    [{ pages: ["search"] as const, targets: ["serum"] }, { page: "search" }, false],
    [{ pages: ["search", "brand"] as const, targets: [] }, { page: "brand", target: "131" }, true],
    [{ pages: ["search"] as const, targets: [] }, { page: "tag", target: "search" }, false]
  ] as const)("%j is meant for %j: %s", (ad, place, isMeant) => expect(isMeantFor(ad, place)).toBe(isMeant))

  it("comes before any that has had a larger part of its budget, and those without a budget come last", () =>
    fc.assert(
      fc.property(
        fc.array(
          fc.record({ budget: fc.option(fc.integer({ min: 1, max: 50 })), had: fc.integer({ min: 0, max: 49 }) }),
          {
            maxLength: 20
          }
        ),
        (given) => {
          const ads = given.map(({ budget, had }, place) =>
            budget === null
              ? someAd(`ad-${place}`, { impressions: had })
              : someAd(`ad-${place}`, { budget, impressions: had % budget })
          )
          const turn = adsInTurn(ads, "top", { page: "category" }, [AdId("ad-0")])
          expect(turn.map(({ id }) => id)).not.toContain("ad-0")
          expect(turn).toHaveLength(Math.max(0, ads.length - 1))
          const parts = turn.map(({ budget, impressions }) => (budget === undefined ? 2 : impressions / budget))
          expect(parts).toEqual(parts.toSorted((a, b) => a - b))
        }
      ),
      runs(300)
    ))
})
