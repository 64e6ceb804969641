import type { Wire } from "#adapters/wire/endpoint.ts"
import type { LoadPort, ShopPorts } from "#core/shop/ports.ts"
import type { Send } from "./client.ts"
import { portOverHttp } from "./port-over-http.ts"

/** The table of the wire for each port, fetched with its port: a page asks few of them. */
const tables: { readonly [K in keyof ShopPorts]: () => Promise<Wire<ShopPorts[K]>> } = {
  catalogue: async () => (await import("#adapters/wire/catalogue.wire.ts")).catalogueWire,
  search: async () => (await import("#adapters/wire/search.wire.ts")).searchWire,
  reviews: async () => (await import("#adapters/wire/reviews/reviews.wire.ts")).reviewsWire,
  reviewers: async () => (await import("#adapters/wire/reviews/reviewers.wire.ts")).reviewersWire,
  writing: async () => (await import("#adapters/wire/reviews/writing.wire.ts")).writingWire,
  reactions: async () => (await import("#adapters/wire/reviews/reactions.wire.ts")).reactionsWire,
  photos: async () => (await import("#adapters/wire/reviews/photos.wire.ts")).photosWire,
  ownReviews: async () => (await import("#adapters/wire/reviews/own-reviews.wire.ts")).ownReviewsWire,
  savedReviews: async () => (await import("#adapters/wire/reviews/own-reviews.wire.ts")).savedReviewsWire,
  selections: async () => (await import("#adapters/wire/discovery/discovery.wire.ts")).selectionsWire,
  recommendations: async () => (await import("#adapters/wire/discovery/discovery.wire.ts")).recommendationsWire,
  productBookmarks: async () => (await import("#adapters/wire/discovery/discovery.wire.ts")).productBookmarksWire,
  proposals: async () => (await import("#adapters/wire/proposals/proposals.wire.ts")).proposalsWire,
  banners: async () => (await import("#adapters/wire/banners.wire.ts")).bannersWire,
  ads: async () => (await import("#adapters/wire/window/ads.wire.ts")).adsWire,
  tracking: async () => (await import("#adapters/wire/window/tracking.wire.ts")).trackingWire,
  stores: async () => (await import("#adapters/wire/stores.wire.ts")).storesWire,
  journal: async () => (await import("#adapters/wire/journal.wire.ts")).journalWire,
  regions: async () => (await import("#adapters/wire/regions.wire.ts")).regionsWire,
  bags: async () => (await import("#adapters/wire/selling/cart.wire.ts")).cartWire,
  memberBag: async () => (await import("#adapters/wire/selling/member-bag.wire.ts")).memberBagWire,
  points: async () => (await import("#adapters/wire/selling/points.wire.ts")).pointsWire,
  memberOrders: async () => (await import("#adapters/wire/selling/member-orders.wire.ts")).memberOrdersWire,
  pickup: async () => (await import("#adapters/wire/selling/pickup.wire.ts")).pickupWire,
  selfCheckout: async () => (await import("#adapters/wire/selling/self-checkout.wire.ts")).selfCheckoutWire,
  wishlist: async () => (await import("#adapters/wire/wishlist.wire.ts")).wishlistWire,
  profile: async () => (await import("#adapters/wire/account/profile.wire.ts")).profileWire,
  people: async () => (await import("#adapters/wire/account/profile.wire.ts")).peopleWire,
  searchHistory: async () => (await import("#adapters/wire/search-history.wire.ts")).searchHistoryWire,
  checkout: async () => (await import("#adapters/wire/selling/checkout.wire.ts")).checkoutWire,
  orders: async () => (await import("#adapters/wire/selling/orders.wire.ts")).ordersWire,
  returns: async () => (await import("#adapters/wire/selling/returns.wire.ts")).returnsWire,
  egifts: async () => (await import("#adapters/wire/selling/egifts.wire.ts")).egiftsWire,
  notify: async () => (await import("#adapters/wire/selling/notify-me.wire.ts")).notifyWire,
  push: async () => (await import("#adapters/wire/push/push.wire.ts")).pushWire,
  account: async () => (await import("#adapters/wire/account/account.wire.ts")).accountWire,
  toggles: async () => (await import("#adapters/wire/toggles.wire.ts")).togglesWire
}

/** Names of the ports that can be loaded. */
export const portNames = Object.keys(tables) as ReadonlyArray<keyof ShopPorts>

/** Loads a port of the shop as it is asked over HTTP. */
export const httpPort =
  (send: Send): LoadPort =>
  async (name) =>
    portOverHttp(send, await tables[name]())
