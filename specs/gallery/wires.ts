import { accountWire } from "#adapters/wire/account/account.wire.ts"
import { peopleWire, profileWire } from "#adapters/wire/account/profile.wire.ts"
import { bannersWire } from "#adapters/wire/banners.wire.ts"
import { catalogueWire } from "#adapters/wire/catalogue.wire.ts"
import { productBookmarksWire, recommendationsWire, selectionsWire } from "#adapters/wire/discovery/discovery.wire.ts"
import type { AnyEndpoint, Wire } from "#adapters/wire/endpoint.ts"
import { journalWire } from "#adapters/wire/journal.wire.ts"
import { proposalsWire } from "#adapters/wire/proposals/proposals.wire.ts"
import { pushWire } from "#adapters/wire/push/push.wire.ts"
import { regionsWire } from "#adapters/wire/regions.wire.ts"
import { ownReviewsWire, savedReviewsWire } from "#adapters/wire/reviews/own-reviews.wire.ts"
import { photosWire } from "#adapters/wire/reviews/photos.wire.ts"
import { reactionsWire } from "#adapters/wire/reviews/reactions.wire.ts"
import { reviewersWire } from "#adapters/wire/reviews/reviewers.wire.ts"
import { reviewsWire } from "#adapters/wire/reviews/reviews.wire.ts"
import { writingWire } from "#adapters/wire/reviews/writing.wire.ts"
import { searchWire } from "#adapters/wire/search.wire.ts"
import { searchHistoryWire } from "#adapters/wire/search-history.wire.ts"
import { cartWire } from "#adapters/wire/selling/cart.wire.ts"
import { checkoutWire } from "#adapters/wire/selling/checkout.wire.ts"
import { egiftsWire } from "#adapters/wire/selling/egifts.wire.ts"
import { memberBagWire } from "#adapters/wire/selling/member-bag.wire.ts"
import { memberOrdersWire } from "#adapters/wire/selling/member-orders.wire.ts"
import { notifyWire } from "#adapters/wire/selling/notify-me.wire.ts"
import { ordersWire } from "#adapters/wire/selling/orders.wire.ts"
import { pickupWire } from "#adapters/wire/selling/pickup.wire.ts"
import { pointsWire } from "#adapters/wire/selling/points.wire.ts"
import { returnsWire } from "#adapters/wire/selling/returns.wire.ts"
import { selfCheckoutWire } from "#adapters/wire/selling/self-checkout.wire.ts"
import { storesWire } from "#adapters/wire/stores.wire.ts"
import { togglesWire } from "#adapters/wire/toggles.wire.ts"
import { adsWire } from "#adapters/wire/window/ads.wire.ts"
import { trackingWire } from "#adapters/wire/window/tracking.wire.ts"
import { wishlistWire } from "#adapters/wire/wishlist.wire.ts"
import type { ShopPorts } from "#core/shop/ports.ts"

const tables: { readonly [A in keyof ShopPorts]: Wire<ShopPorts[A]> } = {
  account: accountWire,
  bags: cartWire,
  banners: bannersWire,
  catalogue: catalogueWire,
  checkout: checkoutWire,
  egifts: egiftsWire,
  ads: adsWire,
  tracking: trackingWire,
  memberBag: memberBagWire,
  memberOrders: memberOrdersWire,
  notify: notifyWire,
  orders: ordersWire,
  reviewers: reviewersWire,
  ownReviews: ownReviewsWire,
  people: peopleWire,
  photos: photosWire,
  pickup: pickupWire,
  points: pointsWire,
  profile: profileWire,
  productBookmarks: productBookmarksWire,
  proposals: proposalsWire,
  push: pushWire,
  reactions: reactionsWire,
  recommendations: recommendationsWire,
  regions: regionsWire,
  returns: returnsWire,
  reviews: reviewsWire,
  savedReviews: savedReviewsWire,
  search: searchWire,
  searchHistory: searchHistoryWire,
  selections: selectionsWire,
  selfCheckout: selfCheckoutWire,
  journal: journalWire,
  stores: storesWire,
  wishlist: wishlistWire,
  writing: writingWire,
  toggles: togglesWire
}

/** Every call of the shop and its row of the wire, by the names of core: "account.sendCode". */
export const wires: ReadonlyMap<string, AnyEndpoint> = new Map(
  Object.entries(tables).flatMap(([area, wire]) =>
    Object.entries<AnyEndpoint>(wire).map(([call, endpoint]) => [`${area}.${call}`, endpoint] as const)
  )
)
