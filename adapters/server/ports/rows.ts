import { accountFacades, sharedAddresses } from "#adapters/wire/account/account.facades.ts"
import { accountWire } from "#adapters/wire/account/account.wire.ts"
import { peopleWire, profileWire } from "#adapters/wire/account/profile.wire.ts"
import {
  sharedAddressFacades,
  sharedCatalogueAddresses,
  sharedSearchAddresses
} from "#adapters/wire/account/shared-addresses.facades.ts"
import { bannersWire } from "#adapters/wire/banners.wire.ts"
import { catalogueFacades } from "#adapters/wire/catalogue.facades.ts"
import { catalogueWire } from "#adapters/wire/catalogue.wire.ts"
import { productBookmarksWire, recommendationsWire, selectionsWire } from "#adapters/wire/discovery/discovery.wire.ts"
import type { Wire } from "#adapters/wire/endpoint.ts"
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
import { searchFacades } from "#adapters/wire/search.facades.ts"
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
import type { Caller } from "../http/caller.ts"
import { servedFacades, servedPort } from "../http/serve-port.ts"

/** Every call of the shop with the port that answers it; the paths that several ports share are answered by facades. */
export const servedRows = (portsFor: (caller: Caller) => ShopPorts) => [
  ...servedPort(without(catalogueWire, sharedCatalogueAddresses), (caller) => portsFor(caller).catalogue),
  ...servedPort(without(searchWire, sharedSearchAddresses), (caller) => portsFor(caller).search),
  ...servedPort(reviewsWire, (caller) => portsFor(caller).reviews),
  ...servedPort(reviewersWire, (caller) => portsFor(caller).reviewers),
  ...servedPort(writingWire, (caller) => portsFor(caller).writing, known),
  ...servedPort(reactionsWire, (caller) => portsFor(caller).reactions, known),
  ...servedPort(photosWire, (caller) => portsFor(caller).photos, known),
  ...servedPort(ownReviewsWire, (caller) => portsFor(caller).ownReviews, known),
  ...servedPort(savedReviewsWire, (caller) => portsFor(caller).savedReviews, known),
  ...servedPort(selectionsWire, (caller) => portsFor(caller).selections),
  ...servedPort(recommendationsWire, (caller) => portsFor(caller).recommendations, known),
  ...servedPort(productBookmarksWire, (caller) => portsFor(caller).productBookmarks, known),
  ...servedPort(pushWire, (caller) => portsFor(caller).push, known),
  ...servedPort(proposalsWire, (caller) => portsFor(caller).proposals, known),
  ...servedPort(bannersWire, (caller) => portsFor(caller).banners),
  ...servedPort(adsWire, (caller) => portsFor(caller).ads, known),
  ...servedPort(trackingWire, (caller) => portsFor(caller).tracking, known),
  ...servedPort(storesWire, (caller) => portsFor(caller).stores),
  ...servedPort(journalWire, (caller) => portsFor(caller).journal),
  ...servedPort(regionsWire, (caller) => portsFor(caller).regions),
  ...servedPort(cartWire, (caller) => portsFor(caller).bags, known),
  ...servedPort(memberBagWire, (caller) => portsFor(caller).memberBag, known),
  ...servedPort(pointsWire, (caller) => portsFor(caller).points, known),
  ...servedPort(memberOrdersWire, (caller) => portsFor(caller).memberOrders, known),
  ...servedPort(pickupWire, (caller) => portsFor(caller).pickup, known),
  ...servedPort(selfCheckoutWire, (caller) => portsFor(caller).selfCheckout, known),
  ...servedPort(wishlistWire, (caller) => portsFor(caller).wishlist, known),
  ...servedPort(profileWire, (caller) => portsFor(caller).profile, known),
  ...servedPort(peopleWire, (caller) => portsFor(caller).people, known),
  ...servedPort(searchHistoryWire, (caller) => portsFor(caller).searchHistory, known),
  ...servedPort(checkoutWire, (caller) => portsFor(caller).checkout, known),
  ...servedPort(ordersWire, (caller) => portsFor(caller).orders, { ...known, first: { keepReceipt: "read" } }),
  ...servedPort(returnsWire, (caller) => portsFor(caller).returns, { ...known, first: { keepPhoto: "check" } }),
  ...servedPort(egiftsWire, (caller) => portsFor(caller).egifts, known),
  ...servedPort(notifyWire, (caller) => portsFor(caller).notify, known),
  ...servedPort(without(accountWire, sharedAddresses), (caller) => portsFor(caller).account, known),
  ...servedPort(togglesWire, (caller) => portsFor(caller).toggles),
  ...servedFacades(accountFacades, portsFor, known),
  ...servedFacades([...catalogueFacades, ...searchFacades, ...sharedAddressFacades], (caller) => portsFor(caller))
]

/** The rows of a wire without those whose address a facade answers. */
const without = <P>(wire: Wire<P>, shared: object): Wire<P> =>
  Object.fromEntries(Object.entries(wire).filter(([name]) => !(name in shared))) as Wire<P>

/** What members are answered otherwise than guests. */
const known = { recognises: true } as const
