import { Effect } from "effect"
import type { AdId, StoredAd } from "#core/ads/ad.ts"
import type { AdsStore } from "#core/ads/ads.port.ts"
import { isRunning } from "#core/ads/ads.rule.ts"

/** Advertisements in memory. */
export const memoryAds = (given: ReadonlyArray<StoredAd>): AdsStore => {
  const ads = new Map(given.map((ad) => [ad.id, ad]))
  /** Changes one unless it may not be changed; returns whether it was. */
  const change = (id: AdId, next: (ad: StoredAd) => StoredAd | undefined): boolean => {
    const held = ads.get(id)
    const changed = held && next(held)
    if (changed === undefined) return false
    ads.set(id, changed)
    return true
  }
  return {
    running: (now) => Effect.sync(() => [...ads.values()].filter((ad) => isRunning(ad, now))),
    countImpression: (id, now) =>
      Effect.sync(() =>
        change(id, (ad) => (isRunning(ad, now) ? { ...ad, impressions: ad.impressions + 1 } : undefined))
      ),
    countClick: (id) =>
      Effect.sync(() => change(id, (ad) => (ad.clicks < ad.impressions ? { ...ad, clicks: ad.clicks + 1 } : undefined)))
  }
}
