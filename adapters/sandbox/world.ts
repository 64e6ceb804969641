import { Effect } from "effect"
import { seededRandom } from "#adapters/memory/seeded-random.ts"
import type { AdsPort } from "#core/ads/ads.port.ts"
import type { BannersPort } from "#core/banners/banners.port.ts"
import { Unavailable } from "#core/kernel/failure.ts"
import type { Instant } from "#core/kernel/moment.ts"
import { portOver } from "#core/kernel/named-calls.ts"
import type { Language } from "#core/kernel/text.ts"
import type { ShopPorts } from "#core/shop/ports.ts"
import { stagedAccount } from "./account.ts"
import { stagedSelling } from "./selling.ts"

interface Staging {
  readonly language: Language
  readonly now: () => Instant
  /** The shopper is new: what comes over a page by itself does so. */
  readonly isNew: boolean
}

/**
 * The shop's ports in the sandbox. Reads go to the running shop; writes stay in this page, or are refused as
 * something that cannot be reached. Machines 15.
 */
export const stagedPorts = (shop: ShopPorts, { language, now, isNew }: Staging): ShopPorts => {
  const random = seededRandom(1)
  const account = stagedAccount(random, now, language)
  // Each port is named, so that a new one asks for a decision: what belongs to a member never asks the running shop.
  return {
    catalogue: shop.catalogue,
    search: shop.search,
    reviews: shop.reviews,
    reviewers: shop.reviewers,
    selections: shop.selections,
    banners: isNew ? shop.banners : withoutPopups(shop.banners),
    // What happens in a sandbox is not counted.
    ads: withoutAds,
    tracking: outOfReach(),
    stores: shop.stores,
    journal: shop.journal,
    regions: shop.regions,
    selfCheckout: shop.selfCheckout,
    toggles: shop.toggles,
    ...stagedSelling(shop, account.member, random, () => ({ language, now: now() })),
    account: account.port,
    writing: outOfReach(),
    reactions: outOfReach(),
    photos: outOfReach(),
    ownReviews: outOfReach(),
    savedReviews: outOfReach(),
    proposals: outOfReach(),
    points: outOfReach(),
    memberOrders: outOfReach(),
    profile: outOfReach(),
    people: outOfReach(),
    searchHistory: outOfReach(),
    recommendations: outOfReach(),
    productBookmarks: outOfReach(),
    push: outOfReach()
  }
}

/** Nothing comes over a page by itself. */
const withoutPopups = (banners: BannersPort): BannersPort => ({
  all: (input) =>
    Effect.map(
      banners.all(input),
      ({ popup_banner: _, floating_banners: __, floating_icon_apps: ___, ...others }) => others
    )
})

const withoutAds: AdsPort = {
  slots: () => Effect.succeed([]),
  take: () => Effect.succeed(undefined),
  click: () => Effect.void
}

const outOfReach = <P extends object>(): P => portOver(() => Effect.fail(new Unavailable()))
