import type { Instant } from "../kernel/moment.ts"
import type { AdId, AdPlace, AdSlot, StoredAd } from "./ad.ts"

/** Returns whether an advertisement runs now and has impressions left. */
export const isRunning = (
  { startsAt, endsAt, budget, impressions }: Pick<StoredAd, "startsAt" | "endsAt" | "budget" | "impressions">,
  now: Instant
): boolean => now >= startsAt && now < endsAt && (budget === undefined || impressions < budget)

/** Returns whether an advertisement is meant for a page. */
export const isMeantFor = (
  { pages, targets }: Pick<StoredAd, "pages" | "targets">,
  { page, target }: AdPlace
): boolean => pages.includes(page) && (targets.length === 0 || (target !== undefined && targets.includes(target)))

/**
 * Returns advertisements for a slot, the one first that is furthest behind: the smallest part of its budget, then the fewest
 * impressions. Those without a budget fill what is left.
 *
 * @param capped those that this browser has shown often enough
 */
export const adsInTurn = (
  ads: ReadonlyArray<StoredAd>,
  slot: AdSlot,
  place: AdPlace,
  capped: ReadonlyArray<AdId>
): ReadonlyArray<StoredAd> =>
  ads
    .filter((ad) => ad.slot === slot && isMeantFor(ad, place) && !capped.includes(ad.id))
    .toSorted((a, b) => deliveredPart(a) - deliveredPart(b) || a.impressions - b.impressions || (a.id < b.id ? -1 : 1))

/** 1 or more for one without a budget: it comes after all that have promised impressions. */
const deliveredPart = ({ budget, impressions }: StoredAd): number => (budget === undefined ? 1 : impressions / budget)
