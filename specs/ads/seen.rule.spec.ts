import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { AdId } from "#core/ads/ad.ts"
import { afterShowing, cappedAds, seenIn, seenText } from "#core/ads/seen.rule.ts"
import { runs, someNow } from "../arbitraries.ts"

describe("what was shown today", () => {
  it("comes back as it was stored, and is nothing for any other text", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 20 }), { maxLength: 60 }), (shown) => {
        const seen = shown.reduce(
          (all, ad) => afterShowing(all, { id: AdId(`ad-${ad}`), perDay: ad % 4 }, someNow),
          seenIn(undefined)
        )
        expect(seenIn(seenText(seen))).toEqual(seen)
        const capped = new Set<string>(cappedAds(seen, someNow))
        for (const ad of new Set(shown)) {
          const times = shown.filter((one) => one === ad).length
          expect(capped.has(`ad-${ad}`)).toBe(ad % 4 > 0 && times >= ad % 4)
        }
      }),
      runs(300)
    )
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(cappedAds(seenIn(text), someNow)).toEqual([])
      }),
      runs(300)
    )
  })
})
